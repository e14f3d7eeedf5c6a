import type { Slip } from "./link-slips.ts";

/** Names, classes and sizes, as other programs write them behind headings, words and pictures. */
export function attributeSlips(code: string): Slip[] {
  const [first, ...others] = code.matchAll(
    /\{(?:[#.:] ?[\w-][^{}\n]*|(?:width|height|style|class|id)=[^{}\n]*)\}/g,
  );
  if (!first) return [];
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/attributes",
      severity: "warning",
      message: `what stands in these braces is shown as it is${others.length > 0 ? ` (and ${others.length} more in this file)` : ""}`,
      fix: "Take it away; headings get their addresses from their words",
    },
  ];
}

/** As of a text that was pasted whole below the front matter that its file had already. */
export function secondFrontMatter(text: string): Slip[] {
  if (!/^\s*---/.test(text)) return [];
  const [found, before = "", block = ""] =
    /^(\s*)(---[ \t]*\r?\n(?:[\w-]+:.*\n(?:[ \t-].*\n)*)+---)[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (!found) return [];
  return [
    {
      at: before.length,
      length: block.indexOf("\n"),
      code: "text/front-matter",
      severity: "warning",
      message: "here front matter begins for the second time, so it is shown",
      fix: "Keep one of the two blocks between lines of dashes",
    },
  ];
}
