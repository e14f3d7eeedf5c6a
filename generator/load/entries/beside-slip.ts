import { linesOf, type SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import type { Collection } from "../../site.ts";
import { escapedCharacter } from "../control-characters.ts";
import { type FrontMatter, readFrontMatter } from "../front-matter/front-matter.ts";
import { endOfOutdentedList } from "../front-matter/list-lines.ts";
import { tabbed, withoutTabs } from "../front-matter/yaml-suspicions.ts";
import { missingAbove } from "../pictures/picture-above.ts";
import { recordProblems } from "../records/record-problems.ts";
import { endLacked } from "./below-slip.ts";
import { type CertainFacts, parseFacts } from "./parse-entry.ts";

export type FoundBeside = { problems: Problem[]; certain?: CertainFacts | undefined };
type ReadText = SourceText & { collection: Collection; imageFiles: ReadonlySet<string> };

/**
 * What else is wrong, and certain, in front matter of which a line cannot be read: found as if it were passed over, so that one run
 * tells both. Of the line itself nothing more is said, since nobody knows what will stand in it.
 */
export async function foundBeside(slip: Problem, of: ReadText): Promise<FoundBeside> {
  const { slips, readable } = allSlips(slip, of);
  const found = readable ? await foundIn({ ...of, ...readable }) : { problems: [] };
  const slipped = new Set(slips.filter(isOfLine).map(lineOf));
  const { texts } = linesOf(of.source);
  // A second fact on a line that cannot be read is not missing.
  const isThere = (fact: string) => [...slipped].some(at => texts[at - 1]?.includes(` ${fact}:`));
  const beside = found.problems.filter(
    problem => !slipped.has(lineOf(problem)) && !isThere(problem.code.replace(/.*\//, "")),
  );
  // The lines shown are those of the file.
  const problems = [...slips.slice(1), ...beside].map(problem => {
    const { position } = problem;
    return position ? problemAt({ file: of.file, source: of.source, position }, problem) : problem;
  });
  return { ...found, problems };
}

/** What can be read once all slips are passed over. */
type Readable = { source: string; front: FrontMatter };

/** The slip and those below it, each found as if the ones above were passed over. */
function allSlips(
  slip: Problem,
  { file, source: written }: ReadText,
): { slips: Problem[]; readable?: Readable } {
  const slips = [slip];
  let source = passedOver(written, slip);
  while (source !== undefined && slips.length <= slipsMax) {
    const front = readFrontMatter(file, source);
    if (!("code" in front)) return { slips, readable: { source, front } };
    const readUpTo = Math.max(0, ...slips.filter(isOfLine).map(lineOf));
    if (lineOf(front) <= readUpTo) break;
    slips.push(slips.length < slipsMax ? front : { ...front, ...untold });
    source = passedOver(source, front);
  }
  return { slips };
}

/** All the front matter is read anew for each: whoever has more finds the next ones when these are mended. */
const slipsMax = 50;
const untold = {
  message: "this line cannot be read either, and what is below it has not been looked at",
  fix: "Mend the lines above it first: the next run tells the rest",
};

async function foundIn({
  file,
  source,
  collection,
  imageFiles,
  front,
}: ReadText & Readable): Promise<FoundBeside> {
  const escaped = escapedCharacter({ file, source }, front);
  if (escaped) return { problems: [escaped] };
  const facts = parseFacts({ file, data: front.data }, collection);
  const { singular, schema, picture } = collection;
  const issues = "issues" in facts ? facts.issues : [];
  const problems = [
    ...(await recordProblems({ file, source, front, singular, schema }, issues)),
    ...(await missingAbove({ file, source, front, picture }, imageFiles)),
  ];
  return { problems, certain: facts };
}

/** Of a line that cannot be read nothing else is said; of one below which dashes are missing all is. */
function isOfLine({ code }: Problem): boolean {
  return code === "front-matter/yaml";
}

/** The text as it can be read on below what cannot be: the line keeps its key alone, so that no fact seems to be missing. */
function passedOver(source: string, slip: Problem): string | undefined {
  const end = endLacked(slip, source);
  if (end !== undefined)
    return `${source.slice(0, end).replace(/(?:\n[-–—.…]+|(?: |(?<=["'\]]))[-–—.…]{2,})\s*$/, "\n")}---\n${source.slice(end)}`;
  const lines = source.split("\n");
  const index = lineOf(slip) - 1;
  const line = lines[index];
  if (!isOfLine(slip) || line === undefined) return undefined;
  if (tabbed.test(line)) return withTabsMended(lines, index);
  const listEnd = endOfOutdentedList(lines, index + 1);
  if (listEnd !== undefined)
    return lines.map((text, at) => (at >= index && at < listEnd ? `  ${text}` : text)).join("\n");
  const [, key, value] = /^([\w-]+)[ \t]*[:=][ \t]*(?!- )(\S)?/.exec(line) ?? [];
  if (key === undefined) return undefined;
  const isSecond = lines.slice(1, index).some(text => text.startsWith(`${key}:`));
  return lines.with(index, `${key}${isSecond ? index : ""}:${value ? ' ""' : ""}`).join("\n");
}

/** That of all the lines that follow is said with the first one. */
function withTabsMended(lines: string[], first: number): string {
  const mended = [...lines];
  for (let index = first; tabbed.test(lines[index] ?? ""); index++)
    mended[index] = withoutTabs(lines[index] ?? "", mended[index - 1] ?? "");
  return mended.join("\n");
}

function lineOf({ position }: Problem): number {
  return position?.line ?? 0;
}
