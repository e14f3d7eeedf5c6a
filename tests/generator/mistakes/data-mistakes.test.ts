import { describe, expect, test } from "vitest";
import { temporarySite } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

test.each([
  ["taken away", undefined, "Put it back under this name, or correct the name in"],
  ["copied", "opening (1).ts", "Rename   opening (1).ts   to   opening.ts"],
  ["renamed", "Opening - Copy.ts", "Rename   Opening - Copy.ts   to   opening.ts"],
  ["given an ending", "opening.ts.txt", "Rename   opening.ts.txt   to   opening.ts"],
  ["given other capitals", "Opening.ts", "Rename   Opening.ts   to   opening.ts"],
  ["given another ending", "opening.js", "Rename   opening.js   to   opening.ts"],
])(
  "a typed data file that was %s is told once, as itself, with what to do",
  async (_, name, fix) => {
    const site = temporarySite();
    if (name) site.change(`content/${name}`, site.read("content/opening.ts"));
    const template = "templates/pages/home.tsx";
    site.edit(template, "import type { opening }", "import { opening }");
    site.edit(template, "const home =", "const day = opening.day;\nexport const home =");
    site.change("content/opening.ts", null);
    const said = await site.problems();
    expect(said).toContain("content/opening.ts   [code/missing]");
    expect(said).toContain(fix);
    expect(said.match(/\[/g)).toHaveLength(1);
  },
);

describe("a mistake in a typed data file", () => {
  testEach([
    {
      mistake: "a wrong value in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = {\n  day: "Saturday",\n  hours: [\n    { from: 8, to: 12 },\n    { from: "two", to: 18 },\n  ],\n};\n',
      says: ["content/opening.ts:5:13   [fact/opening]", "'hours.from'", "it must be a number"],
    },
    {
      mistake: "a mistyped field in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = { day: "A", hours: [{ form: 8, from: 8, to: 12 }] };\n',
      says: ["content/opening.ts:1:46   [fact/opening]", "did you mean 'from'?"],
    },
    {
      mistake: "a missing value in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = { hours: [] };\n",
      says: ["[fact/opening]", "'day' is missing"],
    },
    {
      mistake: "a line without its comma in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = {\n  hours: []\n  day: "A",\n};\n',
      says: [
        "content/opening.ts:3:3   [code/compile]",
        "   2 │   hours: []\n ▸ 3 │   day:",
        "the line above: a comma",
      ],
    },
    {
      mistake: "a comment that never ends in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = {\n  /* hours: [],\n  day: "A",\n};\n',
      says: [
        "content/opening.ts:2:3   [code/compile]",
        "a comment begins here that never ends",
        "End it with   */",
      ],
    },
    {
      mistake: "a typed data file that ends in the middle",
      file: "content/opening.ts",
      content: "export const opening = {\n  hours: [\n",
      says: ["content/opening.ts:", "is not closed here", "a { or [ without its } or ]"],
    },
    {
      mistake: "words below a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = { day: "A", hours: [] };\nPrices as agreed in May.\n',
      says: ["content/opening.ts:", "words stand outside of all brackets"],
    },
    {
      mistake: "a fact that stands twice in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = { day: "A", hours: [] };\nexport const opening = { day: "B", hours: [] };\n',
      says: ["content/opening.ts:2:14   [code/compile]", "'opening' stands here for the second"],
    },
    {
      mistake: "an answer in capitals in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = {\n  hours: [],\n  day: True,\n};\n",
      says: ["content/opening.ts:3:8   [code/failed]", "Write it in small letters:   true"],
    },
    {
      mistake: "a mistyped answer in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = {\n  hours: [],\n  day: ture,\n};\n",
      says: ["content/opening.ts:3:8   [code/failed]", "Write it as   true   or, if it is a text"],
    },
    {
      mistake: "a text without quotation marks in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = {\n  hours: [],\n  day: Saturday,\n};\n",
      says: ["content/opening.ts:3:8   [code/failed]", 'between quotation marks:   "Saturday"'],
    },
    {
      mistake: "a typed data file whose import was taken out",
      file: "content/opening.ts",
      content: "export const opening = { hours: [], day: flour(1) };\n",
      beside: { "content/flour.ts": "export function flour(kilos: number) {}\n" },
      says: [
        "content/opening.ts:1:42   [code/failed]",
        'Write at the top of the file   import { flour } from "./flour.ts";',
      ],
    },
    {
      mistake: "a typed data file whose import from a folder was taken out",
      file: "content/opening.ts",
      content: "export const opening = { hours: [], day: flour(1) };\n",
      beside: { "content/rules/flour.ts": "export const flour = (kilos: number) => {};\n" },
      says: ['Write at the top of the file   import { flour } from "./rules/flour.ts";'],
    },
    {
      mistake: "a typed data file whose import is misspelt",
      file: "content/opening.ts",
      content:
        'import { flourr } from "../flour.ts";\nexport const opening = { hours: [], day: "Of " + flour(1) };\n',
      beside: { "flour.ts": "export const flour = (kilos: number) => kilos;\n" },
      says: ["A line such as   import { flour } from", "is missing or misspelt at the top"],
    },
    {
      mistake: "a yes in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = {\n  hours: [],\n  day: yes,\n};\n",
      says: ["content/opening.ts:3:8   [code/failed]", "Write it as   true"],
    },
    {
      mistake: "a typed data file that no longer has what others ask for",
      file: "content/opening.ts",
      content: 'export const open = { day: "A", hours: [] };\n',
      says: ["content/opening.ts   [code/compile]", "there is no 'opening' here"],
    },
    {
      mistake: "an empty typed data file",
      file: "content/opening.ts",
      content: "\n",
      says: [
        "content/opening.ts   [code/compile]\n   the file is empty",
        "git checkout content/op",
      ],
    },
    {
      mistake: "a typed data file in which nothing but a comment is left",
      file: "content/opening.ts",
      content: "/** When we are there. */\n",
      says: ["content/opening.ts   [code/compile]", "there is no 'opening' here"],
    },
    {
      mistake: "a field that stands twice in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = {\n  day: "A",\n  day: "B",\n  hours: [],\n};\n',
      says: ["content/opening.ts:3:3   [code/compile]", "'day' stands here for the second time"],
    },
    {
      mistake: "code that fails when it is loaded",
      file: "content/opening.ts",
      content:
        "const times: { day?: string[] } = {};\nexport const opening = {\n  // The first.\n  day: times.day[0],\n  hours: [],\n};\n",
      says: ["content/opening.ts:4:14   [code/failed]", "cannot be worked out"],
    },
    {
      mistake: "code that throws a text",
      file: "content/opening.ts",
      content:
        'export const opening = { day: "A", hours: [] };\nif (opening.hours.length === 0) throw "no hours";\n',
      says: ["[code/failed]", "cannot be worked out: no hours", "write   throw new Error(…)"],
    },
  ]);
});
