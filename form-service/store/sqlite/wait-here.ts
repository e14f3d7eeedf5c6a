const nothing = new Int32Array(new SharedArrayBuffer(4));

/** Holds up the whole thread, as SQLite does with its busy_timeout. */
export function waitHere(ms: number): void {
  Atomics.wait(nothing, 0, 0, ms);
}
