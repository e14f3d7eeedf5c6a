import type { Call } from "./store-thread.ts";

/**
 * Calls travel together, and so do the answers of one commit: each trip wakes somebody up. With 22 at the most, 64
 * connections go round in three groups: one is written, one answered, one read. With 32 there were two, and a fifth of
 * the processors' time nobody had anything to do.
 */
const callsMax = 22;
const turnsMax = 4;

/** As long as each turn of the loop reads more requests, their calls share a trip, and then a commit. */
export function gatherCalls(post: (calls: readonly Call[]) => void): (call: Call) => void {
  let calls: Call[] = [];
  let isGathering = false;
  let turns = 0;
  let seen = 0;

  function gather(): void {
    const isGrowing = calls.length > seen && turns++ < turnsMax;
    seen = calls.length;
    isGathering = isGrowing;
    if (isGrowing) setImmediate(gather);
    else send();
  }

  function send(): void {
    if (calls.length) post(calls);
    calls = [];
    turns = 0;
    seen = 0;
  }

  return call => {
    if (!isGathering) setImmediate(gather);
    isGathering = true;
    calls.push(call);
    // The thread begins while the loop still reads the other requests of its turn.
    if (calls.length === callsMax) send();
  };
}
