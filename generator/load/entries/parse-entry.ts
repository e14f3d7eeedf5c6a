import { basename } from "node:path";
import type { Collection, Entry, SchemaIssue } from "../../site.ts";
import { slugOf } from "../../words/slug.ts";
import { ownIssues } from "../own-keys.ts";
import type { BodySource, EntryText } from "./entry-text.ts";

export type ParsedEntry = { entry: Entry; body: BodySource; key: string };
/** What is known of a text of which other facts are refused. */
export type CertainFacts = { slug: string | undefined; draft: boolean };
type RefusedFacts = { issues: SchemaIssue[] } & CertainFacts;
/** A text as an entry with all its fields, or what its collection refuses. */
export type Parsed = ParsedEntry | RefusedFacts;

export function parseEntry(
  text: EntryText,
  { collection, name }: { collection: Collection; name: string },
): Parsed {
  const facts = parseFacts(text, collection);
  if ("issues" in facts) return facts;
  const { file, key, body, readMinutes, images } = text;
  const entry = { id: `${name}/${facts.slug}`, file, ...facts, readMinutes, images };
  return { entry, body, key };
}

/** Hugo and Astro keep a text as the index of a folder of its own, whose name is then the text's. */
function nameOf(file: string): string {
  const [, folder] = /^content\/[^/]+\/(?:.*\/)?([^/]+)\/_?index\.md$/.exec(file) ?? [];
  return folder ?? basename(file, ".md");
}

type EntryFacts = Omit<Entry, "id" | "file" | "readMinutes" | "images">;

/** What front matter says of its text, where it stands in a file of this name. */
export function parseFacts(
  { file, data }: Pick<EntryText, "file" | "data">,
  collection: Collection,
): EntryFacts | RefusedFacts {
  const { slug: givenSlug, date, updated, draft, aliases, ...record } = data;
  const slug = givenSlug ?? slugOf(nameOf(file));
  const parsed = collection.schema.safeParse(record);
  const own = ownIssues({ slug, date, updated, draft, aliases }, collection);
  const issues = [...(parsed.success ? [] : parsed.error.issues), ...own];
  if (!parsed.success || issues.length > 0) {
    const isSlugWrong = own.some(({ path }) => path[0] === "slug");
    return { issues, slug: isSlugWrong ? undefined : String(slug), draft: draft === true };
  }
  return {
    slug: String(slug),
    record: parsed.data,
    date: date === undefined ? undefined : String(date),
    updated: updated === undefined ? undefined : String(updated),
    draft: draft === true,
    aliases: Array.isArray(aliases) ? aliases.map(String) : [],
  };
}
