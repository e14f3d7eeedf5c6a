import { readlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";

const linksMax = 40;

/** SQLite keeps the log beside the file itself: somebody who moved that to a larger disk has left a link in its place. */
export function logOf(file: string): string {
  let real = file;
  try {
    for (let links = 0; links < linksMax; links++)
      real = resolve(dirname(real), readlinkSync(real));
  } catch {
    // No link: here it is.
  }
  return `${real}-wal`;
}
