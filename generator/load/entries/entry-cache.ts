import { changedLately } from "../files/changed-lately.ts";
import type { FoundFile } from "../files/files.ts";
import { type Stamp, type Stamps, stampOf } from "../files/stamps.ts";
import type { ParsedEntry } from "./parse-entry.ts";
import type { AheadText, KnownText } from "./read-ahead.ts";
import type { ReadEntry } from "./read-entry.ts";

export type KeptEntries = Record<string, { stamp: Stamp; parsed: ParsedEntry }>;

export type EntryCache = {
  entry: (
    file: FoundFile,
    read: (known?: KnownText) => Promise<ReadEntry>,
    images: ReadonlySet<string>,
  ) => Promise<ReadEntry>;
  /**
   * Takes the stamps of files, which are then not asked for again, and texts that were read ahead, for files that are
   * still as they were then. A file that changes after its stamp was taken is read anew by the next build.
   */
  know: (known: { stamps?: Stamps | undefined; texts: AheadText[] }) => void;
  /** What was known before and still holds is the same object as then. */
  kept: () => KeptEntries;
};

/**
 * Remembers files that were read without a problem. A file changed within a few clock ticks of being read could
 * change again without a new stamp, so such a one is not kept.
 */
export function entryCache(before: KeptEntries): EntryCache {
  const kept: KeptEntries = {};
  const ahead = new Map<string, AheadText>();
  let stamps: Stamps | undefined;
  return {
    know: ({ stamps: given, texts }) => {
      stamps = given;
      for (const text of texts) ahead.set(text.file, text);
    },
    entry: async (file, read, images) => {
      const now = Date.now();
      const stamp = stamps?.get(file.file) ?? stampOf(file.path);
      const known = before[file.file];
      const valid =
        known &&
        isSame(known.stamp, stamp) &&
        known.parsed.entry.images.every(name => images.has(name));
      const text = ahead.get(file.file);
      ahead.delete(file.file);
      const result = valid
        ? { parsed: known.parsed, problems: [] }
        : await read(text && isSame(text.stamp, stamp) ? text : undefined);
      if (stamp && result.parsed && result.problems.length === 0 && !changedLately(stamp[2], now))
        kept[file.file] = valid ? known : { stamp, parsed: result.parsed };
      return result;
    },
    kept: () => kept,
  };
}

/** A file that is gone has no stamp, and so never counts as unchanged. */
function isSame(one: Stamp, other: Stamp | undefined): boolean {
  return one.every((value, index) => value === other?.[index]);
}
