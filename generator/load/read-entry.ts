import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { type Problem, positionOf, problemAt } from "../problem.ts";
import type { Collection, SchemaIssue } from "../site.ts";
import { type EntryText, isProblem, type ParsedEntry, parseEntry, readText } from "./entry.ts";
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
  const problems = [...text.imageProblems, ...text.markProblems, ...wrongMarks(of, text)];
  return { parsed: result, problems, text };
}

/** What stands in braces and means nothing to the site. */
function wrongMarks(
  { file: { file, path }, collection }: EntryFile,
  { marks }: EntryText,
): Problem[] {
  const found = marks.flatMap(mark => {
    const wrong = collection.wrongMark?.(mark.written);
    return wrong ? [{ ...mark, wrong }] : [];
  });
  if (found.length === 0) return [];
  const source = decoded({ file, path });
  if (typeof source !== "string") return [source];
  return found.map(({ written, offset, wrong }) => {
    const position = positionOf(source, offset, written.length);
    return problemAt({ file, source, position }, { code: `${collection.singular}/mark`, ...wrong });
  });
}

/** What a file says, as far as it can be read. */
export function readFile(
  { file, path }: FoundFile,
  imageFiles: ReadonlySet<string>,
): EntryText | Problem {
  const source = decoded({ file, path });
  return typeof source === "string" ? readText({ file, source }, imageFiles) : source;
}

/** Only here are the places of values needed, so the file is taken apart once more. */
async function refused(
  { file: { file, path }, collection: { singular, schema } }: EntryFile,
  issues: SchemaIssue[],
): Promise<Problem[]> {
  const source = decoded({ file, path });
  if (typeof source !== "string") return [source];
  const front = readFrontMatter(file, source);
  if ("code" in front) return [front];
  return recordProblems({ file, source, front, singular, schema }, issues);
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** UTF-8 without a byte order mark, or what is wrong with the bytes. */
function decoded({ file, path }: FoundFile): string | Problem {
  const bytes = readBytes({ file, path });
  if ("code" in bytes) return bytes;
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undecodable(file, bytes);
  }
}

function readBytes({ file, path }: FoundFile): Buffer | Problem {
  try {
    return readFileSync(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EACCES")) throw error;
    return {
      code: "system/eacces",
      severity: "error",
      file,
      message: "this file may not be read by you",
      fix: "Change its owner or its permissions",
    };
  }
}

/** Often only one pasted character is of another encoding: the first such line is shown. */
function undecodable(file: string, bytes: Buffer): Problem {
  const fix = "Save the file as UTF-8 (in Notepad: Save as … Encoding: UTF-8)";
  const finding = { code: "content/encoding", message: "the file is not UTF-8 text", fix };
  if (bytes[0] === 0xff || bytes[0] === 0xfe)
    return problemAt(
      { file, source: "", position: { line: 1, column: 1, length: 3 } },
      { ...finding, message: "the file is UTF-16, not UTF-8 text" },
    );
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex(text => !isUtf8(Buffer.from(text, "latin1")));
  const source = new TextDecoder("windows-1252").decode(bytes);
  const text = source.split("\n")[line] ?? "";
  const column = Math.max(1, text.search(/[^\0-\x7f]/) + 1);
  return problemAt({ file, source, position: { line: line + 1, column, length: 1 } }, finding);
}
