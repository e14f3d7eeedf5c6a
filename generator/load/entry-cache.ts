import { statSync } from "node:fs";
import { changedLately } from "./changed-lately.ts";
import type { EntryText, ParsedEntry } from "./entry.ts";
import type { FoundFile } from "./files.ts";
import type { ReadEntry } from "./read-entry.ts";

/** Size, inode and time of change: the last cannot be set back by any ordinary tool. */
type Stamp = [size: number, inode: number, changedMs: number];
type Kept = Record<string, { stamp: Stamp; parsed: ParsedEntry }>;

export type EntryCache = {
  entry: (
    file: FoundFile,
    read: (known?: EntryText) => Promise<ReadEntry>,
    images: ReadonlySet<string>,
  ) => Promise<ReadEntry>;
  kept: () => Kept;
  /** Whether what is kept now differs from what was kept before. */
  changed: () => boolean;
};

/**
 * Remembers files that were read without a problem. A file changed within a few clock ticks of being read could
 * change again without a new stamp, so such a one is not kept.
 */
export function entryCache(before: Kept): EntryCache {
  const kept: Kept = {};
  let hits = 0;
  return {
    entry: async (file, read, images) => {
      const now = Date.now();
      const stats = statSync(file.path);
      const stamp: Stamp = [stats.size, stats.ino, stats.ctimeMs];
      const known = before[file.file];
      const valid =
        known?.stamp.every((value, index) => value === stamp[index]) === true &&
        known.parsed.entry.images.every(name => images.has(name));
      if (valid) hits++;
      const result = valid ? { parsed: known.parsed, problems: [] } : await read();
      if (result.parsed && result.problems.length === 0 && !changedLately(stats.ctimeMs, now))
        kept[file.file] = { stamp, parsed: result.parsed };
      return result;
    },
    kept: () => kept,
    changed: () => hits !== Object.keys(before).length || hits !== Object.keys(kept).length,
  };
}
