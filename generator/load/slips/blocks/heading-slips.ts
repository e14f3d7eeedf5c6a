import { headingLevel } from "../../../markdown/heading-level.ts";
import { firstOf, type Slip } from "../slip.ts";

/** Headings without words, of the wrong level, or of none. */
export function headingSlips(code: string, text: string): Slip[] {
  return [...emptyHeadings(code, text), ...mainHeadings(code, text), ...skippedLevels(code, text)];
}

function emptyHeadings(code: string, text: string): Slip[] {
  if (!/#[ \t]*$/m.test(code)) return [];
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

/** The title of the page is its one main heading: one of the text is shown below it, beside those with two signs. */
function mainHeadings(code: string, text: string): Slip[] {
  const found = [...code.matchAll(/^ {0,3}#[ \t].*/gm)].flatMap(({ 0: line, index }) => {
    // Code, which is blank in `line`, is a word of it like any other.
    const [, heading = ""] =
      /^ *(#[ \t]+[^\s#].*)/.exec(text.slice(index, index + line.length)) ?? [];
    return heading ? [{ at: index + line.indexOf("#"), heading: heading.trimEnd() }] : [];
  });
  return firstOf(found, ({ at, heading }) => ({
    at,
    length: heading.length,
    code: "text/heading",
    message: "the page's title is its heading with one #, so this one is shown as if it had two",
    fix: `Write it as   ## ${heading.replace(/^#\s+/, "")}   or take it away where it only says the title again`,
  }));
}

/** Below a title come two signs, below those three: one that has more is shown at the level that it should have. */
function skippedLevels(code: string, text: string): Slip[] {
  if (!code.includes("###")) return [];
  const depths: number[] = [];
  const found = [...code.matchAll(anyHeading)].flatMap(({ 0: line, 1: signs = "##", index }) => {
    const level = headingLevel(signs.length, depths);
    if (signs.length <= Math.max(2, level)) return [];
    const at = index + line.indexOf(signs);
    return [{ at, level, heading: text.slice(at, index + line.length).trimEnd() }];
  });
  return firstOf(found, ({ at, level, heading }) => {
    const above = level === 2 ? "the title" : `a heading with ${"#".repeat(level - 1)}`;
    return {
      at,
      length: heading.length,
      code: "text/heading",
      message: `below ${above} this skips a level, so it is shown as if it had ${level} #`,
      fix: `Write it as   ${"#".repeat(level)} ${heading.replace(/^#+\s*/, "")}`,
    };
  });
}

/** With signs before its words, which for ## and more need no space, or with a line below them. */
const anyHeading =
  /^ {0,3}(?:(#(?=[ \t])|#{2,6}(?!#)).*|(?![-*+>|#]|\d+[.)])\S.*\n {0,3}(?:=+|--+)[ \t]*$)/gm;
