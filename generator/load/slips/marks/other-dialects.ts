import type { Kind, MarkWords } from "./mark-kinds.ts";

export const box = {
  code: "text/box",
  message: "no coloured box is made of this, so it is shown as it stands",
} satisfies Partial<MarkWords>;

export const formula: MarkWords = {
  code: "text/formula",
  message: "formulas are not set here, so their signs are shown",
  fix: () => "Write it in words and signs, such as   profit ÷ cost × 100",
};

/** What other dialects of markdown make something of, and this one shows as it stands. */
export const otherDialects: readonly Kind[] = [
  {
    // Words, not the ++i and k++ of programs.
    beginnings: ["++"],
    marks: /(?<![\\+\w])\+\+\p{L}{2}[^+\n[\]();,"]{0,200}(?<!\s|\s\p{L}|\\)\+\+(?![+\w])/gu,
    code: "text/bold",
    message: "what stands between ++ is not marked here, so the signs are shown",
    fix: mark => `Write it as   **${mark.slice(2, -2)}**`,
  },
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
    // !!! note of MkDocs, whose words stand further in on the next line.
    beginnings: ["!!! ", "??? "],
    marks: /^(?:!!!|\?\?\?) [a-z]{3,12}(?: "[^"\n]{0,100}")?[ \t]*\n {4}/gm,
    ...box,
    fix: () => "Write it as   > **Note:** words",
  },
  {
    // What MDX, of Astro and Docusaurus, reads as a program; 'import the file "clients.csv"' is English.
    beginnings: ["import ", "export "],
    marks:
      /^(?:import (?:[^\n"']{1,200} from )?["'][^"'\n]{1,200}["'];?|export (?:const|default|function) [^\n]{0,200}[={][^\n]{0,200})[ \t]*$/gm,
    code: "text/command",
    message: "a line of a program is shown as it stands",
    fix: () => "Take it away, and write what it was to show",
  },
  {
    beginnings: ["{/*"],
    marks: /\{\/\*[^}]{0,400}\*\/\}/g,
    code: "text/comment",
    message: "what stands between {/* and */} is no comment here, so readers would see it",
    fix: mark => `Write it as   <!-- ${mark.slice(3, -3).trim()} -->`,
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
  {
    // Words and what they mean, of Pandoc and PHP's markdown.
    beginnings: ["\n: ", "\n:\t", "\n:   "],
    marks: /^[^\s:|>#-][^\n]{0,200}\n{1,2}:[ \t]+\S[^\n]{0,200}/gm,
    code: "text/list",
    message: "no list of words and their meanings is made of this, so the colon is shown",
    fix: mark => definitionFix(mark.split("\n", 1).join("").trim()),
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

/** A sentence above the colon is no word that is explained. */
function definitionFix(above: string): string {
  const word = above.replace(/[*_]/g, "");
  if (word.split(/\s+/).length > 6 || /[.!?…]$/.test(word)) return "Write it behind the line above";
  return `Write it as   **${word}:** and what it means`;
}
