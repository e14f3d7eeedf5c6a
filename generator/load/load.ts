import { hash } from "../hash.ts";
import type { Problem } from "../problems/problem.ts";
import { inFiles } from "../problems/source-of.ts";
import type { Collection, Content, Entry, Page, Site } from "../site.ts";
import { verbatimFolder } from "../verbatim-files.ts";
import { distantDay, futureUpdate } from "./days-to-come.ts";
import type { EntryCache } from "./entries/entry-cache.ts";
import type { BodySource } from "./entries/entry-text.ts";
import type { ParsedEntry } from "./entries/parse-entry.ts";
import { entryFrom, type ReadEntry } from "./entries/read-entry.ts";
import { emptyFiles } from "./files/empty-files.ts";
import { type FoundFile, filesBelow } from "./files/files.ts";
import { unreadTexts } from "./files/unread-texts.ts";

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
  /** Of each text, shown or not, by its file: a hash that changes with all of it but its body. */
  keys: Record<string, string>;
  problems: Problem[];
};

/** The text that a page shows. */
export function bodyOf(
  { body }: Pick<Page, "body">,
  { bodies }: Pick<Loaded, "bodies">,
): BodySource | undefined {
  return body === undefined ? undefined : bodies.get(body);
}

type Load = {
  root: string;
  site: Site;
  factProblems: Problem[];
  environment: Record<string, string>;
  unpublished: boolean;
  today: string;
  cache: Pick<EntryCache, "entry">;
};

/** Reads everything below content/; every bad file is reported, not only the first. */
export async function load({
  root,
  site,
  factProblems,
  environment,
  unpublished,
  today,
  cache,
}: Load): Promise<Loaded> {
  const imageFiles = imageNames(root);
  // In parts: a folder that was brought from elsewhere has more of them than a call takes.
  const verbatim = filesBelow(root, verbatimFolder);
  const problems = [
    filesBelow(root, "content/images").problems,
    verbatim.problems,
    factProblems,
    unreadTexts(root, Object.keys(site.collections)),
    emptyFiles(verbatim.files),
  ];
  const isShown = (entry: Entry) => unpublished || hiddenAs(entry, today) === undefined;
  const entries: Record<string, Entry[]> = {};
  let all: ParsedEntry[] = [];
  for (const [name, collection] of Object.entries(site.collections)) {
    const read = await readCollection({ root, collection, name, imageFiles, cache });
    const parsed = read.flatMap(({ parsed }) => parsed ?? []);
    problems.push(
      filesBelow(root, `content/${name}`).problems,
      read.flatMap(one => saidProblems(one, isShown)),
      duplicateSlugs(root, read, collection),
      parsed.flatMap(({ entry }) =>
        dayProblems(entry, { root, singular: collection.singular, today }),
      ),
    );
    entries[name] = parsed.map(({ entry }) => asOf(today, entry)).filter(isShown);
    all = [...all, ...parsed];
  }
  const shown = all.filter(({ entry }) => isShown(entry));
  const keys = all.map(({ entry, key }) => (isShown(entry) ? key : `${key} hidden`));
  const hidden = (as: "scheduled" | "draft") =>
    all.map(({ entry }) => entry).filter(entry => hiddenAs(entry, today) === as);
  return {
    content: { entries, settings: site.settings, environment },
    bodies: new Map(shown.map(({ entry, body }) => [entry.id, body])),
    imageFiles,
    scheduled: hidden("scheduled"),
    drafts: hidden("draft"),
    key: hash(JSON.stringify([site.settings, environment, today]), keys.join()),
    keys: Object.fromEntries(all.map(({ entry, key }) => [entry.file, key])),
    problems: problems.flat(),
  };
}

type Reading = Pick<Load, "root" | "cache"> & {
  collection: Collection;
  name: string;
  imageFiles: ReadonlySet<string>;
};

type ReadFile = ReadEntry & { file: string };

async function readCollection({ root, cache, ...of }: Reading): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const file of textFiles(root, of.name))
    read.push({ file: file.file, ...(await entryFrom(cache, { file, ...of })) });
  return read;
}

/** Why the public does not see an entry yet. */
function hiddenAs({ draft, date }: Entry, today: string): "scheduled" | "draft" | undefined {
  if (draft) return "draft";
  return date !== undefined && date > today ? "scheduled" : undefined;
}

/** A change that is still to come is told to nobody yet: neither on the page nor to search engines. */
function asOf(today: string, entry: Entry): Entry {
  return entry.updated !== undefined && entry.updated > today
    ? { ...entry, updated: undefined }
    : entry;
}

/** Not while a file is read: that is remembered, and what is still to come is another thing each day. */
function dayProblems(
  entry: Entry,
  asked: { root: string; singular: string; today: string },
): Problem[] {
  const hidden = hiddenAs(entry, asked.today);
  if (hidden === "draft") return [];
  return hidden ? distantDay(entry, asked) : futureUpdate(entry, asked);
}

/** Of an entry that is not shown only errors are said: it is not finished. */
function saidProblems(
  { parsed, certain, problems }: ReadEntry,
  isShown: (entry: Entry) => boolean,
): Problem[] {
  const isFinished = parsed ? isShown(parsed.entry) : certain?.draft === false;
  return isFinished ? problems : problems.filter(({ severity }) => severity === "error");
}

/** Names of the files in content/images. */
export function imageNames(root: string): ReadonlySet<string> {
  const { files } = filesBelow(root, "content/images");
  return new Set(files.map(({ file }) => file.slice("content/images/".length)));
}

function textFiles(root: string, collection: string): FoundFile[] {
  const { files } = filesBelow(root, `content/${collection}`);
  return files.filter(({ file }) => file.endsWith(".md"));
}

/** Also of texts of which other facts are refused. */
function duplicateSlugs(root: string, read: ReadFile[], { singular }: Collection): Problem[] {
  const first = new Map<string, string>();
  return read.flatMap(({ file, parsed, certain }) => {
    const slug = (parsed?.entry ?? certain)?.slug;
    if (slug === undefined) return [];
    const other = first.get(slug);
    if (other === undefined) {
      first.set(slug, file);
      return [];
    }
    return inFiles(root, [file], {
      code: `${singular}/slug`,
      message: `the slug '${slug}' is already taken by ${other}`,
      fix: `Give one of the two another slug:   slug: ${slug}-2`,
      search: [/^slug:[ \t]*\S*/m, "---"],
    });
  });
}
