import { firstOf, type Slip } from "../slip.ts";

/** Paragraphs of bold words alone, in a text without headings: headings to the eye, as word processors paste them. */
export function boldHeadings(code: string, text: string): Slip[] {
  if (!code.includes("**") || /^ {0,3}#{2,6}/m.test(code)) return [];
  // What is code alone is blank here.
  const found = [...code.matchAll(alone)].filter(([, words = ""]) => words.trim());
  // One or two may be names or days, above what is said of them.
  if (found.length < 3) return [];
  return firstOf(found, ({ 0: whole, 1: words = "", index }) => {
    const at = index + whole.indexOf("**");
    return {
      at,
      length: words.length + 4,
      code: "text/heading",
      message: "a line of bold words is no heading to search engines and screen readers",
      fix: `Write it as   ## ${text.slice(at + 2, at + 2 + words.length).trim()}`,
    };
  });
}

/** A sentence is none that somebody meant as a heading, and what no paragraph of some length follows is none either. */
const alone =
  /(?<=^\n?|\n[ \t]*\n) {0,3}\*\*([^*\n]{2,80}[^*\n.,;:!])\*\*[ \t]*(?=\n[ \t]*\n+[ \t]*[^\s*][^\n]{39})/g;
