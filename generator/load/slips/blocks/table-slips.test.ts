import { expect, test } from "vitest";
import { rowSlips } from "./row-slips.ts";
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
  ["words right below it", `${table}| 1 | 2 |\n**All** with VAT.\nMore.`, 4, "Leave an empty line"],
  [
    "no row of headings",
    "Prices:\n\n|---|---|\n| 1 | 2 |",
    3,
    "Write above it   | words | words |",
  ],
  ["other dashes than hyphens", "| a | b |\n|—|:–:|\n| 1 | 2 |", 2, "as   | --- | --- |"],
  [
    "no row of headings at the beginning",
    "| --- | :-: |\n| 1 | 2 |",
    1,
    "Write above it   | words | words |",
  ],
  [
    "a bar in a cell of headings",
    "| a | b|c |\n|---|---|\n| 1 | 2 |",
    2,
    "Write it as   | --- | --- | --- |   or a bar within a cell above as   \\|",
  ],
  ["no line of dashes", "Prices:\n\n| a | b |\n| 1 | 2 |", 3, "Write below it   | --- | --- |"],
  ["no line of dashes and open rows", "| a | b\n| 1 | 2\n", 1, "Write below it   | --- | --- |"],
  ["a cell of two lines", `${table}| 1 | two\nlines |\n| 3 | 4 |`, 4, "behind the line above"],
  [
    "no line of dashes and no bars outside",
    "Prices:\n\na | b\n1 | 2\n3 | 4",
    3,
    "Write below it   | --- | --- |",
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
  `${table}| 1 | 2 |\n## More\n\n${table}- Rye\n\n${table}> Oat\n\n${table}---\n`,
  "| a |\n|---|\n| 1 |\nWords",
  "Rye | Oat\n\nA | B",
  "- Rye | 9\n- Oat | 5",
  "Rye | 9  \nOat | 5",
  "Rye | 9\\\nOat | 5",
  "Rye | 9\nOat",
  "a | b\n---|---\n1 | 2\n3 | 4",
  "a | b\n- | -\n1 | 2",
  "| A quote | in bars\n\n| Another | in bars",
])("%j is told as nothing", text => {
  expect(tableSlips(text, text)).toEqual([]);
});

test.each(["a\tb\nc\td", "10\t12\n11\t13"])("%j has tabs where a table has bars", text => {
  expect(rowSlips(text)).toMatchObject([{ at: 0, code: "text/table" }]);
});

test.each([
  "§\tRye\n§\tOat",
  "▪\tRye\n▪\tOat",
  "➢\tRye\n➢\tOat",
  "ü\tRye\nü\tOat",
  "1.)\tRye\n2.)\tOat",
])("%j is a list and no table", text => {
  expect(rowSlips(text)).toEqual([]);
});
