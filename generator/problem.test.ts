import { expect, test } from "vitest";
import { formatProblem } from "./format-problem.ts";
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
