import type { Clock } from "../clock.ts";

const toldEveryMs = 60_000;

/**
 * Nothing bounds how often somebody may be turned away, and a line for each would fill the disk, or keep it full: of each
 * reason, of which there are few, one is told a minute. Gives what to add to its line: how many were not told since the one
 * before; or nothing, where this one is not either.
 */
export function sparingly<Reason extends string | number>({
  elapsed,
}: Clock): (reason: Reason) => { readonly more?: number } | undefined {
  const told = new Map<Reason, { readonly atMs: number; untold: number }>();
  return reason => {
    const before = told.get(reason);
    const nowMs = elapsed();
    if (before && nowMs - before.atMs < toldEveryMs) {
      before.untold++;
      return undefined;
    }
    told.set(reason, { atMs: nowMs, untold: 0 });
    return before?.untold ? { more: before.untold } : {};
  };
}
