import type { Clock } from "../../clock.ts";
import type { Window } from "../../config/windows.ts";

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterS: number };

/** Counts a request of a client. Asynchronous where several instances share the counts. */
export type Limiter = { readonly take: (client: string) => Verdict | Promise<Verdict> };
type LocalLimiter = { readonly take: (client: string) => Verdict };

type Count = { used: number; endsMs: number };
type Counted = Window & { readonly clients: Map<string, Count> };

const clientsMax = 50_000;

/** Counts in memory. A request must fit into every window; one that is refused uses none of them up. */
export function memoryLimiter(windows: readonly Window[], clock: Clock): LocalLimiter {
  const counted = windows.map(window => ({ ...window, clients: new Map<string, Count>() }));
  return {
    take(client) {
      const nowMs = clock.elapsed();
      const all = counted.map(one => ({ max: one.max, count: countOf(client, one, nowMs) }));
      const full = all.filter(({ max, count }) => count.used >= max);
      if (full.length) {
        return refusal(Math.max(...full.map(({ count }) => count.endsMs - nowMs)));
      }
      for (const { count } of all) count.used++;
      for (const { clients } of counted) trim(clients, nowMs);
      return { allowed: true };
    },
  };
}

function countOf(client: string, { clients, windowMs }: Counted, nowMs: number): Count {
  const known = clients.get(client);
  if (known && known.endsMs > nowMs) return known;
  const fresh = { used: 0, endsMs: nowMs + windowMs };
  // Deleted first, so that the map stays in the order in which windows began.
  clients.delete(client);
  clients.set(client, fresh);
  return fresh;
}

export function refusal(waitMs: number): Verdict {
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** Drops windows that are over, and the oldest when an attack from many addresses fills the map. */
function trim(clients: Map<string, Count>, nowMs: number): void {
  for (const [client, { endsMs }] of clients) {
    if (endsMs > nowMs && clients.size <= clientsMax) return;
    clients.delete(client);
  }
}
