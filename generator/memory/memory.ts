import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hash } from "../hash.ts";
import type { KnownLists } from "../list-text.ts";
import { type EntryCache, entryCache, type KeptEntries } from "../load/entry-cache.ts";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problem.ts";
import type { Facts } from "../render/page-facts.ts";
import type { Entry } from "../site.ts";
import type { Written } from "../write/write.ts";
import { keepEntries, readEntries } from "./kept-entries.ts";
import { hasFacts, keepFacts, readFacts, renewFacts } from "./kept-facts.ts";
import { keepValue, keptValue } from "./kept-value.ts";
import { codeKey } from "./page-key.ts";

/** A check that found no error, and what it found of all pages together. */
export type Checked = {
  /** A hash of everything it looked at. */
  of: string;
  warnings: Problem[];
  /** How many of these are about pages, not about texts, which are judged whenever they are read. */
  ofPages: number;
  /** The length of each template's heaviest page. */
  heaviest: Record<string, number>;
  /** Hashes of the titles and descriptions, each of which only one page may have. */
  heads: string[];
};

/** What a build read, as one hash where there is one, and what it said of it. */
type Summary = {
  inputs: string | undefined;
  /** The code it was built with. */
  code: string;
  /** All that pages and other files showed but bodies, as a hash. */
  shown: string;
  pages: number;
  scheduled: Entry[];
  drafts: Entry[];
};
type Output = { files: Written; checked: Checked; summary: Summary };

/** What a build left for the next one: entries that were read, files that were written, facts of their pages. */
export type Memory = {
  /** Read when first asked for: a build that finds nothing changed needs none of them. */
  entries: () => EntryCache;
  files: Written;
  checked: Checked | undefined;
  summary: Summary | undefined;
  /** Facts of all pages in `files`; they are many and mostly not needed, so they are read when asked for. */
  facts: () => Facts;
  /** Facts of these pages, and of some others; of the parts that any page shares. */
  factsOf: (routes: string[]) => Facts;
  /** Of the lists in `files` that were written in this run or in one before. */
  lists: () => KnownLists;
  /** Needs nothing of what becomes of them. */
  keepEntries: () => void;
  /** Facts of all pages, or only of those whose facts are not those of before; lists that were written anew. */
  keep: (now: Output & { facts: Facts | { renewed: Facts }; lists: KnownLists }) => void;
};

/** Anything missing, broken or made by other code is as good as nothing. */
export function openMemory(site: OpenSite, out: string): Memory {
  const key = codeKey(site);
  const entriesFolder = entriesFolderOf(site.cache);
  const outputFile = outputFileOf({ cache: site.cache, out });
  const factsFolder = placeOf("facts", { cache: site.cache, out });
  const listsFile = `${placeOf("lists", { cache: site.cache, out })}.json`;
  let opened: EntryCache | undefined;
  let entriesBefore: KeptEntries = {};
  let factsBefore: Facts | undefined;
  const entries = () => {
    if (!opened) {
      entriesBefore = readEntries(entriesFolder, key);
      opened = entryCache(entriesBefore);
    }
    return opened;
  };
  const lists = () => keptValue<KnownLists>(listsFile, "lists") ?? {};
  const output = hasFacts(factsFolder) ? keptValue<Output>(outputFile, "output") : undefined;
  return {
    entries,
    files: output?.files ?? {},
    checked: output?.checked,
    summary: output?.summary,
    facts: () => {
      factsBefore ??= readFacts(factsFolder) ?? startAgain(outputFile);
      return factsBefore;
    },
    factsOf: routes => readFacts(factsFolder, routes) ?? startAgain(outputFile),
    lists,
    keepEntries: () => {
      if (opened) keepEntries(entriesFolder, { key, now: opened.kept(), before: entriesBefore });
    },
    keep: ({ facts, lists: written, ...output }) => {
      // Facts first: files without facts would be of no use, facts without files are as good as none.
      if ("renewed" in facts) renewFacts(factsFolder, facts.renewed);
      else keepFacts(factsFolder, facts, factsBefore);
      if (Object.keys(written).length > 0)
        keepValue(listsFile, { key: "lists", value: { ...lists(), ...written } });
      keepValue(outputFile, { key: "output", value: output });
    },
  };
}

/** Whether any entry is known from before. */
export function hasEntries(cache: string): boolean {
  return existsSync(entriesFolderOf(cache));
}

function entriesFolderOf(cache: string): string {
  return join(cache, "entries");
}

/**
 * What was known of an output folder holds no longer once one of its files is moved. A build that is killed, or fails,
 * before it is through has then left nothing that the next one could rely on.
 */
export function forgetOutput(place: { cache: string; out: string }): void {
  rmSync(outputFileOf(place), { force: true });
}

function outputFileOf(place: { cache: string; out: string }): string {
  return `${placeOf("output", place)}.json`;
}

function placeOf(what: string, { cache, out }: { cache: string; out: string }): string {
  return join(cache, `${what}-${hash(out).slice(0, 8)}`);
}

export function forget(cache: string): void {
  rmSync(cache, { recursive: true, force: true });
}

/** Thrown when what was kept turns out to be broken after it was relied on: the build starts again without it. */
export class BrokenMemory extends Error {}

function startAgain(outputFile: string): never {
  rmSync(outputFile);
  throw new BrokenMemory("What the last build left cannot be read.");
}
