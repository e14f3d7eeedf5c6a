import { existsSync } from "node:fs";
import { join } from "node:path";
import { type EntryCache, entryCache, type KeptEntries } from "../load/entries/entry-cache.ts";
import type { OpenSite } from "../open-site.ts";
import { codeKey } from "./code-key.ts";
import { keepEntries, readEntries } from "./kept-entries.ts";

/** Entries that were read, whatever became of them. */
export type EntryMemory = {
  /** Read when first asked for: a build that finds nothing changed needs none of them. */
  entries: () => EntryCache;
  keepEntries: () => void;
};

/** All, or those in some of the files they are kept in; those that were made by other code are as good as none. */
export function openEntries(site: OpenSite, shards?: number[]): EntryMemory {
  const folder = folderIn(site.cache);
  const key = codeKey(site);
  let before: KeptEntries = {};
  let opened: EntryCache | undefined;
  return {
    entries: () => {
      if (opened) return opened;
      before = readEntries(folder, key, shards);
      opened = entryCache(before);
      return opened;
    },
    keepEntries: () => {
      if (opened) keepEntries(folder, { key, now: opened.kept(), before });
    },
  };
}

/** Whether any entry is known from before. */
export function hasEntries(cache: string): boolean {
  return existsSync(folderIn(cache));
}

function folderIn(cache: string): string {
  return join(cache, "entries");
}
