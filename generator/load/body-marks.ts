import { type Problem, positionOf, problemAt } from "../problem.ts";
import { openFence } from "./blank-code.ts";
import { labelSlips, linkSlips, type Slip } from "./link-slips.ts";

type Body = { file: string; source: string; offset: number; code: string };
/**
 * What a writer meant as markdown and markdown does not take for it, so that readers would see the marks. `code` is
 * the body with its code blank.
 */
export function bodyMarks({ file, source, offset, code }: Body): Problem[] {
  const text = source.slice(offset);
  const slips = [
    ...(code.includes("](") ? linkSlips(code) : []),
    ...(code.includes("][") ? labelSlips(code) : []),
    ...(/#[ \t]*$/m.test(code) ? headingSlips(code) : []),
    ...(code.includes("**") && !isPlainlyBold(code) ? boldSlips(code) : []),
    ...(code.includes("<") ? htmlSlips(code) : []),
    ...(code.includes("[^") ? footnoteSlips(code) : []),
    ...(text.includes("```") || text.includes("~~~") ? fenceSlips(text) : []),
  ];
  return slips.map(({ at, length, ...finding }) =>
    problemAt({ file, source, position: positionOf(source, offset + at, length) }, finding),
  );
}

function headingSlips(code: string): Slip[] {
  return [...code.matchAll(/^ {0,3}(#{1,6})[ \t]*#*[ \t]*$/gm)].map(match => ({
    at: match.index,
    length: match[0].length,
    code: "text/heading",
    message: "a heading without words",
    fix: "Write the words after the #, or take the line away",
  }));
}

/** All its stars stand in pairs round words of one line, as nearly always. */
function isPlainlyBold(code: string): boolean {
  if (code.includes("\\*")) return false;
  return !code.replace(/\*\*[^ *\n](?:[^*\n]*[^ *\n])?\*\*/g, "").includes("**");
}

/** Stars without a partner in their paragraph, or with a space on the inside. */
function boldSlips(code: string): Slip[] {
  return [...code.matchAll(/(?:[^\n]|\n(?![ \t]*\n))+/g)].flatMap(match => {
    if (!match[0].includes("**")) return [];
    const paragraph = match[0].replace(/^[ \t]*(\*[ \t]*){3,}$|\\\*/gm, text =>
      " ".repeat(text.length),
    );
    const stars = [...paragraph.matchAll(/\*\*/g)].map(({ index }) => index);
    const spaced = stars.find((star, index) =>
      index % 2 === 0 ? paragraph[star + 2] === " " : paragraph[star - 1] === " ",
    );
    const at = spaced ?? (stars.length % 2 === 1 ? stars.at(-1) : undefined);
    if (at === undefined) return [];
    return [
      {
        at: match.index + at,
        length: 2,
        code: "text/bold",
        severity: "warning" as const,
        message:
          spaced === undefined
            ? "this ** has no partner, so it would be shown"
            : "between ** and the words stands no space; these stars would be shown",
        fix: "Write it as   **bold words**",
      },
    ];
  });
}

function htmlSlips(code: string): Slip[] {
  const [first, ...others] = code.matchAll(/<\/?([a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>/gi);
  if (!first) return [];
  const tag = first[1]?.toLowerCase() ?? "";
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/html",
      severity: "warning",
      message: `HTML is shown as it stands${more(others)}`,
      fix: inMarkdown[tag] ?? `Take it away, or show it as code:   \`${first[0]}\``,
    },
  ];
}

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
