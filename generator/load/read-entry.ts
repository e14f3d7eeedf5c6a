import { readFileSync } from "node:fs";
import type { Problem } from "../problem.ts";
import type { Collection, SchemaIssue } from "../site.ts";
import {
  type EntryText,
  isProblem,
  type ParsedEntry,
  parseEntry,
  problemOnFirstLine,
  readText,
} from "./entry.ts";
import type { FoundFile } from "./files.ts";
import { readFrontMatter } from "./front-matter.ts";
import { recordProblems } from "./record-problems.ts";

/** With the text that an entry was made of, where it was read in this run. */
export type ReadEntry = {
  parsed: ParsedEntry | undefined;
  problems: Problem[];
  text?: EntryText | undefined;
};
type EntryFile = {
  file: FoundFile;
  collection: Collection;
  name: string;
  imageFiles: ReadonlySet<string>;
};

/** One entry, or all that is wrong with its file, which is not read again when its text is known. */
export async function readEntry(of: EntryFile, known?: EntryText): Promise<ReadEntry> {
  const text = known ?? readFile(of.file, of.imageFiles);
  if (isProblem(text)) return { parsed: undefined, problems: [text] };
  const result = parseEntry(text, of);
  if ("issues" in result) return { parsed: undefined, problems: await refused(of, result.issues) };
  return { parsed: result, problems: text.imageProblems, text };
}

/** What a file says, as far as it can be read. */
export function readFile(
  { file, path }: FoundFile,
  imageFiles: ReadonlySet<string>,
): EntryText | Problem {
  const source = decoded(path);
  return source === undefined ? undecodable(file) : readText({ file, source }, imageFiles);
}

/** Only here are the places of values needed, so the file is taken apart once more. */
async function refused(
  { file: { file, path }, collection: { singular, schema } }: EntryFile,
  issues: SchemaIssue[],
): Promise<Problem[]> {
  const source = decoded(path);
  if (source === undefined) return [undecodable(file)];
  const front = readFrontMatter(file, source);
  if ("code" in front) return [front];
  return recordProblems({ file, source, front, singular, schema }, issues);
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** UTF-8 without a byte order mark, or nothing when the bytes are something else. */
function decoded(path: string): string | undefined {
  const bytes = readFileSync(path);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    // Not UTF-8: the caller says so.
    return undefined;
  }
}

function undecodable(file: string): Problem {
  return problemOnFirstLine(file, "", {
    code: "content/encoding",
    message: "the file is not UTF-8 text",
    fix: "Save the file as UTF-8 (in Notepad: Save as … Encoding: UTF-8)",
  });
}
