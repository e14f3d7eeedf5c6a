import { markdownLines } from "./blank-code.ts";
import type { Slip } from "./slip.ts";

/** Dashes that are meant as a line between paragraphs and make a heading of the one right above them. */
export function underlinedSlips(code: string): Slip[] {
  if (!code.includes("--") || !/^ {0,3}--/m.test(code)) return [];
  const slips: Slip[] = [];
  let above: string[] = [];
  for (const { line, at } of markdownLines(code).lines) {
    const dashes = /^ {0,3}(-+)[ \t\r]*$/.exec(line)?.[1];
    if (dashes && isParagraph(above)) slips.push(underline(at + line.indexOf(dashes), dashes));
    if (dashes || line.trim() === "") above = [];
    else above.push(line);
  }
  return slips;
}

/** Words that nobody writes for a heading: more than one line, or a sentence. Other blocks end at the dashes. */
function isParagraph(lines: string[]): boolean {
  const last = lines.at(-1);
  if (last === undefined || lines.some(line => otherBlock.test(line))) return false;
  return lines.length > 1 || /[.!…,;:]["”’*_)]*\s*$/.test(last);
}

const otherBlock = /^ {0,3}(?:[>|]|#{1,6}\s|[-*+]\s|\d+[.)]\s)|^(?: {4}|\t)|\|/;

function underline(at: number, dashes: string): Slip {
  return {
    at,
    length: dashes.length,
    code: "text/heading",
    severity: "warning",
    message: "this line makes a heading of the words right above it",
    fix: "Leave an empty line above it, or write headings as   ## Words",
  };
}
