import { type Stats, statSync } from "node:fs";

/** Of what lies there, where something does: thousands of times nothing does, for which no error is made. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where one of its folders should be, or a link leads in a circle: what is asked for is not there either.
    return undefined;
  }
}
