import { propertyLines } from "../pasted-slips.ts";
import { firstOf, type Slip } from "../slip.ts";

/** The lines of an address, of opening hours, or of a question and its answer, which markdown makes one line of. */
export function shortLines(code: string): Slip[] {
  const together: RegExpExecArray[] = [];
  for (const { 0: start, index } of code.matchAll(paragraphStart)) {
    linesFromHere.lastIndex = index + start.length;
    const found = linesFromHere.exec(code);
    if (found) together.push(found);
  }
  if (together.length === 0) return [];
  // Lines of facts are to be taken away, which is told already.
  const [facts] = propertyLines("", code);
  const found = together.filter(({ index }) => index !== facts?.at);
  return firstOf(found, ({ 0: lines, 3: bold, index: at }) => ({
    at,
    length: lines.indexOf("\n"),
    code: "text/list",
    message: "these lines would run together, as those of any paragraph do",
    fix: bold
      ? "Leave an empty line below this one, end it with a backslash,   \\   or write both in one line"
      : "End each of them but the last with a backslash,   \\   or begin each with   -   and a space",
  }));
}

const noItem = String.raw`(?!\d{1,9}[.)][ \t])`;

/** From a capital or a number to a letter or a number: where a sentence was broken, few lines are short and so. */
const line = String.raw`(?!\(?\w{1,3}(?:[.)]|\ufe0f))[\p{Lu}\p{N}][^\n|\t]{0,38}[\p{L}\p{N})]`;
const shortOnes = String.raw`${noItem}([\p{L}\p{N}*“][^\n|\t]*[^\s\\,])\n(?:${line} ?\n)+${line}[.!]?[ \t]*(?=\n[ \t]*\n|\n?$(?![\s\S]))`;

/** 'Q: How long does it take?' above 'A: Two weeks.' */
const label = String.raw`\p{Lu}[\p{L}\p{N}’' -]{0,24}: `;
const labelled = String.raw`(${label}[^\n]*[^\s\\])\n(?=${label}\S)`;

/** A short line of bold words, or a bold question, above its answer: a sentence that was broken goes on with a small letter. */
const boldOne = String.raw`(\*\*(?:[^*\n]{2,50}|[^*\n]{2,100}\?)\*\*)\n(?=${noItem}[\p{Lu}\p{Lo}\p{N}“"(£])`;

const paragraphStart = /^\n?|\n(?<=\n[ \t]*\n)/g;
/** Most paragraphs have one line. */
const linesFromHere = new RegExp(
  String.raw`(?=[^\n]*\n[^\n])(?:${[shortOnes, labelled, boldOne].join("|")})`,
  "uy",
);
