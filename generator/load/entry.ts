import { basename } from "node:path";
import { hash } from "../hash.ts";
import type { Problem } from "../problem.ts";
import type { Collection, Entry, SchemaIssue } from "../site.ts";
import { bodyBelow } from "./below-slip.ts";
import { blankCode } from "./blank-code.ts";
import { bodyImages } from "./body-images.ts";
import { bodyMarks } from "./body-marks.ts";
import { controlCharacter, escapedCharacter } from "./control-characters.ts";
import { crowdedParagraph } from "./crowded-paragraph.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { frontSlips } from "./front-slips.ts";
import { ownIssues } from "./own-keys.ts";
import { slugOf } from "./slug.ts";

/** What a file says before it is held against any rule of the site. */
export type EntryText = {
  file: string;
  /** A hash that changes with all that becomes of it but its body. */
  key: string;
  data: FrontMatter["data"];
  body: BodySource;
  readMinutes: number;
  images: string[];
  imageProblems: Problem[];
  /** What its markdown gets wrong. */
  markProblems: Problem[];
  /** What stands in braces, which only the site itself can judge. */
  marks: Mark[];
};
type Mark = { written: string; offset: number };
/** Where an entry's markdown lies, and a hash that changes with it. */
export type BodySource = { file: string; offset: number; hash: string };
export type ParsedEntry = { entry: Entry; body: BodySource; key: string };
/** A text as an entry with all its fields, or what its collection refuses. */
export type Parsed = ParsedEntry | { issues: SchemaIssue[] };

/** Takes one markdown file apart, or says all that can be said of why it cannot be. */
export function readText(
  { file, source }: { file: string; source: string },
  imageFiles: ReadonlySet<string>,
): EntryText | Problem[] {
  const unreadable = controlCharacter({ file, source }) ?? crowdedParagraph({ file, source });
  if (unreadable) return [unreadable];
  const front = readFrontMatter(file, source);
  if ("code" in front) return [front, ...problemsBelow(front, { file, source }, imageFiles)];
  const escaped = escapedCharacter({ file, source }, front);
  if (escaped) return [escaped];
  const offset = front.bodyOffset;
  const body = source.slice(offset);
  const { images, markProblems, code } = readBody({ file, source, offset }, imageFiles);
  const readMinutes = Math.max(1, Math.round(wordsFrom(source, offset) / wordsAMinute));
  return {
    file,
    key: hash(file, source.slice(0, offset), String(readMinutes), ...images.names),
    data: front.data,
    body: { file, offset, hash: hash(body) },
    readMinutes,
    images: images.names,
    imageProblems: images.problems,
    markProblems: [...frontSlips({ file, source, offset }), ...markProblems],
    marks: marksIn(code, offset),
  };
}

function readBody(
  { file, source, offset }: { file: string; source: string; offset: number },
  known: ReadonlySet<string>,
) {
  const code = blankCode(source.slice(offset));
  return {
    code,
    images: bodyImages({ file, source, offset, code, known }),
    markProblems: bodyMarks({ file, source, offset, code }),
  };
}

/** What is wrong below front matter of which only a line cannot be read: one run tells both. */
function problemsBelow(
  slip: Problem,
  { file, source }: { file: string; source: string },
  imageFiles: ReadonlySet<string>,
): Problem[] {
  const below = bodyBelow(slip, { file, source });
  if (!below) return [];
  const { images, markProblems } = readBody({ source, ...below }, imageFiles);
  return [...images.problems, ...markProblems];
}

/** What stands in braces there. */
export function marksBelow(slip: Problem, of: { file: string; source: string }): Mark[] {
  const offset = bodyBelow(slip, of)?.offset;
  return offset === undefined ? [] : marksIn(blankCode(of.source.slice(offset)), offset);
}

function marksIn(code: string, offset: number): Mark[] {
  if (!code.includes("{")) return [];
  return [...code.matchAll(/\{[^{}\n]*\}?/g)].map(({ 0: written, index }) => ({
    written,
    offset: offset + index,
  }));
}

export function parseEntry(
  { file, key, data, body, readMinutes, images }: EntryText,
  { collection, name }: { collection: Collection; name: string },
): Parsed {
  const { slug: givenSlug, date, updated, draft, aliases, ...record } = data;
  const slug = givenSlug ?? slugOf(basename(file, ".md"));
  const parsed = collection.schema.safeParse(record);
  const issues = [
    ...(parsed.success ? [] : parsed.error.issues),
    ...ownIssues({ slug, date, updated, draft, aliases }, collection),
  ];
  if (!parsed.success || issues.length > 0) return { issues };
  return {
    entry: {
      id: `${name}/${String(slug)}`,
      file,
      slug: String(slug),
      record: parsed.data,
      date: date === undefined ? undefined : String(date),
      updated: updated === undefined ? undefined : String(updated),
      draft: draft === true,
      aliases: Array.isArray(aliases) ? aliases.map(String) : [],
      readMinutes,
      images,
    },
    body,
    key,
  };
}

const wordsAMinute = 200;

/**
 * Runs of what is no white space, counted letter by letter, since this is asked of every file: in the text itself, as a
 * letter of a part of it takes four times as long to find.
 */
function wordsFrom(text: string, offset: number): number {
  let count = 0;
  let isInWord = false;
  for (let at = offset; at < text.length; at++) {
    const isSpace = isWhiteSpace(text.charCodeAt(at));
    if (isInWord && isSpace) count++;
    isInWord = !isSpace;
  }
  return isInWord ? count + 1 : count;
}

function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return /\s/.test(String.fromCharCode(code));
}

export function isRefused(value: EntryText | Problem[]): value is Problem[] {
  return Array.isArray(value);
}
