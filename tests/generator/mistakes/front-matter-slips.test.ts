import { describe, expect, test } from "vitest";
import { noteWith, temporarySite } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a slip of the pen in front matter", () => {
  testEach([
    {
      mistake: "a first line with an equals sign",
      content: noteWith("title = A\ndate: 2025-01-02"),
      says: ["new.md:2:1   [front-matter/yaml]", "Write it as   title: A"],
    },
    {
      mistake: "a title as markdown has a heading",
      content: noteWith("title: # Bread"),
      says: ["new.md:2:8   [note/title]", 'Write it as   title: "Bread"'],
    },
    {
      mistake: "a title in the stars of bold words",
      content: noteWith("title: **Bread**"),
      says: ["new.md:2:8   [front-matter/yaml]", 'Write it as   title: "Bread"'],
    },
    {
      mistake: "a title that begins with the sign of a comment",
      content: noteWith("title: #1 in Rugby"),
      says: [
        "new.md:2:8   [note/title]",
        "# begins a comment",
        'Write it as   title: "#1 in Rugby"',
      ],
    },
    {
      mistake: "the sign of a comment within a title, of which the rest would be lost",
      content: noteWith("title: Our #1 loaf"),
      says: [
        "new.md:2:12   [front-matter/yaml]",
        "the rest of the line would be lost",
        'Write it as   title: "Our #1 loaf"',
      ],
    },
    {
      mistake: "an ampersand at the beginning, which YAML takes for a name",
      content: noteWith("title: &amp; more"),
      says: ["new.md:2:8   [front-matter/yaml]", 'Write it as   title: "&amp; more"'],
    },
    {
      mistake: "a word in quotes at the beginning",
      content: noteWith('title: "Half" a title'),
      says: ["text after the closing quote", "Write it as   title: '\"Half\" a title'"],
    },
    {
      mistake: "an apostrophe between single quotes",
      content: noteWith("title: 'It's fine'"),
      says: ['Write it as   title: "It\'s fine"'],
    },
    {
      mistake: "a title that begins with a dash",
      content: noteWith("title: - a dash"),
      says: ["new.md:2:8", "begins with - needs quotes", 'Write it as   title: "- a dash"'],
    },
    {
      mistake: "a title that begins with a question mark",
      content: noteWith("title: ? Why not"),
      says: ["new.md:2:8", "begins with ? needs quotes", 'Write it as   title: "? Why not"'],
    },
    {
      mistake: "a title that begins with a sign for more lines",
      content: noteWith("title: > 50% off"),
      says: ["new.md:2:8", "begins with > needs quotes", 'Write it as   title: "> 50% off"'],
    },
    {
      mistake: "a title that begins with the end of a list",
      content: noteWith("title: ] is a bracket"),
      says: ["new.md:2:8", "begins with ] needs quotes", 'Write it as   title: "] is a bracket"'],
    },
    {
      mistake: "a title whose first sign YAML takes away",
      content: noteWith("title: ! Now open"),
      says: ["new.md:2:8", "begins with ! needs quotes", 'Write it as   title: "! Now open"'],
    },
    {
      mistake: "a word to choose that is left out",
      content: noteWith("title: A\ncolour:"),
      says: ["'colour' is empty", "Write something after   colour:      (one of: ", "dark-blue"],
    },
    {
      mistake: "a title that begins with a brace",
      content: noteWith("title: {£ Loaf} each"),
      says: ["new.md:2:8", "begins with { needs quotes", 'Write it as   title: "{£ Loaf} each"'],
    },
    {
      mistake: "a title that is nothing but a brace",
      content: noteWith("title: {£ Loaf}"),
      says: ["new.md:2:8   [note/title]", 'Write it as   title: "{£ Loaf}"'],
    },
    {
      mistake: "a first line that stands further in than the others",
      content: noteWith("  title: A\ncolour: red"),
      says: ["new.md:2:3", "stands further in than the facts below it", "Write it as   title: A"],
    },
    {
      mistake: "a slug that is a number",
      content: noteWith("title: A\nslug: 2025"),
      says: ["[note/slug]", 'Put quotes round it:   slug: "2025"'],
    },
    {
      mistake: "a slug written like a title",
      content: noteWith("title: A\nslug: Über uns"),
      says: ["[note/slug]", "Write it as   slug: uber-uns"],
    },
    {
      mistake: "a slug as long as a paragraph",
      content: noteWith(`title: A\nslug: ${"rye-".repeat(60)}bread`),
      says: ["[note/slug]", "at most 100 letters", `Write it as   slug: ${"rye-".repeat(24)}rye`],
    },
    {
      mistake: "a file name of which no address can be made",
      file: "content/notes/面包.md",
      content: noteWith("title: A"),
      says: ["[note/slug]", "no address can be made of this file's name"],
    },
    {
      mistake: "an alias that is a whole address",
      content: noteWith("title: A\naliases: [https://bakery.example/old?x=1]"),
      says: ["[note/aliases]", "Write it as   /old"],
    },
    {
      mistake: "an alias as browsers copy it, which no host would find",
      content: noteWith("title: A\naliases: [/%C3%BCber-uns, /100%]"),
      says: ["new.md:3:11   [note/aliases]", "Write it as   /über-uns"],
    },
    {
      mistake: "'no' instead of false",
      content: noteWith("title: A\ndraft: no"),
      says: ["[note/draft]", "Write it as   draft: false"],
    },
    {
      mistake: "several lines where one text is meant",
      content: noteWith("title:\n  first: A\n  second: B"),
      says: [
        "[note/title]",
        "one text, not several lines",
        'Write in place of these lines   title: "A"',
      ],
    },
    {
      mistake: "what is wrong below a line that cannot be read",
      content: noteWith("title: A: b", "[c]() and ![d](d.jpg)\n"),
      says: ["new.md:2:8   [front-matter/yaml]", "new.md:5:5   [link/empty]", "[image/missing]"],
    },
    {
      mistake: "an equals sign in the place of a colon",
      content: '---\ntitle = "A"\n---\n\nText.\n',
      says: ["new.md:2:1   [front-matter/yaml]", 'Write it as   title: "A"'],
    },
    {
      mistake: "a number between brackets",
      content: noteWith("title: A\ntags: [2026, rye]"),
      says: ["new.md:3:8   [note/tags]", 'Put quotes round it:   "2026"'],
    },
    {
      mistake: "a number whose last digits YAML drops",
      content: noteWith("title: 1.10"),
      says: ['Put quotes round it:   title: "1.10"'],
    },
    {
      mistake: "a title all in curly quotes",
      content: noteWith("title: “Sour dough”"),
      says: ["new.md:2:8   [front-matter/yaml]", 'Write it as   title: "Sour dough"'],
    },
    {
      mistake: "a title in single curly quotes",
      content: noteWith("title: ‘It’s our bread’"),
      says: ["new.md:2:8", "curly quotes do not quote here", `title: "It’s our bread"`],
    },
    {
      mistake: "a title of which one quote is curly",
      content: noteWith('title: “Our bread"'),
      says: ["new.md:2:8", "curly quotes do not quote here", 'title: "Our bread"'],
    },
    {
      mistake: "a text that goes on at the beginning of the next line",
      content: noteWith("title: A loaf\nof rye\ndate: 2025-01-01"),
      says: ["new.md:3:1   [front-matter/yaml]", "a key and a colon", "put two spaces before it"],
    },
    {
      mistake: "a text in quotes that does so",
      content: noteWith('title: "A loaf\nof rye"\ndate: 2025-01-01'),
      says: [
        "new.md:3:1   [front-matter/yaml]",
        "must stand further in",
        "Put two spaces before it",
      ],
    },
    {
      mistake: "a last line without a colon",
      content: noteWith("title: A\ncolour red"),
      says: ["new.md:3:1   [front-matter/yaml]", "a key and a colon"],
    },
    {
      mistake: "a comment of another language",
      content: noteWith("title: A\n<!-- to do -->"),
      says: ["new.md:3:1   [front-matter/yaml]", "a comment begins with #"],
    },
    {
      mistake: "a title that begins with brackets",
      content: noteWith("title: [Guide] to rye"),
      says: ["new.md:2:8   [front-matter/yaml]", 'Write it as   title: "[Guide] to rye"'],
    },
    {
      mistake: "a space of a word processor behind a colon",
      content: noteWith("title:\u00a0A\ncolour: red"),
      says: ["new.md:2:7   [front-matter/yaml]", "does not break", "   title: A"],
    },
    {
      mistake: "a backslash between double quotes",
      content: noteWith('title: "50\\% rye"'),
      says: ["new.md:2:1   [front-matter/yaml]", "Put single quotes round the value"],
    },
    {
      mistake: "the place of a file on Windows between double quotes",
      content: noteWith('title: "C:\\Users\\me\\rye.jpg"'),
      says: ["new.md:2:1   [front-matter/yaml]", "Put single quotes round the value"],
    },
    {
      mistake: "lines that lack their colons, one below the other",
      content: noteWith("title: Rye\ncolour red\ndate 2026-01-02"),
      says: ["new.md:3:1   [front-matter/yaml]", "or a colon behind its key in each line"],
    },
    {
      mistake: "a text over several lines that stand no further in than its key",
      content: noteWith("colour: red\ntitle: Rye and\nwhat it asks\n  of you: time\ntags: [a]"),
      says: [
        "new.md:4:1   [front-matter/yaml]",
        'Write it in one line:   title: "Rye and what it asks of you: time"',
      ],
    },
  ]);

  test("quotations and texts over several lines are none", async () => {
    const text = "|\n  Note: “rye” is our #1\n  - one\n    - two";
    const site = temporarySite({
      "content/notes/a.md": noteWith("title: “Rye” and “white”"),
      "content/notes/b.md": noteWith('title: "“Rye”"\ntags:\n  - one\n  - two'),
      "content/notes/c.md": noteWith(`title: ${text}`),
      "content/notes/d.md": noteWith("title: He says\n  “Rye is best”"),
      "content/notes/e.md": noteWith(`title: A\ntags:\n  - ${text.replaceAll("\n", "\n  ")}`),
      "content/notes/f.md": noteWith(`title: ${text.replace("|", "|- # as in the shop")}`),
    });
    const { warnings } = await site.build();
    expect(warnings.filter(({ file }) => /notes\/[a-f]\.md$/.test(file ?? ""))).toEqual([]);
  });

  test("a mistyped key is one problem, although the right one is then missing", async () => {
    const site = temporarySite({ "content/notes/new.md": noteWith("titel: A") });
    const text = await site.problems();
    expect(text).toContain("Write it as   title: …");
    expect(text).not.toContain("missing");
  });
});
