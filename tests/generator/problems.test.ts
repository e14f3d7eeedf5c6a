import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { noteWith, temporarySite } from "./temporary-site.ts";

/** One broken file for each kind of mistake, and the words that its editor reads. */
const mistakes: { mistake: string; file?: string; content: string | Uint8Array; says: string[] }[] =
  [
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
      mistake: "a tab",
      content: noteWith("title: A\ntags:\n\t- one"),
      says: ["new.md:4:1", "a tab; YAML is indented with spaces"],
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
      mistake: "a slug that is taken",
      content: noteWith("title: A\nslug: rye-bread"),
      says: [
        "[note/slug]",
        "content/notes/new.md:3:1",
        "is already taken by content/notes/Rye Bread.md",
      ],
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
      mistake: "a picture that is not there",
      content: noteWith("title: A", "![A loaf](loaf.jpg)\n"),
      says: ["new.md:5:1   [image/missing]", "there is no 'loaf.jpg' in content/images"],
    },
    {
      mistake: "a picture without a description",
      content: noteWith("title: A", "![](https://elsewhere.example/x.png)\n"),
      says: ["[image/foreign]"],
    },
    {
      mistake: "a picture whose name holds a per cent sign",
      content: noteWith("title: A", "![A loaf](100%.jpg)\n"),
      says: ["new.md:5:1   [image/missing]", "there is no '100%.jpg' in content/images"],
    },
    {
      mistake: "a picture named further below that is not there",
      content: noteWith("title: A", "![A loaf][loaf]\n\n[loaf]: loaf.jpg\n"),
      says: ["new.md:5:1   [image/missing]", "there is no 'loaf.jpg' in content/images"],
    },
    {
      mistake: "a picture whose name has spaces",
      content: noteWith("title: A", "![A loaf](my loaf.jpg)\n"),
      says: ["new.md:5:1   [image/spaces]", "Write it as   ![…](<my loaf.jpg>)"],
    },
    {
      mistake: "a picture with spaces in its name that is not there",
      content: noteWith("title: A", '![A loaf](<my loaf.jpg> "A title")\n'),
      says: ["[image/missing]", "there is no 'my loaf.jpg' in content/images"],
    },
    {
      mistake: "a text that is nested beyond measure",
      content: noteWith("title: A", `${"> ".repeat(9000)}x\n`),
      says: ["content/notes/new.md   [content/markdown]", "nested too deeply"],
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
      mistake: "a mistyped link beside a right one that is longer",
      content: noteWith("title: A", "[a](/notes/rye-bread/) and\n[b](/notes/rye)\n"),
      says: ["new.md:6:5   [link/broken]", "there is no page /notes/rye/"],
    },
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
      mistake: "a text in a folder that is not read",
      file: "content/note/new.md",
      content: noteWith("title: A"),
      says: ["content/note/new.md   [content/folder]", "content/notes/new.md"],
    },
    {
      mistake: "an alias that leaves the site's folder",
      content: noteWith("title: A\naliases: [old, /../../secret]"),
      says: ["new.md:3:11   [note/aliases]", "new.md:3:16   [note/aliases]", "a plain path"],
    },
    {
      mistake: "a broken link",
      content: noteWith("title: A", "See [this](/notes/whit-bread/).\n"),
      says: ["new.md:5:12   [link/broken]", "Did you mean   /notes/white-bread"],
    },
    {
      mistake: "a broken anchor",
      content: noteWith("title: A", "See [this](/notes/rye-bread/#sour-dogh).\n"),
      says: ["[link/anchor]", "#sour-dough"],
    },
    {
      mistake: "a relative link",
      content: noteWith("title: A", "See [this](white-bread).\n"),
      says: ["[link/relative]"],
    },
    {
      mistake: "a link to an old address",
      content: noteWith("title: A", "See [this](/rye).\n"),
      says: ["[link/redirect]"],
    },
    {
      mistake: "a heading that skips a level",
      content: noteWith("title: A", "#### Deep\n"),
      says: ["[page/heading-order]", "skips a level"],
    },
    {
      mistake: "two pages with one title",
      content: noteWith("title: Rye bread"),
      says: ["[page/duplicate-title]", "/notes/rye-bread"],
    },
    {
      mistake: "a file in another encoding",
      content: new Uint8Array([45, 45, 45, 10, 0xff, 0xfe, 0x41]),
      says: ["[content/encoding]", "not UTF-8"],
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
      mistake: "a link that climbs",
      content: noteWith("title: A", "[this](../rye)\n"),
      says: ["new.md:5:8   [link/relative]", "such as   /rye"],
    },
    {
      mistake: "a missing value in a typed data file",
      file: "content/opening.ts",
      content: "export const opening = { hours: [] };\n",
      says: ["[fact/opening]", "'day' is missing"],
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
  ];

describe("an editor's mistake", () => {
  test.each(mistakes)(
    "$mistake is named with its place and what to do",
    async ({ file, content, says }) => {
      const site = temporarySite({ [file ?? "content/notes/new.md"]: content });
      const text = await site.problems();
      for (const part of says) expect(text).toContain(part);
      site.remove();
    },
  );

  test("does not hide another one: all of a run are reported, and nothing is written", async () => {
    const site = temporarySite();
    await site.build();
    const before = site.read("dist/index.html");
    site.change("content/notes/one.md", noteWith("date: 1/1/2025"));
    site.change("content/notes/two.md", "no front matter");
    site.change("content/opening.ts", "export const opening = { day: 7, hours: [] };\n");
    const text = await site.problems();
    for (const part of [
      "one.md:3:1   [note/title]",
      "one.md:2:7   [note/date]",
      "two.md:1:1",
      "content/opening.ts:1:",
    ])
      expect(text).toContain(part);
    expect(site.read("dist/index.html")).toBe(before);
    site.remove();
  });

  test("in a list within a list is shown at its own element, with the key that was meant", async () => {
    const site = temporarySite();
    const asked = "faqs: z.array(z.strictObject({ question: z.string() })).default([]),\n  tags:";
    site.change("templates/site.ts", site.read("templates/site.ts").replace("tags:", asked));
    const faqs = "faqs:\r\n  - question: Why?\r\n  - queston: What?";
    site.change("content/notes/new.md", `---\r\ntitle: A\r\n${faqs}\r\n---\r\n`);
    const text = await site.problems();
    expect(text).toContain("new.md:5:5   [note/faqs]");
    expect(text).toContain("there is no 'queston'; did you mean 'question'?");
    site.remove();
  });

  test("in a menu that every page shows is reported once", async () => {
    const site = temporarySite();
    const frame = site.read("templates/frame.tsx");
    const menu = '<a href="/nowhere/">Nowhere</a>{children}';
    site.change("templates/frame.tsx", frame.replace("{children}", menu));
    const text = await site.problems();
    expect(text.match(/link\/broken/g)).toHaveLength(1);
    expect(text).toMatch(/there is no page \/nowhere\/ \(on the page .* and on \d more/);
    site.remove();
  });

  test.each([
    ["page/id", '<i id="here" /><i id="here" />', "the id 'here' stands twice on the page"],
    ["image/alt", '<img src="/robots.txt" />', "the picture /robots.txt has no alt text"],
    [
      "page/structured-data",
      '<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{oops" }} />',
      "the structured data is not JSON",
    ],
    ["link/anchor", '<a href="/#none">Up</a>', "there is no '#none' on /"],
    ["link/anchor", '<a href="#none">Up</a>', "there is no '#none' on this page"],
    ["link/file", '<img src="/none.png" alt="" />', "there is no file /none.png"],
  ])("%s in a part that every page shares is reported once", async (code, markup, message) => {
    const site = temporarySite({
      "content/notes/linked.md": noteWith("title: Linked", "[Home](/)\n"),
    });
    const frame = site.read("templates/frame.tsx");
    const shared = "{tools.shared(Foot, {})}{children}";
    site.change(
      "templates/frame.tsx",
      `${frame.replace("{children}", shared)}\nconst Foot = () => <footer>${markup}</footer>;\n`,
    );
    const text = await site.problems();
    expect(text.split(`[${code}]`)).toHaveLength(2);
    expect(text).toContain(message);
    expect(text).toMatch(/\(on the page .* and on 4 more/);
    site.remove();
  });

  test("an id of a shared part that the page has, too, is found", async () => {
    const site = temporarySite();
    const frame = site.read("templates/frame.tsx");
    const both = '{tools.shared(Foot, {})}<i id="here" />{children}';
    site.change(
      "templates/frame.tsx",
      `${frame.replace("{children}", both)}\nconst Foot = () => <footer id="here" />;\n`,
    );
    expect(await site.problems()).toContain("the id 'here' stands twice on the page");
    site.remove();
  });

  test("a link out of the content folder is refused", async () => {
    const site = temporarySite();
    symlinkSync("/etc/hostname", join(site.root, "content/notes/secret.md"));
    expect(await site.problems()).toContain(
      "content/notes/secret.md   [content/link]\n   a link that leads out of the content folder",
    );
    site.remove();
  });
});
