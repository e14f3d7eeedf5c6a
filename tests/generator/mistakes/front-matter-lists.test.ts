import { describe, expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";
import { noteWith } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a slip of the pen in a list of front matter", () => {
  testEach([
    {
      mistake: "an item without its hyphen",
      content: noteWith("title: A\ntags:\n  - rye\n  oat\n  - bran"),
      says: ["new.md:5:3   [front-matter/yaml]", "has no hyphen", "Write it as     - oat"],
    },
    {
      mistake: "a group that begins without its hyphen",
      content: noteWith("title: A\nfaqs:\n  - a: 1\n    b: 2\n    a: 3\n    b: 4"),
      says: [
        "new.md:6:5",
        "'a' stands here for the second",
        "Write it as     - a: …   if the next",
      ],
    },
    {
      mistake: "an alias that stands twice in one list",
      content: noteWith("title: A\naliases: [/old, /old/]"),
      says: ["the alias /old stands in this file once more", "Take one of the two away"],
    },
    {
      mistake: "an item that begins with a sign of YAML",
      content: noteWith("title: A\ntags:\n  - @rye\n  - oat"),
      says: ["new.md:4:5", "begins with @ needs quotes", 'Write it as     - "@rye"'],
    },
    {
      mistake: "an item that begins with a word in quotes",
      content: noteWith('title: A\ntags:\n  - oat\n  - "Best" rye\n  - bran'),
      says: ["new.md:5:5", "after the closing quote", `Write it as     - '"Best" rye'`],
    },
    {
      mistake: "an item with an apostrophe between single quotes",
      content: noteWith("title: A\ntags:\n  - oat\n  - 'Ann's rye'\n  - bran"),
      says: ["new.md:5:5", "after the closing quote", `Write it as     - "Ann's rye"`],
    },
    {
      mistake: "an item with a comma behind its quotes, as in other lists",
      content: noteWith('title: A\ntags:\n  - oat\n  - "rye",\n  - bran'),
      says: ["new.md:5:5", "after the closing quote", 'Write it as     - "rye"'],
    },
    {
      mistake: "an item that begins with a word in brackets",
      content: noteWith("title: A\ntags:\n  - [new] rye\n  - oat"),
      says: ["new.md:4:5", "after the closing ]", 'Write it as     - "[new] rye"'],
    },
    {
      mistake: "an item that begins with a star",
      content: noteWith("title: A\ntags:\n  - * rye\n  - oat"),
      says: ["new.md:4:5", "begins with * needs quotes", 'Write it as     - "* rye"'],
    },
    {
      mistake: "a first group that stands further out than the next one",
      content: noteWith("title: A\nfaqs:\n - a: 1\n    b: 2\n  - a: 3\n    b: 4"),
      says: ["new.md:4:2", "as far in as the one below it", "Write it as     - a: 1"],
    },
    {
      mistake: "a first group that stands further in than the next one",
      content: noteWith("title: A\nfaqs:\n   - a: 1\n    b: 2\n  - a: 3\n    b: 4"),
      says: ["new.md:4:4", "as far in as the one below it", "Write it as     - a: 1"],
    },
    {
      mistake: "an item with two hyphens",
      content: noteWith("title: A\ntags:\n  - oat\n  -- rye"),
      says: ["new.md:5:3", "a single hyphen", "Write it as     - rye"],
    },
    {
      mistake: "an item whose quote never ends",
      content: noteWith('title: A\ntags:\n  - "rye\n  - oat'),
      says: ["new.md:4:5", "the closing quote is missing", 'Write it as     - "rye"'],
    },
    {
      mistake: "a list in quotes without its brackets",
      content: noteWith("title: A\ntags: 'rye', 'oat'"),
      says: ["new.md:3:7", "between [ and ]", "Write it as   tags: ['rye', 'oat']"],
    },
    {
      mistake: "a sign behind the end of a list",
      content: noteWith("title: A\ntags: [rye, oat]."),
      says: ["new.md:3:7", "ends at its first ]", "Write it as   tags: [rye, oat]"],
    },
    {
      mistake: "several lists in one line",
      content: noteWith("title: A\ntags: [rye], [oat]"),
      says: ["new.md:3:7", "ends at its first ]", "Write it as   tags: [rye, oat]"],
    },
    {
      mistake: "an item that ends in a colon",
      content: noteWith("title: A\ntags:\n  - rye:\n  - oat"),
      says: ["new.md:4:5", 'Write it as   - "rye:"'],
    },
    {
      mistake: "an item in braces",
      content: noteWith("title: A\ntags: [{rye: bread}, oat]"),
      says: ["new.md:3:8", 'Write it as   "rye: bread"'],
    },
    {
      mistake: "braces within braces",
      content: noteWith("title: A\ntags:\n  - {rye: {bread: old}}"),
      says: ["new.md:4:5", 'Write it as   - "{rye: {bread: old}}"'],
    },
    {
      mistake: "a list in brackets over several lines that stand no further in",
      content: noteWith("title: A\ntags: [\nrye,\noat\n]"),
      says: ["new.md:4:1", "further in than its key", "up to the one with   ]"],
    },
    {
      mistake: "a bracket below its list that stands no further in",
      content: noteWith("title: A\ntags: [\n  rye,\n  oat\n]"),
      says: ["new.md:6:1", "must stand further in", "Put two spaces before it"],
    },
    {
      mistake: "a list below a key that has a value",
      content: noteWith("title: A\nfaqs: none\n  - question: Why?"),
      says: [
        "new.md:4:3   [front-matter/yaml]",
        "'faqs' has a value",
        "Write only   faqs:   above",
      ],
    },
    {
      mistake: "a comment where the tags are still to come",
      content: noteWith("title: A\ntags: # rye, oat"),
      says: ["# begins a comment, so 'tags' is empty", "Write it as   tags: [rye, oat]"],
    },
    {
      mistake: "tags that begin with the sign of a comment",
      content: noteWith("title: A\ntags: [#one, #two]"),
      says: ["new.md:3:7   [front-matter/yaml]", "Write it as   tags: [one, two]"],
    },
    {
      mistake: "a group of a list without its hyphen",
      content: noteWith("title: A\nfaqs:\n    q: One\n    a: Two\n  - q: Three\n    a: Four"),
      says: ["new.md:4:5", "has no hyphen", "Write it as     - q: One"],
    },
    {
      mistake: "a group of a list whose first line stands as far in as the hyphens",
      content: noteWith("title: A\nfaqs:\n  q: One\n    a: Two\n  - q: Three\n    a: Four"),
      says: ["new.md:4:3", "has no hyphen", "Write it as     - q: One"],
    },
    {
      mistake: "the last group of a list without its hyphen",
      content: noteWith("title: A\nfaqs:\n  - q: Three\n    a: Four\n  q: One\n    a: Two"),
      says: ["new.md:6:3", "has no hyphen", "Write it as     - q: One"],
    },
    {
      mistake: "a group of a list that stands further in than the one above",
      content: noteWith("title: A\nfaqs:\n  - q: One\n    a: Two\n   - q: Three\n     a: Four"),
      says: ["new.md:6:4", "as far in as the one above", "Write it as     - q: Three"],
    },
    {
      mistake: "a group of a list that stands further out than the one above",
      content: noteWith("title: A\nfaqs:\n    - q: One\n      a: Two\n  - q: Three\n    a: Four"),
      says: ["new.md:6:3", "as far in as the one above", "Write it as       - q: Three"],
    },
    {
      mistake: "commas of a list that part nothing",
      content: noteWith("title: A\ntags: [, , oak,, elm]"),
      says: ["new.md:3:7", "stands nothing", "Write it as   tags: [oak, elm]"],
    },
    {
      mistake: "a line of a group that stands as far out as its hyphen",
      content: noteWith("title: A\nfaqs:\n  - q: One\n  a: Two"),
      says: ["new.md:5:3", "belongs to the item above", "Write it as       a: Two"],
    },
    {
      mistake: "the last line of a group that stands as far out as the list's key",
      content: noteWith("title: A\nfaqs:\n  - q: One\na: Two\n  - q: Three\n    a: Four"),
      says: ["new.md:5:1", "belongs to the item above", "Write it as       a: Two"],
    },
    {
      mistake:
        "the last line of a group that stands as far out as the hyphens, which do as the list's key",
      content: noteWith("title: A\nfaqs:\n- q: One\na: Two\n- q: Three\n  a: Four"),
      says: ["new.md:5:1", "belongs to the item above", "Write it as     a: Two"],
    },
    {
      mistake: "a group of a list whose lines stand as far in as the hyphens",
      content: noteWith("title: A\nfaqs:\n  q: One\n  a: Two\n  - q: Three\n    a: Four"),
      says: ["new.md:4:3", "has no hyphen", "Write it as     - q: One"],
    },
    {
      mistake: "an item that begins with a dash of a word processor",
      content: noteWith("title: A\ntags:\n  - oat\n  – rye"),
      says: ["new.md:5:3", "begins with a hyphen here", "Write it as     - rye"],
    },
    {
      mistake: "a hyphen without its space in a list",
      content: noteWith("title: A\ntags:\n  - one\n  -two"),
      says: ["new.md:5:3", "a space is missing after the hyphen", "Write it as     - two"],
    },
    {
      mistake: "a list whose words semicolons part",
      content: noteWith("title: A\ntags: [rye; oat]"),
      says: ["new.md:3:7   [front-matter/yaml]", "Write it as   tags: [rye, oat]"],
    },
    {
      mistake: "a list in quotes without a comma",
      content: noteWith("title: A\ntags: ['rye' 'oat', bread]"),
      says: ["new.md:3:1   [front-matter/yaml]", "a comma is missing"],
    },
    {
      mistake: "a list of which a text holds two colons",
      content: noteWith("title: A\ntags: [rye: dark: heavy]"),
      says: ["new.md:3:1   [front-matter/yaml]", "or one holds two colons", "quotes round"],
    },
    {
      mistake: "a list where one word is chosen",
      content: noteWith("title: A\ncolour: [red, dark-blue]"),
      says: ["[note/colour]", "one word, not a list", "Write only one of: red, dark-blue"],
    },
    {
      mistake: "a list whose hyphens have no spaces",
      content: noteWith("title: A\ntags:\n  -rye\n  -sour dough"),
      says: ["new.md:4:3   [note/tags]", "Write it as   tags: [rye, sour dough]"],
    },
    {
      mistake: "a list in curly quotes",
      content: noteWith("title: A\ntags: “rye”, “sour dough”"),
      says: ["Write it as   tags: [rye, sour dough]"],
    },
    {
      mistake: "a list between other brackets",
      content: noteWith("title: A\ntags: {rye, sour dough}"),
      says: ["Write it as   tags: [rye, sour dough]"],
    },
    {
      mistake: "tags in single curly quotes",
      content: noteWith("title: A\ntags: [‘rye’, ‘baker’s oat’]"),
      says: ["new.md:3:7", "curly quotes", `tags: ["rye", "baker’s oat"]`],
    },
    {
      mistake: "tags in curly quotes",
      content: noteWith("title: A\ntags: [“rye, dark”, white]"),
      says: ["new.md:3:7   [front-matter/yaml]", 'Write it as   tags: ["rye, dark", white]'],
    },
    {
      mistake: "an item in curly quotes",
      content: noteWith("title: A\ntags:\n  - rye\n  - “white”"),
      says: ["new.md:5:5   [front-matter/yaml]", 'Write it as   - "white"'],
    },
    {
      mistake: "an item that stands further in than the one above",
      content: noteWith("title: A\ntags:\n - rye\n  - white"),
      says: ["new.md:5:3   [front-matter/yaml]", "a part of it", "Write it as    - white"],
    },
    {
      mistake: "an item further in than the one above, without a space after its hyphen",
      content: noteWith("title: A\ntags:\n- rye\n -white"),
      says: ["new.md:5:2   [front-matter/yaml]", "a part of it", "Write it as   - white"],
    },
    {
      mistake: "a list of stars",
      content: noteWith("title: A\ntags:\n* rye"),
      says: ["new.md:4:1   [front-matter/yaml]", "begins with a hyphen", "Write it as   - rye"],
    },
    {
      mistake: "a comma too many",
      content: noteWith("title: A\ntags: [rye,, white]"),
      says: ["new.md:3:7   [front-matter/yaml]", "Write it as   tags: [rye, white]"],
    },
    {
      mistake: "a list over several lines that ends at their beginning",
      content: noteWith("title: A\ntags: [\n  rye,\n]"),
      says: ["new.md:5:1   [front-matter/yaml]", "Put two spaces before it"],
    },
    {
      mistake: "a list over several lines that does not end",
      content: noteWith("title: A\ntags: [rye,\n  white"),
      says: ["[front-matter/yaml]", "the ] of a list above this line is missing"],
    },
    {
      mistake: "a list of days",
      content: noteWith("title: A\ndate: [2025-01-01]"),
      says: ["'date' is one day, not a list", "Write it as   date: 2025-01-01"],
    },
  ]);
});

test("of a page's own address among its aliases nothing else is told", async () => {
  const front = "title: A\naliases: [/old, /notes/new]";
  const text = await compiledSite({ "content/notes/new.md": noteWith(front) }).problems();
  expect(text.match(/^content.*\]$/gm)).toEqual(["content/notes/new.md:3:17   [redirect/loop]"]);
});
