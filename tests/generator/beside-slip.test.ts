import { describe, expect, test } from "vitest";
import { noteWith, temporarySite } from "./temporary-site.ts";

const told = (front: string) =>
  temporarySite({ "content/notes/new.md": noteWith(front) }).problems();

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

  test("of the line itself nothing more is said", async () => {
    const text = await told("title: A\ndate: March: 3");
    expect(text).toContain("a colon inside a value needs quotes");
    expect(text).not.toContain("[note/date]");
  });
});
