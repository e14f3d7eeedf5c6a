import type { Tokens } from "marked";

/**
 * How far a text goes until something else may begin in it. marked's own rule looks for addresses behind every
 * letter, which takes a third of the time of a page; a text that cannot hold one is measured here.
 */
export function textUpToMark(source: string): Tokens.Text | false {
  const near = endOfText(source.slice(0, nearby));
  // Each of thousands of addresses in one paragraph would look for the end of it.
  if (near === nearby && address.test(source.slice(0, near))) return false;
  const end = near < nearby ? near : endOfText(source);
  if (address.test(source.slice(0, endOfWord(source, end)))) return false;
  const raw = source.slice(0, end);
  return raw.includes("&#") ? false : { type: "text", raw, text: raw, escaped: false };
}

export const address = /@|:\/\/|www\./i;
/** More characters than an address has. */
const nearby = 1000;

/** At least one character, or the whole run of marks that the text begins with. */
function endOfText(source: string): number {
  const first = source[0];
  let from = 1;
  if (first === "`" || first === "~") while (source[from] === first) from++;
  special.lastIndex = from;
  return special.exec(source)?.index ?? source.length;
}

/** An address may go on behind a mark, but not behind white space. */
function endOfWord(source: string, from: number): number {
  const length = source.slice(from, from + nearby).search(/\s/);
  return from + (length === -1 ? nearby : length);
}

/** The marks of markdown, and the spaces before a line break that is meant. */
const special = /[\\<![`*~_]| {2,}\n/g;
