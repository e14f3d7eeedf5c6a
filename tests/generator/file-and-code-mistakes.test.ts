import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../built-site.ts";
import { testEach } from "./mistakes.ts";
import { noteWith, temporarySite } from "./temporary-site.ts";

const tinySite = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");

test.each([
  ["taken away", undefined, "Put it back under this name, or correct the name in"],
  ["copied", "opening (1).ts", "Rename   opening (1).ts   to   opening.ts"],
  ["renamed", "Opening - Copy.ts", "Rename   Opening - Copy.ts   to   opening.ts"],
  ["given an ending", "opening.ts.txt", "Rename   opening.ts.txt   to   opening.ts"],
])(
  "a typed data file that was %s is told once, as itself, with what to do",
  async (_, name, fix) => {
    const site = temporarySite();
    if (name) site.change(`content/${name}`, site.read("content/opening.ts"));
    const code = site.read("templates/pages/home.tsx");
    site.change(
      "templates/pages/home.tsx",
      code
        .replace("import type { opening }", "import { opening }")
        .replace("const home =", "const day = opening.day;\nexport const home ="),
    );
    site.change("content/opening.ts", null);
    const said = await site.problems();
    expect(said).toContain("content/opening.ts   [code/missing]");
    expect(said).toContain(fix);
    expect(said.match(/\[/g)).toHaveLength(1);
  },
);

describe("a mistake in a file, typed data or code", () => {
  testEach([
    {
      mistake: "a link to a draft",
      file: "content/notes/white-bread.md",
      content: noteWith("title: White bread\ndraft: true"),
      says: ["[link/unpublished]", "content/notes/white-bread.md is a draft"],
    },
    {
      mistake: "a text with an ending that is not read",
      file: "content/notes/new.markdown",
      content: noteWith("title: A"),
      says: ["content/notes/new.markdown   [content/ending]", "Rename it to   new.md"],
    },
    {
      mistake: "an owner's file in the place of a page",
      file: "content/files/notes/white-bread/index.html",
      content: "Mine.",
      says: ["content/files/notes/white-bread/index.html   [page/address]", "/notes/white-bread"],
    },
    {
      mistake: "a text with an ending behind its ending",
      file: "content/notes/new.md.docx",
      content: noteWith("title: A"),
      says: ["[content/ending]", "into a new file   new.md   and"],
    },
    {
      mistake: "a document of a word processor",
      file: "content/notes/new.docx",
      content: new Uint8Array([80, 75, 3, 4]),
      says: [
        "content/notes/new.docx   [content/ending]",
        "Copy its words into a new file   new.md",
      ],
    },
    {
      mistake: "a text in a folder that is not read",
      file: "content/note/new.md",
      content: noteWith("title: A"),
      says: ["content/note/new.md   [content/folder]", "content/notes/new.md"],
    },
    {
      mistake: "a file in another encoding",
      content: new Uint8Array([45, 45, 45, 10, 0xff, 0xfe, 0x41]),
      says: ["[content/encoding]", "not UTF-8"],
    },
    {
      mistake: "a typed data file that Word has saved",
      file: "content/opening.ts",
      content: Buffer.from("PK\x03\x04\x14\x00\x06\x00\xe9word/document.xml", "latin1"),
      says: ["content/opening.ts   [content/encoding]", "document of Word", "as plain text"],
    },
    {
      mistake: "a text that Word has saved under another ending",
      content: Buffer.from("PK\x03\x04\x14\x00\x06\x00\xe9word/document.xml", "latin1"),
      says: ["content/notes/new.md   [content/encoding]", "document of Word", "as plain text"],
    },
    {
      mistake: "a text that WordPad has saved",
      content: "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Calibri;}}\n---\\par\n}",
      says: ["content/notes/new.md   [content/encoding]", "document of Word", "as plain text"],
    },
    {
      mistake: "a typed data file that an old Word has saved",
      file: "content/opening.ts",
      content: Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"),
      says: ["content/opening.ts   [content/encoding]", "document of Word", "as plain text"],
    },
    {
      mistake: "one character of another encoding",
      content: Buffer.from(noteWith("title: A", "Fine.\n\nCr\u00e8me\n"), "latin1"),
      says: ["new.md:7:3   [content/encoding]", "Crème", "not UTF-8"],
    },
    {
      mistake: "an apostrophe of an old Windows program",
      content: Buffer.concat([Buffer.from(noteWith("title: A", "It")), Buffer.of(0x92, 0x73)]),
      says: ["new.md:5:3   [content/encoding]", "It’s", "not UTF-8"],
    },
    {
      mistake: "a file in UTF-16",
      content: Buffer.from(`\uFEFF${noteWith("title: A")}`, "utf16le"),
      says: ["[content/encoding]", "the file is UTF-16"],
    },
    {
      mistake: "a file in UTF-16 that does not say so",
      content: Buffer.from(noteWith("title: A"), "utf16le"),
      says: ["[content/encoding]", "the file is UTF-16"],
    },
    {
      mistake: "one character of another encoding behind one of this",
      content: Buffer.concat([Buffer.from(noteWith("title: A", "£5 or ")), Buffer.of(0xa3, 0x36)]),
      says: ["new.md:5:7   [content/encoding]", "£5 or £6", "not UTF-8"],
    },
    {
      mistake: "a typed data file in another encoding",
      file: "content/opening.ts",
      content: Buffer.from(
        'export const opening = {\n  day: "Sunday, £5",\n  hours: [],\n};\n',
        "latin1",
      ),
      says: ["content/opening.ts:2:17   [content/encoding]", "£5", "not UTF-8"],
    },
    {
      mistake: "a typed data file in UTF-16",
      file: "content/opening.ts",
      content: Buffer.from('\uFEFFexport const opening = { day: "A", hours: [] };\n', "utf16le"),
      says: ["content/opening.ts:1:1   [content/encoding]", "the file is UTF-16"],
    },
    {
      mistake: "an invisible character in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = {\n  day: "Sun\u0007day",\n  hours: [],\n};\n',
      says: ["content/opening.ts:2:12   [content/character]", "U+0007"],
    },
    {
      mistake: "a character that was lost in a typed data file",
      file: "content/opening.ts",
      content: 'export const opening = {\n  day: "Caf\uFFFD",\n  hours: [],\n};\n',
      says: ["content/opening.ts:2:12   [content/character]", "a character was lost here"],
    },
    {
      mistake: "a text without an ending",
      file: "content/notes/new",
      content: noteWith("title: A"),
      says: ["content/notes/new   [content/ending]", "Rename it to   new.md"],
    },
    {
      mistake: "a file with the line ends of very old machines",
      content: noteWith("title: A").replaceAll("\n", "\r"),
      says: ["new.md:1:1   [front-matter/missing]", "Save the file with the line ends"],
    },
    {
      mistake: "a wrong value in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = {\n  day: "Saturday",\n  hours: [\n    { from: 8, to: 12 },\n    { from: "two", to: 18 },\n  ],\n};\n',
      says: ["content/opening.ts:5:13   [fact/opening]", "hours.1.from", "it must be a number"],
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
      says: ["content/opening.ts:3:3   [code/compile]", "the line above: a comma"],
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
      mistake: "two versions that git has left in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = {\n<<<<<<< HEAD\n  day: "A",\n=======\n  day: "B",\n>>>>>>> b\n  hours: [],\n};\n',
      says: ["content/opening.ts:2:1   [content/merge]", "the lines of <<<<<<<, ======="],
    },
    {
      mistake: "a fact that stands twice in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = { day: "A", hours: [] };\nexport const opening = { day: "B", hours: [] };\n',
      says: ["content/opening.ts:2:14   [code/compile]", "'opening' stands here for the second"],
    },
    {
      mistake: "a script beside another of its name",
      file: "islands/counter.tsx",
      content: "export const Counter = () => null;\n",
      says: ["islands/counter.tsx   [code/name]", "'counter' is the name of another file"],
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
      content: "",
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
      mistake: "a template that does not compile",
      file: "templates/pages/home.tsx",
      content: "export const home = () => <p>;\n",
      says: ["templates/pages/home.tsx:2:1   [code/compile]"],
    },
    {
      mistake: "a template that throws",
      file: "templates/pages/home.tsx",
      content: 'export const home = () => {\n  throw new Error("No flour.");\n};\n',
      says: [
        "templates/pages/home.tsx   [template/failed]",
        "the page / could not be made: No flour.",
      ],
    },
    {
      mistake: "a file of the plan that cannot be written",
      file: "templates/site.ts",
      content: tinySite.replace("write: tools =>", "write: tools => tools.image('flour').src +"),
      says: ["[code/failed]", "cannot be worked out: ", "'flour'"],
    },
    {
      mistake: "a file of the plan without the slash in front",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "robots.txt"),
      says: ["templates/site.ts   [plan/path]", "'robots.txt'", "Write it as   /humans.txt"],
    },
    {
      mistake: "a file of the plan that would lie outside of the output",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "/../robots.txt"),
      says: ["templates/site.ts   [plan/path]", "'/../robots.txt'"],
    },
    {
      mistake: "a file of the plan in the place of a page",
      file: "templates/site.ts",
      content: tinySite.replace("/robots.txt", "/notes/white-bread"),
      says: ["templates/site.ts   [plan/path]", "/notes/white-bread would lie in the place"],
    },
    {
      mistake: "two files of the plan in one place",
      file: "templates/site.ts",
      content: tinySite.replace("texts: [", 'texts: [{ path: "/robots.txt", write: () => "" },'),
      says: ["templates/site.ts   [plan/path]", "/robots.txt would lie in the place"],
    },
    {
      mistake: "a template that is not listed by the name of its file",
      file: "templates/site.ts",
      content: tinySite
        .replace(/templates: \{[^}]*\}/, "templates: { home, notes: note }")
        .replaceAll('template: "note"', 'template: "notes"'),
      says: ["[page/template]", "'notes' has no file of its name", '"note": …'],
    },
    {
      mistake: "a page that shows a text which is not there",
      file: "templates/site.ts",
      content: tinySite.replace("body: entry.id", "body: entry.slug"),
      says: ["[page/body]", "the page /notes/white-bread shows 'white-bread'"],
    },
    {
      mistake: "a page that is planned without its pictures",
      file: "templates/site.ts",
      content: tinySite.replace(/images: \[\],\s+sources: \[entry.file\]/, "sources: [entry.file]"),
      says: [
        "templates/site.ts   [plan/part]",
        "'images' of the page /notes/white-bread is missing",
        "Write a list of texts there",
      ],
    },
    {
      mistake: "a page with a picture that is not known",
      file: "templates/site.ts",
      content: tinySite.replace(
        /images: \[\],\s+sources: \[entry.file\]/,
        "images: [undefined], sources: []",
      ),
      says: ["'images' of the page /notes/white-bread is not a list of texts"],
    },
    {
      mistake: "a plan without its other files",
      file: "templates/site.ts",
      content: tinySite.replace(/texts: \[.*?\],\n {4}images/s, "images"),
      says: ["'texts' of the plan is missing", "Write a list there"],
    },
  ]);
});
