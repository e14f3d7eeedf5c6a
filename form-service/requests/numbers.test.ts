import { expect, test } from "vitest";
import { amountOf, countOf } from "./numbers.ts";

test.each([
  [620, 620],
  [-5, -5],
  [0.1 + 0.2, 0.1 + 0.2],
  [2_500_000_000, 2_500_000_000],
  ["620", 620],
  [" 49.50 ", 49.5],
  ["-1", -1],
  ["12345678901.5", 12_345_678_901.5],
  [1e300, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  ["1e3", null],
  ["£5", null],
  ["٣", null],
  ["", null],
  [true, null],
  [[5], null],
  [undefined, null],
])("the amount %j is taken as %j", (value, amount) => {
  expect(amountOf(value)).toBe(amount);
});

test.each([
  [3, 3],
  ["3", 3],
  [" 3 ", 3],
  [1.5, 1.5],
  ["1.5", Number.NaN],
  ["1e1", Number.NaN],
  ["٣", Number.NaN],
  ["-1", Number.NaN],
  ["", Number.NaN],
  [null, Number.NaN],
  [[3], Number.NaN],
])("the count %j is taken as %j", (value, count) => {
  expect(countOf(value)).toBe(count);
});
