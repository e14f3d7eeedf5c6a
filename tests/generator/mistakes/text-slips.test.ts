import { describe, expect, test } from "vitest";
import { warningsOf } from "../warnings-of.ts";

describe("what readers would see as its writer did not mean it is a warning of every build", () => {
  test.each([
    [
      "an address that could run code",
      "[a](javascript:alert(1))",
      ["5:5", "link/scheme", "begins with 'javascript:'"],
    ],
    ["a web address without a site", "[a](https://)", ["5:5", "link/address", "names no site"]],
    ["half a mail address", "[a](mailto:ann@)", ["5:5", "link/address", "no whole mail address"]],
    ["a telephone number in words", "[a](tel:ours)", ["5:5", "link/address", "has no digits"]],
    ["no text", "\n", ["4:1", "text/empty", "draft: true"]],
    ["no text but a comment", "<!-- To\ndo -->\n", ["4:1", "text/empty"]],
    ["HTML", "A <b>word</b>", ["5:3", "text/html", "(and 1 more", "**words**"]],
    [
      "a picture in HTML",
      '<img class="a" src="https://a.example/b/shop.jpg" alt="A shop">',
      ["5:1", "text/html", "into content/images and write   ![A shop](shop.jpg)"],
    ],
    ["a link in HTML", '<a href="/notes/">a</a>', ["5:1", "text/html", "[words](/notes/)"]],
    [
      "HTML of several kinds, each of which is written in a way of its own",
      '<h2>A</h2>\n\n<p>A <a href="/notes/">b</a> <constructor>',
      ["5:1", "## Heading", "7:1", "empty line", "7:6", "[words](/notes/)", "`<constructor>`"],
    ],
    ["a footnote", "Text[^1].\n\n[^1]: Note.", ["5:5", "text/footnote"]],
    ["stars without a partner", "A **bold word", ["5:3", "text/bold", "no partner"]],
    ["a space within the stars", "A ** bold ** word", ["5:3", "text/bold", "no space"]],
    ["a label that leads nowhere", "[a][b]", ["5:1", "link/label", "[b]: /address"]],
    ["a label of code that leads nowhere", "[`a`][]", ["5:1", "link/label", "[`a`]: /address"]],
    ["a comment that never ends", "A.\n\n<!-- note", ["7:1", "text/html", "never ends"]],
    [
      "a row with too many cells",
      "| a | b |\n|---|---|\n| 1 | `x|y` |\n| 1 | 2 | 3 |",
      ["7:1", "text/table", "3 cells", "2 columns"],
    ],
    [
      "dashes for other columns",
      "| a | b |\n|---|\n| 1 | 2 |",
      ["6:1", "text/table", "| --- | --- |"],
    ],
    [
      "rows without their line of dashes",
      "| a | b |\n| 1 | 2 |\n| 3 | 4 |",
      ["5:1", "text/table", "dashes is missing", "| --- | --- |"],
    ],
    [
      "rows that were copied from a spreadsheet",
      "Prices:\n\na\tb\n1\t2\n3\t4",
      ["7:1", "text/table", "tabs make no table", "| words | words |"],
    ],
    ["a second main heading", "# Rye\n\n# Oat", ["5:1", "text/heading", "(and 1 more", "## Rye"]],
    [
      "a text that begins with headings below headings",
      "### Rye `bread`\n\n### Oat",
      ["5:1", "text/heading", "below the title", "had 2 # (and 1 more", "as   ## Rye `bread`"],
    ],
    [
      "a heading below a line of dashes that skips a level",
      "Rye\n---\n\n#### Oat",
      ["8:1", "text/heading", "below a heading with ##", "had 3 #\n", "as   ### Oat"],
    ],
    [
      "an address of the writer's own computer",
      "[a](http://localhost:8080/notes/white-bread/)",
      ["5:5", "link/address", "your own computer", "Write it as   /notes/white-bread/"],
    ],
    ["bullets of a word processor", "• one\n• two", ["5:1", "text/list", "-   and a space"]],
    ["bullets of the second level of Word", "o  one\no  two", ["5:1", "text/list", "-   and"]],
    ["numbers without a space", "A:\n\n1.one\n2.two", ["7:1", "text/list", "1.   and a space"]],
    [
      "a space that does not break in a list",
      "-\u00a0one\n-\u00a0two",
      ["5:1", "text/list", "that does not break", "type it again"],
    ],
    ["a space between the brackets of a link", "[a] (/rye)", ["5:4", "link/brackets", "[a](/rye)"]],
    ["a space in a picture", "![a] (rye.jpg)", ["5:5", "no picture", "![a](rye.jpg)"]],
    ["an open bracket of a link", "A [b](/rye and c.", ["5:5", "link/brackets", "[…](/rye)"]],
    [
      "what Google Docs writes behind a heading",
      "## Rye {#rye}\n\n## Oat {#1.-oat}",
      ["5:8", "text/attributes", "(and 1 more in this file)"],
    ],
    ["what Word's converters write", "[A]{.underline} b", ["5:4", "text/attributes"]],
    [
      "a second block of front matter",
      "\n---\ntitle: B\ntags:\n  - a\n---\n\nText.",
      ["6:1", "text/front-matter", "for the second time"],
    ],
    [
      "a second block of front matter with line ends of Windows",
      "---\r\ntitle: B\r\n---\r\n\r\nText.",
      ["5:1", "text/front-matter"],
    ],
    [
      "a line break in a table",
      "| a |\n|---|\n| b<br>c |",
      ["7:4", "text/html", "A cell has one line"],
    ],
    ["a line break", "a<br>b", ["5:2", "text/html", "End the line with a backslash"]],
    [
      "a sentence that begins further in, as in a letter",
      "Dear all,\n\n\tWe bake **rye** on Mondays, and white bread each day.",
      ["7:2", "text/code", "is shown as code", "Take the tab"],
    ],
    ["a heading that begins further in", "A.\n\n    ## Rye\n\nB.", ["7:5", "Take the spaces"]],
    ["a list that begins further in", "A.\n\n    - Rye\n    - Oat", ["7:5", "Take the spaces"]],
    ["a list of a Mac", "A.\n\n\t•\tone\n\t•\ttwo", ["7:2", "begin it with   -   and a space"]],
    ["a numbered list of a Mac", "A.\n\n\t1.\tone\n\t2.\ttwo", ["7:2", "Take the tab"]],
    ["a table that begins further in", "A.\n\n    | a |\n    |---|", ["8:5", "Take the spaces"]],
    ["boxes without a hyphen", "[ ] one\n[x] two", ["5:1", "text/list", "-   and a space"]],
    ["emoji as bullets", "Text:\n✅ one\n✅ two", ["6:1", "text/list", "-   and a space"]],
    ["bullets of a symbol font", "\uf0b7 one\n\uf0b7 two", ["5:1", "text/list"]],
    ["letters that count", "a) one\nb) two", ["5:1", "text/list", "1.   and a space"]],
    ["numbers in brackets", "(1) one\n(2) two", ["5:1", "text/list", "1.   and a space"]],
    ["Roman numbers", "i. one\nii. two", ["5:1", "text/list", "1.   and a space"]],
    ["digits in boxes", "1️⃣ one\n2️⃣ two", ["5:1", "text/list", "1.   and a space"]],
    ["a command to another program", "{{<youtube a>}}", ["5:1", "text/command"]],
    ["a line that makes a heading", "It is so.\n---\nMore.", ["6:1", "text/heading"]],
    ["HTML that only colours words", "A <span>word</span>", ["5:3", "text/html", "keep the words"]],
    ["a link of Obsidian", "A [[Rye|b]]", ["5:3", "link/brackets", "[b](/address)"]],
    ["a picture of Obsidian", "![[a.jpg]]", ["5:1", "link/brackets", "](a.jpg)"]],
    ["code that never ends", "```\ncode\n\nText", ["5:1", "text/code", "of the text"]],
    [
      "code that never ends in an item of a list",
      "- A\n  ```\n  code\n\nText",
      ["6:3", "text/code", "all the rest of the item is code"],
    ],
    ["a list from 2 on below its first words", "Go on:\n2. A\n3. B", ["6:1", "an empty line"]],
    ["letters that stand for bullets", "o Rye\no Oat", ["5:1", "text/list", "-   and a space"]],
    ["more than half, said with a sign", ">50% is rye.", ["5:1", "text/source", "more than"]],
    [
      "bold words for headings",
      ["A", "B", "C"].map(name => `**Bread ${name}**\n\n${"Words of it. ".repeat(4)}`).join("\n\n"),
      ["5:1", "text/heading", "(and 2 more in this file)", "## Bread A"],
    ],
    [
      "a fence that stands too far out to end the code of an item",
      "1. A\n   ```\n   code\n```\n2. B",
      ["8:1", "text/code", "as far in as its words", "Write it as      ```"],
    ],
  ])("%s", async (_, body, parts) => {
    const text = await warningsOf(`${body}\n`);
    for (const part of ["content/notes/new.md", ...parts]) expect(text).toContain(part);
  });

  test.each(["{{<youtube a>}}", "[[TOC]]", "{{.Title}}"])(
    "%s of another program is told once",
    async body => {
      expect((await warningsOf(`${body}\n`)).match(/\[\w+\/\w+\]/g)).toEqual(["[text/command]"]);
    },
  );

  test("a title that no search engine shows whole", async () => {
    const text = await warningsOf("Text.\n", `title: ${"Very long ".repeat(15)}`);
    expect(text).toContain("new.md:2:8   [page/title-length] warning");
  });

  test("a gap that a template left in front matter, but not in its comments", async () => {
    const text = await warningsOf("Text.\n", "# [Your note]\ntitle: Bread in [your town]");
    expect(text).toContain("new.md:3:17   [text/gap] warning");
    expect(text).toContain("Write what belongs here");
  });

  test("but no list in brackets, and no note at the end of a line", async () => {
    const front = "title: Bread # [your note]\ntags: [your website, small business]";
    expect(await warningsOf("Text.\n", front)).not.toContain("text/gap");
  });

  test("HTML in front matter, but not a tag that is spoken of", async () => {
    const front = "# <i>A note</i>\ntitle: Call <b>us</b> and <b>them</b> # <i>x</i>";
    const text = await warningsOf("Text.\n", front);
    expect(text).toContain("new.md:3:13   [text/html] warning");
    expect(text).toContain("(and 1 more in this file)");
    expect(text).toContain("Write it as   us");
    expect(text.match(/text\/html/g)).toHaveLength(1);
    expect(await warningsOf("Text.\n", "title: Monday<br>Tuesday")).toContain("Take it out");
    expect(await warningsOf("Text.\n", "title: What the <br> tag is for, and <title>")).toBe("");
  });
});
