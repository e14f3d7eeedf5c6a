import { lstatSync, type Stats, statSync } from "node:fs";
import { unlessItFails } from "../unless-it-fails.ts";

/** Of what lies there, where something does: thousands of times nothing does, for which no error is made. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where one of its folders should be, or a link leads in a circle: what is asked for is not there either.
    return undefined;
  }
}

/** Of a link itself, not of what it leads to. */
export function ownStatsOf(path: string): Stats | undefined {
  return unlessItFails(() => lstatSync(path, { throwIfNoEntry: false }));
}
