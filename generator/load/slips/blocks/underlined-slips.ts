import { markdownLines } from "../../../markdown/markdown-lines.ts";
import type { Slip } from "../slip.ts";

/** Dashes that are meant as a line between paragraphs and make a heading of the one right above them. */
export function underlinedSlips(code: string): Slip[] {
  if (!/\n {0,3}-(?:-|[ \t]*(?:\n|$))/.test(code)) return [];
  const slips: Slip[] = [];
  let above: string[] = [];
  for (const { line, at } of markdownLines(code).lines) {
    const dashes = /^ {0,3}(-+)[ \t]*$/.exec(line)?.[1];
    if (dashes && isMeantOtherwise(dashes, above))
      slips.push(underline(at + line.indexOf(dashes), dashes));
    if (dashes || line.trim() === "") above = [];
    else above.push(line);
  }
  return slips;
}

/**
 * Words that nobody writes for a heading: more than one line, or a sentence. One hyphen was to begin an item. Other blocks
 * end at the dashes.
 */
function isMeantOtherwise(dashes: string, lines: string[]): boolean {
  const last = lines.at(-1);
  if (last === undefined || lines.some(line => otherBlock.test(line))) return false;
  return dashes === "-" || lines.length > 1 || /[.!…,;:]["”’*_)]*\s*$/.test(last);
}

const otherBlock = /^ {0,3}(?:[>|]|#{1,6}\s|[-*+]\s|\d+[.)]\s)|^(?: {4}|\t)|\|/;

function underline(at: number, dashes: string): Slip {
  return {
    at,
    length: dashes.length,
    code: "text/heading",
    severity: "warning",
    message: "this line makes a heading of the words right above it",
    fix:
      dashes === "-"
        ? "Write the words of the item behind the hyphen, or take it away"
        : "Leave an empty line above it, or write headings as   ## Words",
  };
}
