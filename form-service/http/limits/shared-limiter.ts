import type { Clock } from "../../clock.ts";
import type { Window } from "../../config/windows.ts";
import { sentenceOf } from "../../failure.ts";
import type { Log } from "../../log.ts";
import type { Limits } from "../../store/store.ts";
import { type Limiter, memoryLimiter, refusal, type Verdict } from "./limiter.ts";
import { sparingly } from "./sparingly.ts";

type Parts = {
  readonly limits: Limits;
  readonly windows: readonly Window[];
  readonly clock: Clock;
  readonly log: Log;
  /** How long an order waits for the shared count. */
  readonly patienceMs?: number;
};

type Asking = { readonly client: string; readonly resolve: (verdict: Verdict) => void };

/** After a failure the shared counts are left alone for this long: nobody waits for them in vain. */
const restMs = 2000;
const refusedMax = 50_000;

/**
 * One limit for all instances. This instance's own count comes first: it is free, and it decides
 * alone while the shared one cannot answer. So a limit can then be exceeded by the number of
 * instances, but no order is lost to a limiter.
 */
export function sharedLimiter(parts: Parts): Limiter {
  const { limits, windows, clock, log, patienceMs = 1000 } = parts;
  const local = memoryLimiter(windows, clock);
  /** Until when a client has been refused by all instances together. */
  const refused = new Map<string, number>();
  let asking: Asking[] = [];
  let isUnderWay = false;
  let restUntilMs = 0;
  const untold = sparingly(clock);

  function take(client: string): Verdict | Promise<Verdict> {
    const nowMs = clock.elapsed();
    const waitMs = (refused.get(client) ?? 0) - nowMs;
    if (waitMs > 0) return refusal(waitMs);
    const verdict = local.take(client);
    if (!verdict.allowed || nowMs < restUntilMs) return verdict;
    return new Promise(resolve => {
      asking.push({ client, resolve });
      if (!isUnderWay) void askAll();
    });
  }

  /** All that came in while one question was under way share the next. */
  async function askAll(): Promise<void> {
    isUnderWay = true;
    await undefined;
    while (asking.length) {
      const group = asking;
      asking = [];
      await ask(group);
    }
    isUnderWay = false;
  }

  async function ask(group: readonly Asking[]): Promise<void> {
    const wishes = new Map<string, number>();
    for (const { client } of group) wishes.set(client, (wishes.get(client) ?? 0) + 1);
    try {
      const answers = await within(limits(wishes, windows), patienceMs);
      const left = new Map([...answers].map(([client, { granted }]) => [client, granted]));
      for (const { client, resolve } of group) {
        const free = left.get(client) ?? 0;
        left.set(client, free - 1);
        resolve(free > 0 ? { allowed: true } : remember(client, answers.get(client)?.waitMs ?? 0));
      }
    } catch (error) {
      restUntilMs = clock.elapsed() + restMs;
      const more = untold("unanswered");
      const why = "the shared limits did not answer: this instance counts alone";
      if (more) log.warn({ reason: sentenceOf(error), ...more }, why);
      for (const { resolve } of group) resolve({ allowed: true });
    }
  }

  function remember(client: string, waitMs: number): Verdict {
    if (refused.size > refusedMax) refused.clear();
    refused.set(client, clock.elapsed() + waitMs);
    return refusal(waitMs);
  }

  return { take };
}

/** What the work comes to, or an error when it takes longer. Nothing stops the work itself. */
async function within<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
