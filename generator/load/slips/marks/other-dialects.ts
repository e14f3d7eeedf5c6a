import type { Kind, MarkWords } from "./mark-kinds.ts";

export const formula: MarkWords = {
  code: "text/formula",
  message: "formulas are not set here, so their signs are shown",
  fix: () => "Write it in words and signs, such as   profit ÷ cost × 100",
};

/** What other dialects of markdown make something of, and this one shows as it stands. */
export const otherDialects: readonly Kind[] = [
  {
    // m^2^ of Pandoc.
    beginnings: ["^"],
    marks: /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}+−-]{1,20}\^(?!\w)/gu,
    code: "text/formula",
    message: "no raised number is made of what stands between ^",
    fix: () => "Write the sign itself, such as   ²   ³   or   ½",
  },
  {
    // E = mc^2 between single dollars, which alone are an amount of money, or begin a name in a program.
    beginnings: ["$"],
    marks: /(?<![\\\w$])\$[^\s$\d][^$\n]{0,100}[\\^_][^$\n]{0,99}[^\s$]\$(?!\w)/g,
    ...formula,
  },
  {
    // Names, classes and sizes behind headings, words and pictures: {#name} of Pandoc, {: .note} of Jekyll. Those of a box
    // go with its line.
    beginnings: ["{"],
    marks:
      /(?<!\{|::: )\{(?:[#.:] ?[#.]?[\w-][^{}\n]*|(?:width|height|style|class|id|target|rel|align)=[^{}\n]*)\}/g,
    code: "text/attributes",
    message: "what stands in these braces is shown as it is",
    fix: () => "Take it away",
  },
];

/** By itself, since nearly every text has a colon: one look for it is all that it costs. */
export const emojiNames: readonly Kind[] = [
  {
    beginnings: [":"],
    marks: /:(?<![\\\w:/.]:)(?:[a-z][a-z\d]*(?:[_+-][a-z\d]+)*|[+-]1):(?![\w:/])/g,
    code: "text/command",
    message: "the name of an emoji is shown as it stands",
    fix: mark =>
      `Put the emoji itself there; what is meant as it stands is written as code:   \`${mark}\``,
  },
];
