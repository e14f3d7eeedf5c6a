import { join } from "node:path";
import { hash } from "../hash.ts";
import type { Collection, Entry, SchemaIssue } from "../site.ts";
import { offsetBelow, type ParsedEntry, parseEntry } from "./entry.ts";
import type { FoundFile } from "./files.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { Loaded } from "./load.ts";
import { slugOf } from "./slug.ts";
import { utf8Text } from "./utf8-text.ts";

/** A text that was refused, and its collection. */
export type Refused = { file: FoundFile; name: string; collection: Collection };

/** `addresses` are what texts that were refused may have as their own. */
export type WithStandIns = Loaded & { addresses: string[] };

/** With an entry for each text that was refused, or nothing when there is none that it could be like. */
export function withStandIns(root: string, loaded: Loaded): WithStandIns | undefined {
  const bodies = new Map(loaded.bodies);
  const entries: Record<string, Entry[]> = { ...loaded.content.entries };
  const addresses: string[] = [];
  for (const refused of loaded.refused) {
    const all = entries[refused.name] ?? [];
    const [first] = all;
    const made = first && standIn(refused, { file: first.file, path: join(root, first.file) });
    if (!made) return undefined;
    const entry = withOwnSlug(made.entry, new Set(all.map(({ slug }) => slug)));
    entries[refused.name] = [...all, entry];
    bodies.set(entry.id, made.body);
    addresses.push(...made.addresses);
  }
  return { ...loaded, bodies, content: { ...loaded.content, entries }, addresses };
}

function withOwnSlug(entry: Entry, taken: ReadonlySet<string>): Entry {
  if (!taken.has(entry.slug)) return entry;
  return withOwnSlug({ ...entry, slug: `${entry.slug}-2`, id: `${entry.id}-2` }, taken);
}

type StandIn = ParsedEntry & { addresses: string[] };

/**
 * An entry for a text that was refused, as it may be once it is right: what its front matter gets wrong is taken from
 * another text of the same collection.
 */
function standIn(refused: Refused, beside: FoundFile): StandIn | undefined {
  const { data, front, offset, body } = readable(refused.file);
  const { data: other } = readable(beside);
  const made = (given: object) => {
    const source = { file: refused.file.file, offset, hash: hash(body) };
    const text = { file: source.file, key: "", body: source, readMinutes: 1, images: [] };
    return parseEntry({ ...text, data: { ...given } }, refused);
  };
  const judged = made(data);
  const wrong = "issues" in judged ? judged.issues.flatMap(keysOf) : [];
  const right = Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.includes(key)));
  const missing = wrong.filter(key => other[key] !== undefined);
  const taken = Object.fromEntries(missing.map(key => [key, other[key]]));
  const slug = wrong.includes("slug") ? slugOf(String(data.slug)) || undefined : data.slug;
  const [entry] = [
    { ...right, ...taken, slug },
    { ...other, slug, aliases: [] },
  ].flatMap(given => {
    const result = made(given);
    return "issues" in result ? [] : result;
  });
  return entry && { ...entry, addresses: front.match(/\/[\w-]+(?:\/[\w-]+)*/g) ?? [] };
}

/** As much of a file as can be read: of front matter with a mistake in its YAML no more than its slug. */
function readable(found: FoundFile): {
  data: Record<string, unknown>;
  front: string;
  offset: number;
  body: string;
} {
  const source = utf8Text(found);
  if (typeof source !== "string")
    return { data: {}, front: "", offset: Number.MAX_SAFE_INTEGER, body: "" };
  const read = readFrontMatter(found.file, source);
  const offset = "code" in read ? (offsetBelow(source) ?? source.length) : read.bodyOffset;
  const [front, body] = [source.slice(0, offset), source.slice(offset)];
  if (!("code" in read)) return { data: read.data, front, offset, body };
  const [, slug] = /^slug: *["']?([\w-]+)/m.exec(front) ?? [];
  return { data: slug === undefined ? {} : { slug }, front, offset, body };
}

function keysOf({ path, keys = [] }: SchemaIssue): string[] {
  return path.length === 0 ? keys : [String(path[0])];
}
