import type { BuildOptions } from "./build.ts";
import type { Stage } from "./make-site.ts";

/** Tells of each stage that is over how long it took. */
export function stageClock(
  onStage: BuildOptions["onStage"],
  startedMs: number,
): (stage: Stage, count: string) => void {
  let last = startedMs;
  return (stage, count) => {
    const now = performance.now();
    onStage?.({ stage, count, ms: now - last });
    last = now;
  };
}
