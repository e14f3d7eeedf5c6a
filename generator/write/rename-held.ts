import { renameSync } from "node:fs";
import { systemCode } from "../system/system-code.ts";

/**
 * On Windows a file that is open can be neither moved nor replaced, and what looks for viruses opens each new one for a
 * moment. `rename` as for `renameSync`.
 */
export function renameHeld(from: string, to: string, rename = renameSync): void {
  for (let tries = 50; ; tries--) {
    try {
      rename(from, to);
      return;
    } catch (error) {
      if (tries === 1 || !held.has(systemCode(error) ?? "")) throw error;
      Atomics.wait(nothing, 0, 0, 20);
    }
  }
}

const held = new Set(["EPERM", "EACCES", "EBUSY"]);
const nothing = new Int32Array(new SharedArrayBuffer(4));
