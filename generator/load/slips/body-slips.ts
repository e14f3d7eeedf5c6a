import { markdownLines } from "../../markdown/markdown-lines.ts";
import type { SourceText } from "../../problems/place.ts";
import type { Problem } from "../../problems/problem.ts";
import { boldHeadings } from "./blocks/bold-headings.ts";
import { headingSlips } from "./blocks/heading-slips.ts";
import { listSlips } from "./blocks/list-slips.ts";
import { noteStars } from "./blocks/note-stars.ts";
import { drawnRows, rowSlips } from "./blocks/row-slips.ts";
import { shortLines } from "./blocks/short-lines.ts";
import { tableSlips } from "./blocks/table-slips.ts";
import { underlinedSlips } from "./blocks/underlined-slips.ts";
import { boldSlips } from "./bold-slips.ts";
import { garbledLetters } from "./garbled-letters.ts";
import { htmlSlips } from "./html-slips.ts";
import { bracketSlips } from "./links/bracket-slips.ts";
import { labelLines } from "./links/label-lines.ts";
import { labelSlips } from "./links/label-slips.ts";
import { linkSlips } from "./links/link-slips.ts";
import { loneBacktick } from "./lone-backtick.ts";
import { lookalikeLetters } from "./lookalike-letters.ts";
import { foreignMarks } from "./marks/foreign-marks.ts";
import { mergeSlips } from "./merge-marks.ts";
import {
  indentedSentences,
  propertyLines,
  secondFrontMatter,
  writersComments,
} from "./pasted-slips.ts";
import { firstOf, type Slip, slipProblems } from "./slip.ts";

type Body = SourceText & { offset: number; code: string };

/** Each is asked of every text, so it looks first for signs that a slip of its kind cannot be without. */
const checks: readonly ((code: string, text: string) => Slip[])[] = [
  emptyText,
  garbledLetters,
  lookalikeLetters,
  linkSlips,
  labelSlips,
  labelLines,
  headingSlips,
  underlinedSlips,
  bracketSlips,
  foreignMarks,
  secondFrontMatter,
  propertyLines,
  indentedSentences,
  writersComments,
  boldSlips,
  boldHeadings,
  mergeSlips,
  htmlSlips,
  tableSlips,
  rowSlips,
  drawnRows,
  listSlips,
  noteStars,
  shortLines,
  openFences,
  drawnFences,
  loneBacktick,
];

/**
 * What a writer meant as markdown and markdown does not take for it, so that readers would see the marks. `code` is
 * the body with its code blank.
 */
export function bodySlips({ file, source, offset, code }: Body): Problem[] {
  const text = source.slice(offset);
  const slips = checks.flatMap(check => check(code, text));
  return slipProblems({ file, source, from: offset }, slips);
}

/** A comment is a note between writers. */
function emptyText(_code: string, text: string): Slip[] {
  if (!/^\s*(?:<!--|$)/.test(text)) return [];
  if (text.replace(/<!--[\s\S]*?-->/g, "").trim() !== "") return [];
  return firstOf([text], () => ({
    at: 0,
    length: 1,
    code: "text/empty",
    message: "below the front matter stands no text, so readers would find none",
    fix: "Write it below the second line ---, or keep the page back with a line   draft: true",
  }));
}

function openFences(_code: string, text: string): Slip[] {
  if (!text.includes("```") && !text.includes("~~~")) return [];
  return firstOf([markdownLines(text).openFence], ({ at, marks, inItem, isTooFarOut }) => ({
    at,
    length: marks.length,
    code: "text/code",
    ...(isTooFarOut
      ? {
          message:
            "to end the code of the item above, this must stand as far in as its words; here it begins another block of code",
          fix: `Write it as   ${" ".repeat(inItem)}${marks}`,
        }
      : {
          message: `this block of code never ends, so all the rest of the ${inItem > 0 ? "item" : "text"} is code`,
          fix: "Add a line with the same signs after the code",
        }),
  }));
}

/** What GitHub, Obsidian and chat programs draw, or look up, in the place of a block of code. */
function drawnFences(_code: string, text: string): Slip[] {
  if (!drawnFence.test(text)) return [];
  const { lines } = markdownLines(text);
  const found = lines.flatMap(({ line, at, kind }, index) => {
    // One within longer fences is code itself.
    const begins = kind === "fenced" && lines[index - 1]?.kind !== "fenced";
    const [, before = "", mark, name] = (begins && drawnFence.exec(line)) || [];
    return mark ? { at: at + before.length, length: mark.length, name } : [];
  });
  return firstOf(found, ({ at, length, name }) => ({
    at,
    length,
    code: "text/code",
    message: "nothing is drawn of this code, so readers see the code itself",
    fix: `Put a picture in its place, or words; where readers are to see the code, take   ${name}   away`,
  }));
}

const drawnFence = /^([ \t>]*)((?:```|~~~)[ \t]*(mermaid|plantuml|math|dataview(?:js)?)\b)/m;
