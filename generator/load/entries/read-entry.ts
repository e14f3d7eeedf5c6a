import { placeIn, type SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import type { Collection, SchemaIssue } from "../../site.ts";
import type { FoundFile } from "../files/files.ts";
import { utf8Text } from "../files/utf8-text.ts";
import { type FrontMatter, readFrontMatter } from "../front-matter/front-matter.ts";
import { missingAbove, undescribedAbove, wrongWords } from "../pictures/picture-above.ts";
import { recordProblems } from "../records/record-problems.ts";
import { type FoundBeside, foundBeside } from "./beside-slip.ts";
import type { EntryCache } from "./entry-cache.ts";
import { type EntryText, isRefused, type RefusedText, readText } from "./entry-text.ts";
import { type CertainFacts, type ParsedEntry, parseEntry } from "./parse-entry.ts";
import type { KnownText } from "./read-ahead.ts";

/** `text` is what the entry was made of, where it was read in this run. */
export type ReadEntry = {
  parsed: ParsedEntry | undefined;
  certain?: CertainFacts | undefined;
  problems: Problem[];
  text?: EntryText | undefined;
};
type EntryFile = {
  file: FoundFile;
  collection: Collection;
  name: string;
  imageFiles: ReadonlySet<string>;
};

/** What is known of an entry where that still holds, or what is read of its file now. */
export function entryFrom(cache: Pick<EntryCache, "entry">, of: EntryFile): Promise<ReadEntry> {
  return cache.entry(of.file, known => readEntry(of, known), of.imageFiles);
}

/** One entry, or all that is wrong with its file, which is not read again when its text is known. */
export async function readEntry(of: EntryFile, known?: KnownText): Promise<ReadEntry> {
  const text = known?.text ?? readFile(of.file, of.imageFiles);
  if (isRefused(text)) {
    const { certain, problems } = await beside(text, of);
    return { parsed: undefined, certain, problems: [...text.problems, ...problems] };
  }
  const result = known?.parsed ?? parseEntry(text, of);
  const problems = [...text.imageProblems, ...text.markProblems, ...wrongMarks(of, text)];
  if ("issues" in result) {
    const { issues, ...certain } = result;
    return { parsed: undefined, certain, problems: [...(await refused(of, issues)), ...problems] };
  }
  return { parsed: result, problems: [...(await undescribed(of, text)), ...problems], text };
}

/** Front matter of which a line cannot be read may hold more mistakes than that. */
async function beside({ slipped }: RefusedText, of: EntryFile): Promise<FoundBeside> {
  if (!slipped) return { problems: [] };
  const { slip, source } = slipped;
  const { collection, imageFiles } = of;
  const text = { file: of.file.file, source, collection, imageFiles };
  const { certain, problems } = await foundBeside(slip, text);
  return { certain, problems: [...wrongMarks(of, slipped), ...problems] };
}

/** What stands in braces and means nothing to the site. */
function wrongMarks(
  { file: { file, path }, collection }: EntryFile,
  { marks }: Pick<EntryText, "marks">,
): Problem[] {
  const found = marks.flatMap(mark => {
    const wrong = collection.wrongMark?.(mark.written, mark.behind);
    return wrong ? [{ ...mark, wrong }] : [];
  });
  if (found.length === 0) return [];
  const source = utf8Text({ file, path });
  if (typeof source !== "string") return [source];
  return found.map(({ written, offset, wrong }) => {
    const place = placeIn({ file, source }, offset, written.length);
    return problemAt(place, { code: `${collection.singular}/mark`, ...wrong });
  });
}

/** A picture above the text of which nothing is said. */
async function undescribed(
  { file, collection: { picture } }: EntryFile,
  { data }: Pick<EntryText, "data">,
): Promise<Problem[]> {
  if (!wrongWords({ data, picture })) return [];
  return readAgain(file, text => undescribedAbove({ ...text, picture }));
}

/** What a file says, as far as it can be read. */
export function readFile(
  { file, path }: FoundFile,
  imageFiles: ReadonlySet<string>,
): EntryText | RefusedText {
  const source = utf8Text({ file, path });
  if (typeof source !== "string") return { problems: [source] };
  return readText({ file, source }, imageFiles);
}

async function refused(
  { file, collection: { singular, schema, picture }, imageFiles }: EntryFile,
  issues: SchemaIssue[],
): Promise<Problem[]> {
  return readAgain(file, async text => [
    ...(await recordProblems({ ...text, singular, schema }, issues)),
    ...(await missingAbove({ ...text, picture }, imageFiles)),
  ]);
}

/** Only where something is wrong are the places of values needed, so the file is taken apart once more. */
async function readAgain(
  { file, path }: FoundFile,
  judge: (text: SourceText & { front: FrontMatter }) => Promise<Problem[]>,
): Promise<Problem[]> {
  const source = utf8Text({ file, path });
  if (typeof source !== "string") return [source];
  const front = readFrontMatter(file, source);
  return "code" in front ? [front] : judge({ file, source, front });
}
