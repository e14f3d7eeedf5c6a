import { type Problem, positionOf, problemAt } from "../problem.ts";
import { openFence } from "./blank-code.ts";
import { bracketSlips, labelSlips, linkSlips, type Slip } from "./link-slips.ts";
import { listSlips } from "./list-slips.ts";
import { mergeSlips } from "./merge-marks.ts";
import { attributeSlips, indentedSentences, secondFrontMatter } from "./pasted-slips.ts";
import { tableSlips } from "./table-slips.ts";

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
    ...bracketSlips(code),
    ...(code.includes("{") ? attributeSlips(code) : []),
    ...secondFrontMatter(text),
    ...indentedSentences({ code, text }),
    ...(code.includes("**") && !isPlainlyBold(code) ? boldSlips({ code, text }) : []),
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

/** All its stars stand in pairs round words of one line, letters beside them, as nearly always. */
function isPlainlyBold(code: string): boolean {
  if (code.includes("\\*")) return false;
  return !code
    .replace(/(?<![^\s(])\*\*[^\W_](?:[^*\n]*[^\s*])?\*\*(?=[\s,.;:!?)]|$)/g, "")
    .includes("**");
}

/** Stars without a partner in their paragraph, or beside signs that keep them from being any. */
function boldSlips({ code, text }: { code: string; text: string }): Slip[] {
  return [...code.matchAll(/(?:[^\n]|\n(?![ \t]*\n))+/g)].flatMap(match => {
    if (!match[0].includes("**")) return [];
    const paragraph = match[0].replace(/^[ \t]*(\*[ \t]*){3,}$|\\\*/gm, text =>
      " ".repeat(text.length),
    );
    const stars = [...paragraph.matchAll(/\*\*/g)].map(({ index }) => match.index + index);
    const slip = stars
      .map((star, index) => starSlip(text, star, index % 2 === 0))
      .find(found => found !== undefined);
    if (slip) return [slip];
    const at = stars.length % 2 === 1 ? stars.at(-1) : undefined;
    if (at === undefined) return [];
    return [starsAt(at, "this ** has no partner, so it would be shown", boldFix)];
  });
}

const boldFix = "Write it as   **bold words**";

/** Stars open words only where these begin, and close them only where they end: signs beside letters say neither. */
function starSlip(text: string, at: number, isOpening: boolean): Slip | undefined {
  let [from, to] = [at, at];
  while (text[from - 1] === "*") from--;
  while (text[to] === "*") to++;
  const before = [...text.slice(Math.max(0, from - 2), from)].at(-1) ?? "";
  const after = [...text.slice(to, to + 2)][0] ?? "";
  const [inside, outside] = isOpening ? [after, before] : [before, after];
  if (/[^\S\n]/.test(inside))
    return starsAt(
      at,
      "between ** and the words stands no space; these stars would be shown",
      boldFix,
    );
  if (!/[\p{P}\p{S}]/u.test(inside) || !/[^\s\p{P}\p{S}]/u.test(outside)) return undefined;
  const message = `between ${isOpening ? outside : inside}** and ${isOpening ? inside : outside} a space is missing; these stars would be shown`;
  return starsAt(at, message, `Put a space there, or the ${inside} outside the stars`);
}

function starsAt(at: number, message: string, fix: string): Slip {
  return { at, length: 2, code: "text/bold", severity: "warning", message, fix };
}

function htmlSlips(code: string): Slip[] {
  const comment = code.indexOf("<!--");
  if (comment !== -1) return [openComment(comment)];
  // In brackets behind others it is the name of a file with spaces.
  const [first, ...others] = code.matchAll(
    /(?<!\]\(\s*|\]:\s*)<(?:\/?([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?|[!?][^<>]*)>/gi,
  );
  if (!first) return [];
  const tag = first[1]?.toLowerCase() ?? "";
  const fix = tag === "br" && isInRow(code, first.index) ? inCells : inMarkdown[tag];
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/html",
      severity: "warning",
      message: `HTML is shown as it stands${more(others)}`,
      fix: fix ?? `Take it away, or show it as code:   \`${first[0]}\``,
    },
  ];
}

function openComment(at: number): Slip {
  return {
    at,
    length: 4,
    code: "text/html",
    severity: "warning",
    message: "this comment never ends, so it is shown, and what follows with it",
    fix: "Write   -->   behind the comment",
  };
}

function isInRow(code: string, at: number): boolean {
  const end = code.indexOf("\n", at);
  const line = code.slice(code.lastIndexOf("\n", at) + 1, end === -1 ? undefined : end);
  return line.includes("|");
}

const inCells = "A cell has one line: write a comma instead, or make two rows of it";

const inMarkdown: Record<string, string> = {
  b: "Write it as   **words**",
  strong: "Write it as   **words**",
  i: "Write it as   *words*",
  em: "Write it as   *words*",
  a: "Write it as   [words](/address)",
  img: "Write it as   ![What it shows](picture.jpg)",
  br: "End the line with a backslash instead:   \\",
  p: "Leave an empty line between paragraphs",
  div: "Leave an empty line between paragraphs",
  h1: "Write it as   ## Heading",
  h2: "Write it as   ## Heading",
  h3: "Write it as   ### Heading",
  li: "Write it as   - words",
};

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

function more(others: unknown[]): string {
  return others.length > 0 ? ` (and ${others.length} more in this file)` : "";
}
