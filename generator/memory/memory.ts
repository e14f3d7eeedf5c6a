import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenSite } from "../open-site.ts";
import type { KnownLists, ListBefore } from "../render/list-text.ts";
import type { Facts } from "../render/page-facts.ts";
import { isKept, type Written } from "../write/write.ts";
import { type EntryMemory, openEntries } from "./entry-memory.ts";
import { keepFacts, readFacts, renewFacts } from "./kept-facts.ts";
import {
  forgetOtherOutputs,
  forgetOutput,
  keepOutput,
  keptAt,
  type Output,
  type OutputPlace,
} from "./kept-output.ts";
import { arePagesKept, keepPages, type TextPages } from "./kept-pages.ts";
import { keepValue, keptValue } from "./kept-value.ts";

/** What a build left for the next one: entries that were read, files that were written, facts of their pages. */
export type Memory = EntryMemory & {
  files: Written;
  checked: Output["checked"] | undefined;
  summary: Output["summary"] | undefined;
  /** Facts of all pages in `files`; they are many and mostly not needed, so they are read when asked for. */
  facts: () => Facts;
  /** Facts of these pages, and of some others; of the parts that any page shares. */
  factsOf: (routes: string[]) => Facts;
  /** Whether the file of this path is still the one that was written for this key. */
  isKept: (path: string, key: string) => boolean;
  /** A list of the output folder as the build before left it there. */
  listBefore: (path: string) => ListBefore | undefined;
  /** What pages with texts are made of, under a key of all but bodies: once. */
  keepPages: (key: string, pages: () => TextPages) => void;
  /** Facts of all pages, or only of those whose facts are not those of before; lists that were written anew. */
  keep: (now: Output & { facts: Facts | { renewed: Facts }; lists: KnownLists }) => void;
};

/** `output` is what is kept of that place. Anything missing, broken or made by other code is as good as nothing. */
export function openMemory(
  site: OpenSite,
  { out, output }: { out: string; output: Output | undefined },
): Memory {
  const place = { cache: site.cache, out };
  const factsFolder = keptAt("facts", place);
  const pagesFolder = keptAt("pages", place);
  const listsFile = `${keptAt("lists", place)}.json`;
  const files = output?.files ?? {};
  let factsBefore: Facts | undefined;
  /** Those in `files` that were written in this run or in one before. */
  const lists = () => keptValue<KnownLists>(listsFile, "lists") ?? {};
  return {
    ...openEntries(site),
    files,
    checked: output?.checked,
    summary: output?.summary,
    facts: () => {
      factsBefore ??= readFacts(factsFolder) ?? startAgain(place);
      return factsBefore;
    },
    factsOf: routes => readFacts(factsFolder, routes) ?? startAgain(place),
    isKept: (path, key) => isKept({ out, path, key, before: files }),
    listBefore: path => {
      const known = lists()[path];
      if (!known || !isKept({ out, path, key: known.key, before: files })) return undefined;
      return { ...known, bytes: readFileSync(join(out, path)) };
    },
    keepPages: (key, pages) => {
      if (!arePagesKept(pagesFolder, key)) keepPages(pagesFolder, { ...pages(), key });
    },
    keep: ({ facts, lists: written, ...now }) => {
      // Facts first: files without facts would be of no use, facts without files are as good as none.
      if ("renewed" in facts) renewFacts(factsFolder, facts.renewed);
      else keepFacts(factsFolder, facts, factsBefore);
      if (Object.keys(written).length > 0)
        keepValue(listsFile, { key: "lists", value: { ...lists(), ...written } });
      keepOutput(place, now);
      forgetOtherOutputs(place);
    },
  };
}

/** Thrown when what was kept turns out to be broken after it was relied on: the build starts again without it. */
export class BrokenMemory extends Error {}

function startAgain(place: OutputPlace): never {
  forgetOutput(place);
  throw new BrokenMemory("What the last build left cannot be read.");
}
