import { describe, expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";
import { noteWith } from "../temporary-site.ts";

/** One mistake each, which is told once, at the line that is to be changed. */
describe("lines of front matter that were copied from elsewhere", () => {
  test.each([
    ["an item of a list before the first key", "- title: A\ncolour: red", "2:1", "title: A"],
    ["a line of JSON above others", '"title": "A",\ncolour: red', "2:1", 'title: "A"'],
    ["a title of one hyphen", "title: -\ncolour: red", "2:8", 'title: "-"'],
    ["a title of one question mark", "title: ?\ncolour: red", "2:8", 'title: "?"'],
    ["a place of a template", "title: A\ncolour: {{ colour }}", "3:9", "colour: …"],
    ["a place of a template in words", "title: {{ name }} in Rugby", "2:8", "title: …"],
    ["an open quote in a list", "title: A\ntags: ['a', \"b]", "3:1", "tags: ['a', \"b\"]"],
    ["a list on the line of its key", "title: A\ntags: - a\n- b", "3:7", "tags: [a, b]"],
    [
      "items without their spaces",
      "title: A\ntags:\n-a\n-b\n-c",
      "4:1",
      "- a   and the lines below",
    ],
    ["items with bullets", "title: A\ntags:\n• a\n• b", "4:1", "- a   and the lines below"],
    ["a group in a list of words", "title: A\ntags: [{name: a}, b]", "3:8", '"a"'],
    ["a group of one word in a list", "title: A\ntags: [{a}, b]", "3:8", '"{a}"'],
    ["two facts on one line", "title: A\ndate: 2025-01-02 draft: true", "3:7", "draft: true"],
    ["a list and a fact on one line", "tags: [a] title: A", "2:7", "title: A"],
    [
      "a long text no further in than its key",
      "title: >\nOne\ntwo.\ncolour: red",
      "3:1",
      "two spaces",
    ],
  ])("%s: one sentence, at its own line", async (_mistake, front, at, fix) => {
    const text = await compiledSite({ "content/notes/new.md": noteWith(front) }).problems();
    expect(text.match(/\[[a-z-]+\/[a-z-]+\]$/gm), text).toHaveLength(1);
    expect(text).toContain(`new.md:${at} `);
    expect(text).toContain(fix);
  });

  test.each([
    ["no dashes at all", "title: A\ncolour: red\n\nText.\n", "above these lines of facts"],
    ["two hyphens each", "--\ntitle: A\n--\n\nText.\n", "the line of the same signs"],
    ["rows of equals signs", "===\ntitle: A\n===\n\nText.\n", "the line of the same signs"],
    ["backslashes of an export", "\\---\ntitle: A\n\\---\n\nText.\n", "the line of the same signs"],
    ["hyphens with spaces", "- - -\ntitle: A\n- - -\n\nText.\n", "the line of the same signs"],
    ["long dashes", "—\ntitle: A\n—\n\nText.\n", "the line of the same signs"],
    [
      "dashes behind the last fact",
      "---\ntitle: A\ntags: [a] ---\n\nText.\n",
      "behind   tags: [a]",
    ],
  ])("%s round the facts: one sentence says what to write", async (_mistake, source, fix) => {
    const text = await compiledSite({ "content/notes/new.md": source }).problems();
    expect(text.match(/\[[a-z-]+\/[a-z-]+\]$/gm), text).toHaveLength(1);
    expect(text).toContain(fix);
  });

  test("a colon within words is no second fact", async () => {
    const front = "title: Our category: SEO";
    const text = await compiledSite({ "content/notes/new.md": noteWith(front) }).problems();
    expect(text).toContain('title: "Our category: SEO"');
  });
});
