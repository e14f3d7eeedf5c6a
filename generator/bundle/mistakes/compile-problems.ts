import { join } from "node:path";
import type { Location, Message, Note } from "esbuild";
import { isObject } from "../../is-object.ts";
import { utf8Text } from "../../load/files/utf8-text.ts";
import { mergeProblem } from "../../load/slips/merge-marks.ts";
import { excerptAt, type Problem, ProblemsError, type Words } from "../../problems/problem.ts";
import { textOf } from "../../problems/source-of.ts";
import { dataSlip } from "./data-slips.ts";
import { missingFiles } from "./missing-files.ts";
import { styleSlip } from "./style-slips.ts";

/** What made esbuild give up. */
export function compileFailure(error: unknown, root: string): unknown {
  const messages = isObject(error) && Array.isArray(error.errors) ? error.errors : [];
  if (messages.length === 0) return error;
  return new ProblemsError(compileProblems(messages, root), { cause: error });
}

/** What esbuild says is wrong, said as every other problem is. */
export function compileProblems(messages: Message[], root: string): Problem[] {
  const { problems, others } = missingFiles(messages, root);
  const rest = others.map(({ text, location, notes }) => ({
    code: "code/compile",
    severity: "error" as const,
    message: text,
    ...(missingExport(text, root) ??
      (location && placed(text, beginning(notes) ?? location, root))),
  }));
  return [...problems, ...rest];
}

function missingExport(text: string, root: string) {
  const { file, name } = (absent.exec(text) ?? empty.exec(text))?.groups ?? {};
  if (!file || !name) return undefined;
  // As an editor leaves it that was stopped while it saved.
  if (textOf(root, file).trim() === "")
    return {
      file,
      message: "the file is empty",
      fix: `Put back what stood there, from a copy or with   git checkout ${file}`,
    };
  return {
    file,
    message: `there is no '${name}' here, which other files ask for`,
    fix: `Write it again as   export const ${name} = …`,
  };
}

const absent = /^No matching export in "(?<file>.*)" for import "(?<name>.*)"$/;
const empty =
  /^Import "(?<name>.*)" will always be undefined because the file "(?<file>.*)" has no exports$/;

/** Where a comment or a bracket begins that never ends: it is found out at the end of the file. */
function beginning(notes: Note[]): Location | null | undefined {
  return notes.find(({ text }) => /comment starts here|^The unbalanced/.test(text))?.location;
}

function waitSlip(text: string): Words | undefined {
  if (!text.startsWith("Top-level await")) return undefined;
  return {
    message: "the site would wait here, and a page is made of what stands in its files alone",
    fix: "Write here what it waits for, or let another program write that into a file to import",
  };
}

function placed(text: string, location: Location, root: string) {
  const { file, line, lineText, ...bytes } = location;
  const isData = file.startsWith("content/");
  const source = isData ? utf8Text({ file, path: join(root, file) }) : textOf(root, file);
  if (typeof source !== "string") return source;
  const merge = mergeProblem(file, source);
  if (merge) return merge;
  const encoded = Buffer.from(lineText);
  const column = encoded.subarray(0, bytes.column).toString().length;
  const length = encoded.subarray(bytes.column, bytes.column + bytes.length).toString().length;
  const position = { line, column: column + 1, length: Math.max(1, length) };
  return {
    ...(isData && dataSlip(text, lineText, column)),
    ...(file.endsWith(".css") && styleSlip(text, bytes.suggestion)),
    ...waitSlip(text),
    file,
    position,
    excerpt: excerptAt({ source, position }),
  };
}
