import { describe, expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";
import { noteWith } from "../temporary-site.ts";

const told = (front: string) =>
  compiledSite({ "content/notes/new.md": noteWith(front) }).problems();

describe("beside a line of front matter that cannot be read", () => {
  test("the other facts that are wrong are told in the same run", async () => {
    const text = await told("title: SEO: the basics\ndate: 31/09/2026\ntag: [a]");
    expect(text).toContain('Write it as   title: "SEO: the basics"');
    expect(text).toContain("new.md:3:7   [note/date]");
    expect(text).toContain("Write it as   date: 2026-09-30");
    expect(text).toContain("new.md:4:1   [note/unknown-key]");
  });

  test("a fact that is missing is told, and the lines shown are those of the file", async () => {
    const text = await told("date: 31/09/2026\ntags: [one, two] three\r");
    expect(text).toContain("there is text after the closing ]");
    expect(text).toContain("'title' is missing");
    const below = await told("title: SEO: the basics\ndate: 31/09/2026");
    expect(below).toContain("   2 │ title: SEO: the basics\n ▸ 3 │ date: 31/09/2026");
  });

  test("each further line that cannot be read is told, once", async () => {
    const text = await told('title: A: B\ntags: [one, two] three\ndate: "2026-03-03');
    for (const fix of ['title: "A: B"', 'date: "2026-03-03"', 'tags: "[one, two] three"'])
      expect(text.split(`Write it as   ${fix}`)).toHaveLength(2);
  });

  test("lines that begin with a tab are told with the first of them, and the facts below as well", async () => {
    const text = await told("title: A\ntags:\n\t- one\n\t- two\n\t- three\ndate: 31/09/2026");
    expect(text).toContain("Write it as     - one   and the lines below likewise");
    expect(text).toContain("Write it as   date: 2026-09-30");
    expect(text.match(/^content.*\]$/gm)).toHaveLength(2);
    const apart = await told("title: A\ntags:\n\t- one\naliases:\n\t- /b");
    for (const fix of ["    - one\n", "    - /b"]) expect(apart).toContain(`Write it as ${fix}`);
  });

  test("lines of a list in brackets at the margin are told with the first of them, and the facts below as well", async () => {
    for (const list of ['[\n"one",\n"two"\n]', "[one,\ntwo]", "[\n  one,\n  two\n]"]) {
      const text = await told(`title: A\ntags: ${list}\ndate: 31/09/2026`);
      expect(text).toContain("Write it as   date: 2026-09-30");
      expect(text.match(/^content.*\]$/gm)).toHaveLength(2);
    }
  });

  test("of the line itself nothing more is said", async () => {
    const text = await told("title: A\ndate: March: 3");
    expect(text).toContain("a colon inside a value needs quotes");
    expect(text).not.toContain("[note/date]");
  });

  test.each(["title: Web design: the basics", "title: A\nadd"])(
    "what is wrong in the text is told too, its links and its marks among it: %s",
    async slip => {
      const tiny = compiledSite({
        "content/notes/new.md": noteWith(slip, "Costs {£ Nope} and [a link](/nowhere).\n"),
      });
      const judged =
        'singular: "note", wrongMark: (_, behind) => ({ message: "no price" + behind, fix: "Mend it" }),';
      tiny.edit("templates/site.ts", 'singular: "note",', judged);
      const text = await tiny.problems();
      const line = slip.split("\n").length + 4;
      expect(text).toContain(`new.md:${line}:7   [note/mark]`);
      expect(text).toContain(`new.md:${line}:29   [link/broken]`);
      expect(text).toContain(` ▸ ${line} │ Costs {£ Nope}`);
      expect(text).toContain("no price and [a link](/nowhere).");
    },
  );

  test("a second line for a fact hides nothing, either", async () => {
    const text = await told("title: A: B\ndate: 31/09/2026\ntitle: C");
    expect(text).toContain('Write it as   title: "A: B"');
    expect(text).toContain("Write it as   date: 2026-09-30");
    expect(text).toContain("'title' stands here for the second time");
    const list = await told("title: A\ntitle:\n  - B\ndate: 31/09/2026");
    expect(list).toContain("new.md:5:7   [note/date]");
    expect(list.match(/^content.*\]$/gm)).toHaveLength(2);
  });

  test("a letter that is written as a number and no text may hold is told", async () => {
    const text = await told('title: A: B\ntags: ["one\\u0007"]');
    expect(text).toContain("new.md:3:");
  });

  test("dashes that are missing hide neither wrong facts nor what is wrong in the text", async () => {
    const lines = "title: A: B\ndate: 31/09/2026\ntag: [a]";
    const site = compiledSite({ "content/notes/new.md": `---\n${lines}\n\n![A](no.jpg)\n` });
    const text = await site.problems();
    for (const told of [
      "new.md:4:1   [front-matter/unclosed]",
      "new.md:2:8   [front-matter/yaml]",
      "new.md:3:7   [note/date]",
      "new.md:4:1   [note/unknown-key]",
      "new.md:6:1   [image/missing]",
    ])
      expect(text).toContain(told);
    expect(text.match(/^content.*\]$/gm)).toHaveLength(5);
  });

  test.each(["\n----", "\n...", " ---", "---"])(
    "nor do other dashes, or a line for which no line is advised: %j",
    async dashes => {
      const front = `---\ndate: 31/09/2026\ntitle: "50\\% rye"${dashes}\n\n![A](no.jpg)\n`;
      const text = await compiledSite({ "content/notes/new.md": front }).problems();
      const codes = ["front-matter/unclosed", "front-matter/yaml", "note/date", "image/missing"];
      for (const code of codes) expect(text).toContain(`[${code}]`);
      expect(text.match(/^content.*\]$/gm)).toHaveLength(4);
      expect(text).not.toContain("after the closing quote");
    },
  );

  test.each([
    ["date: 2026-09-30 -", "note/date"],
    ["tags:\n  - a\n  -", "note/tags"],
  ])("a dash that ends the last fact is its own: %j", async (last, code) => {
    const front = `---\ntitle: A\n${last}\n\nText\n`;
    const text = await compiledSite({ "content/notes/new.md": front }).problems();
    for (const one of ["front-matter/unclosed", code]) expect(text).toContain(`[${one}]`);
  });

  test("where it is not clear which lines are facts, dashes that are missing are told alone", async () => {
    const site = compiledSite({
      "content/notes/new.md": "---\ntitle: A\n\ndate: 31/09/2026\n\n![A](no.jpg)\n",
    });
    expect((await site.problems()).match(/^content.*\]$/gm)).toHaveLength(1);
  });

  test("thousands of others are told up to the fiftieth, so that no build waits for them, and that there are more", async () => {
    const many = (length: number) =>
      told(Array.from({ length }, (_, n) => `key${n}: a: b`).join("\n"));
    const text = await many(2000);
    expect(text.match(/^content.*\]$/gm)).toHaveLength(51);
    expect(text).toContain("new.md:52:8   [front-matter/yaml]");
    expect(text.match(/Mend the lines above it first/g)).toHaveLength(1);
    expect(await many(50)).not.toContain("Mend the lines above");
  });
});

// Each of them was once looked for in the whole file anew, which took minutes.
test.each([
  ["empty items of a list", `title: A\ntags:\n${"  -\n".repeat(60_000)}`],
  ["empty comments", `title: A: B\n${"#\n".repeat(500_000)}`],
  ["keys that nobody knows", Array.from({ length: 30_000 }, (_, n) => `key${n}: a`).join("\n")],
])(
  "mistakes in front matter of thousands of lines are told without waiting: %s",
  async (_, front) => {
    expect(await told(front)).toContain("content/notes/new.md:");
  },
);
