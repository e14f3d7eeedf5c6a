import { hash } from "../../hash.ts";
import { blankCode } from "../../markdown/blank-code.ts";
import type { SourceText } from "../../problems/place.ts";
import type { Problem } from "../../problems/problem.ts";
import { controlCharacter, escapedCharacter } from "../control-characters.ts";
import { type FrontMatter, readFrontMatter } from "../front-matter/front-matter.ts";
import { bodyImages } from "../pictures/body-images.ts";
import { bodySlips } from "../slips/body-slips.ts";
import { crowdedParagraph } from "../slips/crowded-paragraph.ts";
import { frontSlips } from "../slips/front-slips.ts";
import { bodyBelow } from "./below-slip.ts";
import { readMinutesFrom } from "./read-minutes.ts";

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
/** With the rest of its line behind it. */
type Mark = { written: string; behind: string; offset: number };
/** Where an entry's markdown lies, and a hash that changes with it. */
export type BodySource = { file: string; offset: number; hash: string };

/** What can be said of why a text cannot be taken apart. */
export type RefusedText = { problems: Problem[]; slipped?: SlippedText };
/** A text of which only a line of its front matter cannot be read: what stands below can be judged all the same. */
type SlippedText = { slip: Problem; source: string; body: BodySource; marks: Mark[] };

/** Takes one markdown file apart. */
export function readText(of: SourceText, imageFiles: ReadonlySet<string>): EntryText | RefusedText {
  const { file, source } = of;
  const unreadable = controlCharacter(of) ?? crowdedParagraph(of);
  if (unreadable) return { problems: [unreadable] };
  const front = readFrontMatter(file, source);
  if ("code" in front) return refusedText(front, of, imageFiles);
  const escaped = escapedCharacter(of, front);
  if (escaped) return { problems: [escaped] };
  const offset = front.bodyOffset;
  const body = source.slice(offset);
  const { images, markProblems, marks } = readBody({ file, source, offset }, imageFiles);
  const readMinutes = readMinutesFrom(source, offset);
  return {
    file,
    key: hash(file, source.slice(0, offset), String(readMinutes), ...images.names),
    data: front.data,
    body: { file, offset, hash: hash(body) },
    readMinutes,
    images: images.names,
    imageProblems: images.problems,
    markProblems: [...frontSlips({ file, source, offset }), ...markProblems],
    marks,
  };
}

function readBody(
  { file, source, offset }: SourceText & { offset: number },
  known: ReadonlySet<string>,
) {
  const code = blankCode(source.slice(offset));
  return {
    images: bodyImages({ file, source, offset, code, known }),
    markProblems: bodySlips({ file, source, offset, code }),
    marks: marksIn(code, offset),
  };
}

/** What is wrong below front matter of which only a line cannot be read is told as well. */
function refusedText(
  problem: Problem,
  of: SourceText,
  imageFiles: ReadonlySet<string>,
): RefusedText {
  const body = bodyBelow(problem, of);
  if (!body) return { problems: [problem] };
  const { images, markProblems, marks } = readBody({ ...of, ...body }, imageFiles);
  const problems = [problem, ...images.problems, ...markProblems];
  return { problems, slipped: { slip: problem, source: of.source, body, marks } };
}

function marksIn(code: string, offset: number): Mark[] {
  if (!code.includes("{")) return [];
  return [...code.matchAll(/\{[^{}\n]*\}?/g)].map(({ 0: written, index }) => ({
    written,
    behind: /.*/.exec(code.slice(index + written.length))?.[0] ?? "",
    offset: offset + index,
  }));
}

export function isRefused(text: EntryText | RefusedText): text is RefusedText {
  return "problems" in text;
}
