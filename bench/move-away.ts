import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { benchCache } from "./places.ts";

const away = join(benchCache, "away");
let moved = 0;

/**
 * Takes an old output out of the way. It is renamed, not deleted: the disk does not use the inodes of deleted files
 * at once, and every later run would be slower for minutes.
 */
export function moveAway(path: string): void {
  if (!existsSync(path)) return;
  mkdirSync(away, { recursive: true });
  renameSync(path, join(away, `${process.pid}-${moved++}`));
}

/** Deletes what was moved away, and the sites that were measured, when nothing is measured any more. */
export function emptyAway(): void {
  for (const folder of [away, join(benchCache, "sites")])
    rmSync(folder, { recursive: true, force: true });
}
