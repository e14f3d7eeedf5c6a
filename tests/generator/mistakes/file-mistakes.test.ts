import { describe } from "vitest";
import { noteWith } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a mistake in what kind of file it is, where it lies or how it is saved", () => {
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
      mistake: "a text among the files that are published as they are",
      file: "content/files/new.md",
      content: noteWith("title: A"),
      says: ["content/files/new.md   [content/folder]", "one of: content/notes"],
    },
    {
      mistake: "a file to download that is empty",
      file: "content/files/Prices.pdf",
      content: "",
      says: ["content/files/Prices.pdf   [content/empty]", "this file is empty"],
    },
    {
      mistake: "an owner's file in the place of the folder of pages",
      file: "content/files/notes",
      content: "Mine.",
      says: ["content/files/notes   [page/address]", "in the place of the page /notes/"],
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
      mistake: "a picture beside the text that shows it",
      file: "content/notes/new/shop.jpg",
      content: new Uint8Array([1]),
      says: [
        "content/notes/new/shop.jpg   [content/ending]",
        "Move it to   content/images/shop.jpg",
      ],
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
      mistake: "a text above all folders",
      file: "content/new.md",
      content: noteWith("title: A"),
      says: ["content/new.md   [content/folder]", "lies in no folder", "one of: content/notes"],
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
      mistake: "two versions that git has left in a typed data file",
      file: "content/opening.ts",
      content:
        'export const opening = {\n<<<<<<< HEAD\n  day: "A",\n=======\n  day: "B",\n>>>>>>> b\n  hours: [],\n};\n',
      says: ["content/opening.ts:2:1   [content/merge]", "the lines of <<<<<<<, ======="],
    },
    {
      mistake: "two versions that git has left in a stylesheet",
      file: "templates/frame.css",
      content: "<<<<<<< HEAD\na {\n  margin: 0;\n=======\na {\n  margin: 1px;\n>>>>>>> b\n}\n",
      says: ["templates/frame.css:1:1   [content/merge]", "the lines of <<<<<<<, ======="],
    },
  ]);
});
