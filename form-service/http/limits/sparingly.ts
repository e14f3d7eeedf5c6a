import type { Clock } from "../../clock.ts";

const toldEveryMs = 60_000;

/**
 * Nothing limits how often somebody may be turned away, and a line of the log for each would fill the disk. So each
 * reason, of which there are few, is told once a minute. Gives what to add to its line: how many were not told since the
 * one before; or nothing, where this one is not to be told either.
 */
export function sparingly({ elapsed }: Clock) {
  const told = new Map<string | number, { readonly atMs: number; untold: number }>();
  return (reason: string | number): { readonly more?: number } | undefined => {
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
