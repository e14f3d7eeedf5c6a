import { markdownLines } from "../../markdown/markdown-lines.ts";
import type { SourceText } from "../../problems/place.ts";
import type { Problem } from "../../problems/problem.ts";
import { boldHeadings } from "./blocks/bold-headings.ts";
import { headingSlips } from "./blocks/heading-slips.ts";
import { listSlips } from "./blocks/list-slips.ts";
import { noteStars } from "./blocks/note-stars.ts";
import { rowSlips } from "./blocks/row-slips.ts";
import { shortLines } from "./blocks/short-lines.ts";
import { tableSlips } from "./blocks/table-slips.ts";
import { underlinedSlips } from "./blocks/underlined-slips.ts";
import { boldSlips } from "./bold-slips.ts";
import { garbledLetters } from "./garbled-letters.ts";
import { htmlSlips } from "./html-slips.ts";
import { bracketSlips } from "./links/bracket-slips.ts";
import { labelSlips } from "./links/label-slips.ts";
import { linkSlips } from "./links/link-slips.ts";
import { loneBacktick } from "./lone-backtick.ts";
import { lookalikeLetters } from "./lookalike-letters.ts";
import { foreignMarks } from "./marks/foreign-marks.ts";
import { mergeSlips } from "./merge-marks.ts";
import { indentedSentences, propertyLines, secondFrontMatter } from "./pasted-slips.ts";
import { firstOf, type Slip, slipProblems } from "./slip.ts";

type Body = SourceText & { offset: number; code: string };

/** Each is asked of every text, so it looks first for signs that a slip of its kind cannot be without. */
const checks: readonly ((code: string, text: string) => Slip[])[] = [
  emptyText,
  garbledLetters,
  lookalikeLetters,
  linkSlips,
  labelSlips,
  headingSlips,
  underlinedSlips,
  bracketSlips,
  foreignMarks,
  secondFrontMatter,
  propertyLines,
  indentedSentences,
  boldSlips,
  boldHeadings,
  mergeSlips,
  htmlSlips,
  tableSlips,
  rowSlips,
  listSlips,
  noteStars,
  shortLines,
  openFences,
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
