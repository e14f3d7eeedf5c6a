import { expect, test } from "vitest";
import { tableSlips } from "./table-slips.ts";

const table = "| a | b |\n|---|---|\n";

test.each([
  [
    "rows behind an empty line",
    `${table}\n| 1 | 2 |\n| 3 | 4 |`,
    4,
    "Take the empty line above it away",
  ],
  [
    "a row behind an empty line",
    `${table}| 1 | 2 |\n\n| 3 | 4 |\n`,
    5,
    "Take the empty line above",
  ],
  [
    "an empty line between all rows",
    `| a | b |\n\n|---|---|\n\n| 1 | 2 |\n\n| 3 | 4 |`,
    3,
    "Take the empty line above",
  ],
  [
    "no row of headings",
    "Prices:\n\n|---|---|\n| 1 | 2 |",
    3,
    "Write above it   | words | words |",
  ],
  [
    "no row of headings at the beginning",
    "| --- | :-: |\n| 1 | 2 |",
    1,
    "Write above it   | words | words |",
  ],
])("%s is told once, at its place", (_what, text, line, fix) => {
  const slips = tableSlips(text, text);
  expect(slips).toMatchObject([{ code: "text/table", severity: "warning" }]);
  expect(slips[0]?.fix).toContain(fix);
  expect(text.slice(0, slips[0]?.at).split("\n")).toHaveLength(line);
});

test.each([
  `${table}| 1 | 2 |\n\n${table}| 1 | 2 |\n`,
  `${table}| 1 | 2 |\n\nText | more.\n\n---\n`,
  "Rye | Oat\n\nA | B",
  "| A quote | in bars\n\n| Another | in bars",
])("%j is told as nothing", text => {
  expect(tableSlips(text, text)).toEqual([]);
});
