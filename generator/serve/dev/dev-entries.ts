import { setImmediate as breathe } from "node:timers/promises";
import type { EntryCache } from "../../load/entries/entry-cache.ts";
import { type EntryText, isRefused } from "../../load/entries/entry-text.ts";
import { type ReadEntry, readFile } from "../../load/entries/read-entry.ts";
import type { FoundFile } from "../../load/files/files.ts";

export type DevEntries = Pick<EntryCache, "entry"> & {
  /** Takes what builds have read before this run. */
  know: (fromBuilds: EntryCache) => void;
  /** These files must be read again. */
  forget: (files: Iterable<string>) => void;
  /** Other code may hold entries to other rules; what their files say is still the same. */
  judgeAgain: () => void;
  /** Reads what has not been read in this run, a few files at a time with room for others in between. */
  readAhead: (files: FoundFile[], images: ReadonlySet<string>) => Promise<void>;
};

/** Keeps entries in memory. */
export function devEntries(): DevEntries {
  const kept = new Map<string, ReadEntry>();
  const texts = new Map<string, EntryText>();
  let before: EntryCache | undefined;
  return {
    know: fromBuilds => {
      before = fromBuilds;
    },
    entry: async (file, read, images) => {
      const areKnown = (names: string[] | undefined) => names?.every(name => images.has(name));
      const known = kept.get(file.file);
      if (known && areKnown(known.parsed?.entry.images)) return known;
      const text = texts.get(file.file);
      const readAgain = () => read(text && areKnown(text.images) ? { text } : undefined);
      const result = before ? await before.entry(file, readAgain, images) : await readAgain();
      // What is wrong may be mended elsewhere, such as by adding the picture that is missing.
      if (result.problems.length === 0) {
        kept.set(file.file, result);
        if (result.text) texts.set(file.file, result.text);
      }
      return result;
    },
    forget: files => {
      for (const file of files) {
        kept.delete(file);
        texts.delete(file);
      }
    },
    judgeAgain: () => {
      kept.clear();
      before = undefined;
    },
    readAhead: async (files, images) => {
      for (const [index, file] of files.entries()) {
        if (index % filesAtOnce === 0) await breathe();
        const text = texts.has(file.file) ? undefined : readFile(file, images);
        if (text && !isRefused(text) && text.imageProblems.length === 0) texts.set(file.file, text);
      }
    },
  };
}

/** A millisecond's worth; to make room after each file would take a fifth of the time. */
const filesAtOnce = 10;
