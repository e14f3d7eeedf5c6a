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

test.each([
  ["tags: [one,\n  two\n  three]", "Write the line above as   two,"],
  ["tags: [one\n  two]", "Write the line above as   tags: [one,"],
  ["tags:\n  - rye,\n  - oat", "Write it as   - rye"],
  ["title: Rye,\ndate: 2025-01-02", "Write it as   title: Rye"],
])("a comma that is missing or too many is told: %j", (yaml, fix) => {
  expect(problemOf(yaml)?.fix).toBe(fix);
});

test.each([
  "tags: [\n  one,\n  two,\n  ]",
  "tags: [one, # two\n  three]",
  "tags: [one\n  , two]",
  "tags: [one,\n\n  two]",
  'tags: ["one\n  or two", three]',
  'tags: [\n  "one\n  or\n  two", three]',
  "tags: [one]\ntitle: Rye",
  "tags:\n  - rye,\n    oat",
  "title: Rye,\n  and oat",
  "excerpt: >\n  Rye,\n  and oat,",
])("commas that part what is meant are right: %j", yaml => {
  expect(problemOf(yaml)).toBeUndefined();
});
