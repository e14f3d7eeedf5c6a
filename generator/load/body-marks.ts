import { type Problem, positionOf, problemAt } from "../problem.ts";
import { openFence } from "./blank-code.ts";
import { boldSlips } from "./bold-slips.ts";
import { bracketSlips } from "./bracket-slips.ts";
import { foreignMarks } from "./foreign-marks.ts";
import { htmlSlips } from "./html-slips.ts";
import { labelSlips, linkSlips } from "./link-slips.ts";
import { listSlips } from "./list-slips.ts";
import { mergeSlips } from "./merge-marks.ts";
import { attributeSlips, indentedSentences, secondFrontMatter } from "./pasted-slips.ts";
import { more, type Slip } from "./slip.ts";
import { tableSlips } from "./table-slips.ts";
import { underlinedSlips } from "./underlined-slips.ts";

type Body = { file: string; source: string; offset: number; code: string };
/**
 * What a writer meant as markdown and markdown does not take for it, so that readers would see the marks. `code` is
 * the body with its code blank.
 */
export function bodyMarks({ file, source, offset, code }: Body): Problem[] {
  const text = source.slice(offset);
  const slips = [
    ...(isEmpty(text) ? [emptySlip] : []),
    ...(code.includes("](") ? linkSlips(code) : []),
    ...(code.includes("][") ? labelSlips({ code, text }) : []),
    ...(/#[ \t]*$/m.test(code) ? headingSlips({ code, text }) : []),
    ...(/^ {0,3}--/m.test(code) ? underlinedSlips(code) : []),
    ...bracketSlips(code),
    ...(code.includes("{") ? attributeSlips(code) : []),
    ...foreignMarks(code),
    ...secondFrontMatter(text),
    ...indentedSentences({ code, text }),
    ...boldSlips({ code, text }),
    ...(code.includes("<<<<<<<") ? mergeSlips(code) : []),
    ...(code.includes("<") ? htmlSlips(code) : []),
    ...(code.includes("|") ? tableSlips({ code, text }) : []),
    ...listSlips(code),
    ...(code.includes("[^") ? footnoteSlips(code) : []),
    ...(text.includes("```") || text.includes("~~~") ? fenceSlips(text) : []),
  ];
  return slips.map(({ at, length, ...finding }) =>
    problemAt({ file, source, position: positionOf(source, offset + at, length) }, finding),
  );
}

/** A comment is a note between writers. */
function isEmpty(text: string): boolean {
  if (!/^\s*(?:<!--|$)/.test(text)) return false;
  return text.replace(/<!--[\s\S]*?-->/g, "").trim() === "";
}

const emptySlip: Slip = {
  at: 0,
  length: 1,
  code: "text/empty",
  severity: "warning",
  message: "below the front matter stands no text, so readers would find none",
  fix: "Write it below the second line ---, or keep the page back with a line   draft: true",
};

function headingSlips({ code, text }: { code: string; text: string }): Slip[] {
  return [...code.matchAll(/^ {0,3}(#{1,6})[ \t]*#*[ \t]*$/gm)].flatMap(match => {
    const { 0: found, index: at } = match;
    // A heading may be all code, which is blank here.
    if (text.slice(at, at + found.length).includes("`")) return [];
    return [
      {
        at,
        length: found.length,
        code: "text/heading",
        message: "a heading without words",
        fix: "Write the words after the #, or take the line away",
      },
    ];
  });
}

function footnoteSlips(code: string): Slip[] {
  const [first, ...others] = code.matchAll(/\[\^[^\]\s]+\]/g);
  if (!first) return [];
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/footnote",
      severity: "warning",
      message: `footnotes are not made here, so ${first[0]} is shown as it stands${more(others)}`,
      fix: "Write the note into the text, in brackets",
    },
  ];
}

function fenceSlips(text: string): Slip[] {
  const open = openFence(text);
  if (!open) return [];
  return [
    {
      at: open.offset,
      length: open.length,
      code: "text/code",
      severity: "warning",
      message: "this block of code never ends, so all the rest of the text is code",
      fix: "Add a line with the same signs after the code",
    },
  ];
}
