import { more, type Slip } from "./slip.ts";

/** Paragraphs of bold words alone, in a text without headings: headings to the eye, as word processors paste them. */
export function boldHeadings(code: string): Slip[] {
  if (!code.includes("**") || /^ {0,3}#{2,6}/m.test(code)) return [];
  const [first, second, ...others] = code.matchAll(alone);
  if (!first || !second) return [];
  const [whole, words = ""] = first;
  return [
    {
      at: first.index + whole.indexOf("**"),
      length: words.length + 4,
      code: "text/heading",
      severity: "warning",
      message: `a line of bold words is no heading to search engines and screen readers${more([second, ...others])}`,
      fix: `Write it as   ## ${words.trim()}`,
    },
  ];
}

/** A sentence is none that somebody meant as a heading, and what nothing follows is none either. */
const alone =
  /(?<=^|\n[ \t\r]*\n) {0,3}\*\*([^*\n]{2,80}[^*\n.,;:!])\*\*[ \t\r]*(?=\n[ \t\r]*\n+[ \t]*[^\s*])/g;
