import type { KnownLists } from "../list-text.ts";
import type { OpenSite } from "../open-site.ts";
import type { Facts } from "../render/page-facts.ts";
import type { Written } from "../write/write.ts";
import { type EntryMemory, openEntries } from "./entry-memory.ts";
import { keepFacts, readFacts, renewFacts } from "./kept-facts.ts";
import { forgetOutput, keepOutput, keptAt, type Output, type OutputPlace } from "./kept-output.ts";
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
  /** Of the lists in `files` that were written in this run or in one before. */
  lists: () => KnownLists;
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
  let factsBefore: Facts | undefined;
  const lists = () => keptValue<KnownLists>(listsFile, "lists") ?? {};
  return {
    ...openEntries(site),
    files: output?.files ?? {},
    checked: output?.checked,
    summary: output?.summary,
    facts: () => {
      factsBefore ??= readFacts(factsFolder) ?? startAgain(place);
      return factsBefore;
    },
    factsOf: routes => readFacts(factsFolder, routes) ?? startAgain(place),
    lists,
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
    },
  };
}

/** Thrown when what was kept turns out to be broken after it was relied on: the build starts again without it. */
export class BrokenMemory extends Error {}

function startAgain(place: OutputPlace): never {
  forgetOutput(place);
  throw new BrokenMemory("What the last build left cannot be read.");
}
