import type { EntryCache } from "../../load/entry-cache.ts";

export type DevEntries = Pick<EntryCache, "entry"> & {
  /** These files must be read again. */
  forget: (files: Iterable<string>) => void;
  /** Other code may hold entries to other rules. */
  clear: () => void;
};

/** Keeps entries in memory; what was read before this run comes from the cache of builds. */
export function devEntries(fromBuilds: EntryCache): DevEntries {
  type Read = Awaited<ReturnType<EntryCache["entry"]>>;
  const kept = new Map<string, Read>();
  let before: EntryCache | undefined = fromBuilds;
  return {
    entry: async (file, read, images) => {
      const known = kept.get(file.file);
      if (known?.parsed?.entry.images.every(name => images.has(name))) return known;
      const result = before ? await before.entry(file, read, images) : await read();
      // What is wrong may be mended elsewhere, such as by adding the picture that is missing.
      if (result.problems.length === 0) kept.set(file.file, result);
      return result;
    },
    forget: files => {
      for (const file of files) kept.delete(file);
    },
    clear: () => {
      kept.clear();
      before = undefined;
    },
  };
}
