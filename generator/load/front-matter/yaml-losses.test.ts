import { expect, test } from "vitest";
import { lostProblem } from "./yaml-losses.ts";

const problemOf = (yaml: string) =>
  lostProblem({ file: "a.md", source: `---\n${yaml}\n---\n` }, yaml);

test.each([
  "title: ‘Tis the season for customers’",
  "title: ‘Twas the bakers’",
  "title: ‘n’",
  "tags: [‘Tis the bakers’, rye]",
])("words that lost their beginning are in no quotes: %s", yaml => {
  expect(problemOf(yaml)).toBeUndefined();
});

test.each(["title: ‘Bread for customers’", "title: ‘Tiscali and we’", "tags: [‘rye’, oat]"])(
  "values in curly quotes are told: %s",
  yaml => {
    expect(problemOf(yaml)?.message).toContain("curly quotes");
  },
);

test.each([
  ["title: Our #1 loaf", 'Write it as   title: "Our #1 loaf"'],
  ["tags:\n  - Voted #1 in town", 'Write it as   - "Voted #1 in town"'],
  ["faqs:\n  - question: Who is #1?", 'Write it as   - question: "Who is #1?"'],
  ["tags:\n  - &amp; more", 'Write it as   - "&amp; more"'],
])("a sign that would take words away is told: %j", (yaml, fix) => {
  expect(problemOf(yaml)?.fix).toBe(fix);
});

test("a list whose words semicolons part would be one text", () => {
  expect(problemOf("tags: [local seo; rye & oat;bread]")?.fix).toBe(
    "Write it as   tags: [local seo, rye & oat, bread]",
  );
  expect(problemOf("tags: [Fish &amp; chips, rye; oat]")).toBeUndefined();
  expect(problemOf("tags: [Fish &amp; chips]")).toBeUndefined();
});

test("a comment behind an item is none", () => {
  expect(problemOf("tags:\n  - rye # ask Ann\n  # - oat\n  - 'a #1'")).toBeUndefined();
});
