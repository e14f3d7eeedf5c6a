import { describe } from "vitest";
import { noteWith } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a mistake in front matter", () => {
  testEach([
    {
      mistake: "a British date",
      content: noteWith("title: PPC vs SEO\ndate: 31/09/2026"),
      says: [
        "content/notes/new.md:3:7   [note/date]",
        " ▸ 3 │ date: 31/09/2026",
        "     │       ^^^^^^^^^^ not a date of the form year-month-day".slice(2),
        "Write it as   date: 2026-09-30",
      ],
    },
    {
      mistake: "a day that does not exist",
      content: noteWith("title: A\ndate: 2025-02-30"),
      says: ["[note/date]", "there is no such day", "Write it as   date: 2025-02-28"],
    },
    {
      mistake: "an update before the first day",
      content: noteWith("title: A\ndate: 2026-03-03\nupdated: 2025-03-04"),
      says: [
        "new.md:4:10   [note/updated]",
        "'updated' is an earlier day than 'date', which is 2026-03-03",
        "or take the line away",
      ],
    },
    {
      mistake: "a date in words",
      content: noteWith("title: A\ndate: 3rd March 2026"),
      says: ["Write it as   date: 2026-03-03"],
    },
    {
      mistake: "an unquoted colon in a title",
      content: noteWith("title: SEO: the basics"),
      says: [
        "new.md:2:8   [front-matter/yaml]",
        "a colon inside a value needs quotes",
        'Write it as   title: "SEO: the basics"',
      ],
    },
    {
      mistake: "an unquoted colon in a value that goes on in the next line",
      content: noteWith(
        "title: The shop in Rugby\n  and its hours: a guide\n  to both\ndate: 2026-03-03",
      ),
      says: [
        "new.md:3:3   [front-matter/yaml]",
        "a colon inside a value needs quotes",
        'Write it as   title: "The shop in Rugby and its hours: a guide to both"',
      ],
    },
    {
      mistake: "a key that stands too far in",
      content: noteWith("title: A\n  date: 2026-03-03"),
      says: ["new.md:3:3", "this line does not begin below the lines it belongs to"],
    },
    {
      mistake: "two words in single quotes",
      content: noteWith("title: 'Oat' and 'rye'"),
      says: [`Write it as   title: "'Oat' and 'rye'"`],
    },
    {
      mistake: "a tab",
      content: noteWith("title: A\ntags:\n\t- one"),
      says: ["new.md:4:1", "a tab; YAML is indented with spaces"],
    },
    {
      mistake: "a tab before a key of its own",
      content: noteWith("title: 'A'\n\tdate: 2026-03-03"),
      says: ["new.md:3:1", "a tab;", "Write it as   date: 2026-03-03"],
    },
    {
      mistake: "quotes within quotes",
      content: noteWith('title: "Our "best" bread"'),
      says: ["text after the closing quote", `Write it as   title: 'Our "best" bread'`],
    },
    {
      mistake: "curly quotes round a value with a colon",
      content: noteWith("title: “SEO: the basics”"),
      says: ["curly quotes do not quote here", 'title: "SEO: the basics"'],
    },
    {
      mistake: "a missing closing quote",
      content: noteWith('title: "Half a title'),
      says: ["the closing quote is missing"],
    },
    {
      mistake: "a missing closing bracket",
      content: noteWith("title: A\ntags: [one, two"),
      says: ["the closing ] is missing", "tags: [one, two]"],
    },
    {
      mistake: "no front matter",
      content: "Just some text.\n",
      says: ["new.md:1:1   [front-matter/missing]", "the first line must be ---"],
    },
    {
      mistake: "front matter that is never closed",
      content: "---\ntitle: A\n\nThe text.\n",
      says: ["[front-matter/unclosed]", "the second line --- is missing after this one"],
    },
    { mistake: "an empty file", content: "", says: ["[front-matter/empty]", "the file is empty"] },
    {
      mistake: "JavaScript front matter",
      content: "---js\n{ title: process.exit(7) }\n---\n",
      says: ["[front-matter/language]", "front matter is always YAML"],
    },
    {
      mistake: "a missing title",
      content: noteWith("date: 2025-01-01"),
      says: ["new.md:3:1   [note/title]", "'title' is missing", "Add a line   title: …"],
    },
    {
      mistake: "an empty title",
      content: noteWith("title:"),
      says: ["[note/title]", "'title' is empty"],
    },
    {
      mistake: "a title that is a number",
      content: noteWith("title: 2025"),
      says: ["'title' must be text", 'title: "2025"'],
    },
    {
      mistake: "tags as a string",
      content: noteWith("title: A\ntags: local seo, rugby"),
      says: [
        "new.md:3:7   [note/tags]",
        "'tags' is a list",
        "Write it as   tags: [local seo, rugby]",
      ],
    },
    {
      mistake: "a name instead of an id",
      content: noteWith("title: A\ncolour: Dark Blue"),
      says: [
        "new.md:3:9   [note/colour]",
        "did you mean 'dark-blue'?",
        "Write it as   colour: dark-blue",
      ],
    },
    {
      mistake: "a mistyped key",
      content: noteWith("titel: A\ntitle: B"),
      says: ["new.md:2:1   [note/unknown-key]", "there is no 'titel'; did you mean 'title'?"],
    },
    {
      mistake: "a wrong value after CRLF",
      content: "---\r\ntitle: A\r\ndate: 1/2/2025\r\n---\r\n",
      says: ["new.md:3:7", "Write it as   date: 2025-02-01"],
    },
    {
      mistake: "a slug with capitals",
      content: noteWith("title: A\nslug: My Slug"),
      says: ["[note/slug]", "only small letters"],
    },
    {
      mistake: "a comma of JSON behind a value",
      content: noteWith('title: "Rye",\ntags: [a]'),
      says: ["new.md:2:8", 'Write it as   title: "Rye"'],
    },
    {
      mistake: "two pairs of quotes",
      content: noteWith('title: ""Rye""'),
      says: ["new.md:2:8", 'Write it as   title: "Rye"'],
    },
    {
      mistake: "a list where a text belongs",
      content: noteWith("title: [Rye, oat]"),
      says: ["new.md:2:8", "one text, not a list", 'Write it as   title: "Rye, oat"'],
    },
    {
      mistake: "a key in bold",
      content: noteWith("**title:** Rye\ntags: [a]"),
      says: ["new.md:2:1", "without signs round it", "Write it as   title: Rye"],
    },
    {
      mistake: "facts as a list",
      content: noteWith("- title: Rye\n- tags: [a]"),
      says: ["new.md:2:1", "facts are no list", "Write it as   title: Rye "],
    },
    {
      mistake: "facts in a table",
      content: noteWith("| title | Rye |\n|---|---|"),
      says: ["new.md:2:1", "does not begin with a key and a colon"],
    },
    {
      mistake: "a comment of HTML",
      content: noteWith("<!-- to do -->\ntitle: Rye"),
      says: ["new.md:2:1", "a comment begins with #", "Write it as   # to do"],
    },
    {
      mistake: "a comment of JavaScript",
      content: noteWith("// to do\ntitle: Rye"),
      says: ["new.md:2:1", "a comment begins with #", "Write it as   # to do"],
    },
    {
      mistake: "an alias that no disk takes",
      content: noteWith(`title: A\naliases: [/old, /${"b".repeat(250)}]`),
      says: ["new.md:3:17   [note/aliases]", "too long for the name of a folder"],
    },
    {
      mistake: "an old address with spaces",
      content: noteWith("title: A\naliases: [/my old page]"),
      says: ["new.md:3:11   [note/aliases]", "Write the address as a plain path"],
    },
    {
      mistake: "a whole address as a slug",
      content: noteWith("title: A\nslug: https://b.example/notes/My-Rye/"),
      says: ["[note/slug]", "Write it as   slug: my-rye"],
    },
    {
      mistake: "a slug that is taken",
      content: noteWith("title: A\nslug: rye-bread"),
      says: [
        "[note/slug]",
        "content/notes/new.md:3:1",
        "is already taken by content/notes/Rye Bread.md",
      ],
    },
    {
      mistake: "a name that hosts take for the folder's own page",
      file: "content/notes/index.md",
      content: noteWith("title: A"),
      says: ["content/notes/index.md", "[page/route]", "/notes/index", "Give it another name"],
    },
    {
      mistake: "an alias that hosts take for a folder's own page",
      content: noteWith("title: A\naliases: [/old, /index]"),
      says: ["new.md:3:17   [redirect/folder]", "/index", "Take the alias away"],
    },
    {
      mistake: "an alias that leads to a page",
      content: noteWith("title: A\naliases: [/notes/white-bread]"),
      says: ["new.md:3:11   [redirect/taken]", "content/notes/white-bread.md"],
    },
    {
      mistake: "an alias that leads to itself",
      content: noteWith("title: A\naliases: [/notes/new]"),
      says: ["[redirect/loop]"],
    },
    {
      mistake: "an alias that another file has",
      content: noteWith("title: A\naliases: [/rye]"),
      says: ["[redirect/twice]", "content/notes/Rye Bread.md"],
    },
    {
      mistake: "an alias that another file has in other capitals",
      content: noteWith("title: A\naliases: [/Rye]"),
      says: ["the alias /Rye also stands in content/notes/Rye Bread.md as /rye"],
    },
    {
      mistake: "an alias in the place of a file that is made",
      content: noteWith("title: A\naliases: [/robots.txt, /robots.txt/a]"),
      says: [
        "new.md:3:11   [redirect/taken]",
        "the alias /robots.txt would lie in the place of the file robots.txt",
        "new.md:3:24   [redirect/taken]",
      ],
    },
    {
      mistake: "a colon in an element of a list",
      content: noteWith("title: A\ntags:\n  - one: two"),
      says: [
        "new.md:4:5   [note/tags]",
        "a colon in it needs quotes",
        'Write it as   - "one: two"',
      ],
    },
    {
      mistake: "a number in a list of words",
      content: noteWith("title: A\ntags:\n  - 42"),
      says: ["new.md:4:5   [note/tags]", 'Put quotes round it:   - "42"'],
    },
    {
      mistake: "a key that stands twice",
      content: noteWith("title: A\ntitle: B"),
      says: ["new.md:3:1   [front-matter/yaml]", "'title' stands here for the second time"],
    },
    {
      mistake: "a missing space after a key's colon",
      content: noteWith("title:A\ncolour: red"),
      says: ["new.md:2:6   [front-matter/yaml]", "a space is missing", "Write it as   title: A"],
    },
    {
      mistake: "an alias that leaves the site's folder",
      content: noteWith("title: A\naliases: [old, /../../secret]"),
      says: ["new.md:3:11   [note/aliases]", "new.md:3:16   [note/aliases]", "a plain path"],
    },
  ]);
});
