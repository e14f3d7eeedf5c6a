import { expect, test } from "vitest";
import { formatProblem, formatProblems } from "./format-problem.ts";
import { positionOf } from "./place.ts";
import { problemAt, sortProblems } from "./problem.ts";

test.each([0, 30, 95, 300, 30_000])(
  "carets stand below their words %i characters along a line",
  before => {
    const source = `short\n${"-".repeat(before)}wrong${"-".repeat(400)}\n`;
    const position = positionOf(source, source.indexOf("wrong"), 5);
    const text = formatProblem(
      problemAt({ file: "a.md", source, position }, { code: "a", message: "no" }),
    );
    const [, , line = "", carets = ""] = text.split("\n");
    expect(line.length).toBeLessThan(140);
    expect(carets).toMatch(/\^{5} no$/);
    expect(line.indexOf("wrong")).toBe(carets.indexOf("^"));
  },
);

test("a control character is seen where it is told of, and does nothing to the terminal", () => {
  const source = "A \x1b[31mred\x07 \x9b31m word";
  const position = positionOf(source, source.indexOf("\x1b"), 1);
  const place = { file: "a\x1b[2J.md", source, position };
  const text = formatProblem(problemAt(place, { code: "a", message: "no" }));
  expect(text.split("\n")).toEqual([
    "a␛[2J.md:1:3   [a]",
    " ▸ 1 │ A ␛[31mred␇ �31m word",
    "     │   ^ no",
  ]);
});

test("an address that goes on for pages does not fill the terminal", () => {
  const long = "a".repeat(100_000);
  const problem = { code: "link/broken", severity: "error" as const, message: `no ${long}` };
  const lines = formatProblem({ ...problem, fix: `Write ${long}` }).split("\n");
  expect(lines.map(line => line.slice(0, 9))).toEqual(["[link/bro", "   no aaa", "   Write "]);
  expect(lines.map(line => line.length > 2100)).toEqual([false, false, false]);
});

test("two problems of one kind in one line are both kept", () => {
  const at = (column: number) => ({
    ...{ code: "a", severity: "error" as const, message: "no", file: "a.md" },
    position: { line: 1, column, length: 1 },
  });
  expect(sortProblems([at(12), at(4), at(4)]).map(({ position }) => position?.column)).toEqual([
    4, 12,
  ]);
});

test("a problem of no file begins with its code", () => {
  const problem = { code: "new/kind", severity: "error" as const, message: "no such kind" };
  expect(formatProblem(problem)).toBe("[new/kind]\n   no such kind");
});

test("what is said in the same words of many places is told once, with all of them", () => {
  const at = (file: string, line: number) => ({
    ...{ code: "a", severity: "error" as const, message: "no price", fix: "Write it", file },
    position: { line, column: 1, length: 1 },
  });
  const other = { ...at("b.md", 2), message: "no day" };
  const few = [at("a.md", 1), other, at("b\x1b.md", 3), at("b\x1b.md", 5)];
  expect(formatProblems(few)).toEqual(few.map(formatProblem));
  const many = [...few, at("b\x1b.md", 5), { ...at("c.md", 7), severity: "warning" as const }];
  const [told, ...rest] = formatProblems(many);
  expect(told).toBe(
    `${formatProblem(at("a.md", 1))}\n   The same in 3 other places:\n      b␛.md:3, 5`,
  );
  expect(rest).toEqual([other, ...many.slice(-1)].map(formatProblem));
});

// Each was once compared with all others, which took minutes.
test("what is said of hundreds of thousands of lines is told without waiting", () => {
  const at = (line: number) => ({
    ...{ code: "a", severity: "error" as const, message: "no price", fix: "Write it" },
    ...{ file: "a.md", position: { line, column: 1, length: 1 } },
  });
  const told = formatProblems(Array.from({ length: 200_000 }, (_, index) => at(index + 1)));
  expect(told).toHaveLength(1);
  expect(told.join()).toContain("The same in 199999 other places:");
});
