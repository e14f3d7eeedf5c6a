import { readFileSync } from "node:fs";
import { hash } from "../hash.ts";
import { type Problem, positionOf, problemAt } from "../problem.ts";
import type { Collection, Content, Entry, Site } from "../site.ts";
import type { BodySource, ParsedEntry } from "./entry.ts";
import type { EntryCache } from "./entry-cache.ts";
import { factProblems } from "./fact-problems.ts";
import { type FoundFile, filesBelow } from "./files.ts";
import { readEntry } from "./read-entry.ts";
import { unreadTexts } from "./unread-texts.ts";

export type Loaded = {
  content: Content;
  bodies: Map<string, BodySource>;
  /** Names of the files in content/images. */
  imageFiles: ReadonlySet<string>;
  /** Entries that are left out because their day has not come, or because they are drafts. */
  scheduled: Entry[];
  drafts: Entry[];
  /** A hash that changes with all of this but the texts of bodies. */
  key: string;
  problems: Problem[];
};
type Load = {
  root: string;
  site: Site;
  environment: Record<string, string>;
  unpublished: boolean;
  today: string;
  cache: Pick<EntryCache, "entry">;
};

/** Reads everything below content/; every bad file is reported, not only the first. */
export async function load({
  root,
  site,
  environment,
  unpublished,
  today,
  cache,
}: Load): Promise<Loaded> {
  const imageFiles = imageNames(root);
  const problems = [
    ...filesBelow(root, "content/images").problems,
    ...factProblems(root, site.facts),
    ...unreadTexts(root, Object.keys(site.collections)),
  ];
  const bodies = new Map<string, BodySource>();
  const entries: Record<string, Entry[]> = {};
  const [scheduled, drafts]: [Entry[], Entry[]] = [[], []];
  const keys: string[] = [];
  for (const [name, collection] of Object.entries(site.collections)) {
    problems.push(...filesBelow(root, `content/${name}`).problems);
    const parsed: ParsedEntry[] = [];
    for (const file of textFiles(root, name)) {
      const read = await cache.entry(
        file,
        known => readEntry({ file, collection, name, imageFiles }, known),
        imageFiles,
      );
      problems.push(...read.problems.filter(isSaidOf(read.parsed?.entry)));
      if (read.parsed) parsed.push(read.parsed);
    }
    problems.push(...duplicateSlugs(root, parsed, collection));
    const list: Entry[] = [];
    entries[name] = list;
    for (const { entry, body, key } of parsed) {
      const hidden = hiddenIn(entry);
      keys.push(hidden && !unpublished ? `${key} hidden` : key);
      hidden?.push(entry);
      if (hidden && !unpublished) continue;
      list.push(entry);
      bodies.set(entry.id, body);
    }
  }
  function hiddenIn(entry: Entry): Entry[] | undefined {
    if (entry.draft) return drafts;
    return entry.date !== undefined && entry.date > today ? scheduled : undefined;
  }

  /** Of an entry that is not shown only errors are said: it is not finished. */
  function isSaidOf(entry: Entry | undefined): (problem: Problem) => boolean {
    const isShown = !entry || unpublished || !hiddenIn(entry);
    return ({ severity }) => isShown || severity === "error";
  }

  return {
    content: { entries, settings: site.settings, environment },
    bodies,
    imageFiles,
    scheduled,
    drafts,
    key: hash(JSON.stringify([site.settings, environment, today]), keys.join()),
    problems,
  };
}

/** Names of the files in content/images. */
export function imageNames(root: string): ReadonlySet<string> {
  const { files } = filesBelow(root, "content/images");
  return new Set(files.map(({ file }) => file.slice("content/images/".length)));
}

export function textFiles(root: string, collection: string): FoundFile[] {
  const { files } = filesBelow(root, `content/${collection}`);
  return files.filter(({ file }) => file.endsWith(".md"));
}

function duplicateSlugs(root: string, parsed: ParsedEntry[], collection: Collection): Problem[] {
  const first = new Map<string, ParsedEntry>();
  return parsed.flatMap(item => {
    const other = first.get(item.entry.slug);
    if (!other) {
      first.set(item.entry.slug, item);
      return [];
    }
    const { file, slug } = item.entry;
    const source = readFileSync(`${root}/${file}`, "utf8");
    const at = source.search(/^slug:/m);
    const position =
      at === -1 ? { line: 1, column: 1, length: 3 } : positionOf(source, at, 5 + slug.length);
    return problemAt(
      { file, source, position },
      {
        code: `${collection.singular}/slug`,
        message: `the slug '${slug}' is already taken by ${other.entry.file}`,
        fix: `Give one of the two another slug:   slug: ${slug}-2`,
      },
    );
  });
}
