import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "../front-matter/front-matter.ts";
import { recordProblems } from "./record-problems.ts";

const problemsOf = async (front: string, issue: { path: PropertyKey[]; part: string }) => {
  const source = `---\n${front}\n---\n`;
  const read = readFrontMatter("a.md", source);
  if ("code" in read) throw new Error(read.message);
  const schema = { safeParse: () => ({ success: true as const, data: {} }) };
  const of = { file: "a.md", source, front: read, singular: "note", schema };
  return recordProblems(of, [{ message: "no", fix: "Write it as   rye", ...issue }]);
};

test.each([
  ["title: Of **rye** bread", ["title"], "**rye**", { line: 2, column: 11, length: 7 }],
  ["title: >\n  Of much\n  **rye** bread", ["title"], "**rye**", { line: 4, column: 3, length: 7 }],
  ["tags:\n  - a\n  - Of **rye**", ["tags", 1], "**rye**", { line: 4, column: 8, length: 7 }],
  ["title: Of\nother: a **rye**", ["title"], "**rye**", { line: 2, column: 8, length: 2 }],
])(
  "of %j the words that are wrong are shown, if they stand there",
  async (front, path, part, place) => {
    const [problem] = await problemsOf(front, { path, part });
    expect(problem?.position).toEqual(place);
  },
);

test("of two keys that mean the same one is to be written, and the other to go", async () => {
  const source = "---\ndescription: Of rye\nsummary: |\n  Of rye\n---\n";
  const read = readFrontMatter("a.md", source);
  if ("code" in read) throw new Error(read.message);
  const schema = z.strictObject({ excerpt: z.string() });
  const issues = schema.safeParse(read.data).error?.issues ?? [];
  const of = { file: "a.md", source, front: read, singular: "note", schema };
  const [first, second, ...others] = await recordProblems(of, issues);
  expect(first?.fix).toBe("Write it as   excerpt: …");
  expect(second?.fix).toBe(
    "'description' above says that too, so write   excerpt: …   once and take this line away, with the one below that belongs to it",
  );
  expect(others).toEqual([]);
});

test.each([
  ["faqs:\n  - What does it cost?", "- question: …   answer: …"],
  ["faqs: What does it cost?", "- question: …   answer: …"],
  ["faqs:\n  - question: Why?", "Add a line   answer: …   below it, as far in as its words"],
  ["faqs:\n  - question: Why?\n    A: So.", "Write it as   answer: …"],
  ["faqs:\n  - question: Why?\nanswer: So.", "Write it as       answer: …"],
])("in %j the lines that an item lacks are named", async (front, lines) => {
  const source = `---\n${front}\n---\n`;
  const read = readFrontMatter("a.md", source);
  if ("code" in read) throw new Error(read.message);
  const faq = z.strictObject({ question: z.string(), answer: z.string() });
  const schema = z.strictObject({ faqs: z.array(faq) });
  const issues = schema.safeParse(read.data).error?.issues ?? [];
  const of = { file: "a.md", source, front: read, singular: "note", schema };
  const [problem, ...others] = await recordProblems(of, issues);
  expect(problem?.fix).toContain(lines);
  expect(others).toEqual([]);
});
