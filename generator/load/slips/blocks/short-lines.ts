import { propertyLines } from "../pasted-slips.ts";
import { firstOf, type Slip } from "../slip.ts";

/** The lines of an address, or of opening hours, which markdown makes one line of. */
export function shortLines(code: string): Slip[] {
  // Lines of facts are to be taken away, which is told already.
  const found = [...code.matchAll(paragraphOfLines)].filter(
    ({ index }) => index !== propertyLines("", code)[0]?.at,
  );
  return firstOf(found, ({ 1: first = "", index: at }) => ({
    at,
    length: first.length,
    code: "text/list",
    message: "these lines would run together, as those of any paragraph do",
    fix: "End each of them but the last with a backslash,   \\   or begin each with   -   and a space",
  }));
}

/** From a capital or a number to a letter or a number: where a sentence was broken, few lines are short and so. */
const line = String.raw`(?!\(?\w{1,3}(?:[.)]|\ufe0f))[\p{Lu}\p{N}][^\n|\t]{0,38}[\p{L}\p{N})]`;
const paragraphOfLines = new RegExp(
  String.raw`(?<=^\n?|\n[ \t]*\n)([\p{L}*“][^\n|\t]*[^\s\\,])\n(?:${line} ?\n)+${line}[.!]?[ \t]*(?=\n[ \t]*\n|\n?$(?![\s\S]))`,
  "gu",
);
