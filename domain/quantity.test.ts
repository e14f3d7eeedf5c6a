import { expect, test } from "vitest";
import { parseQuantity } from "./quantity.ts";

test.each([
  ["1", 1],
  ["20", 20],
  ["21", 20],
  ["999", 20],
  ["99999999999999999999999999", 20],
  ["0", 0],
  ["-1", 0],
  ["-0", 0],
  ["−0", 0],
  ["−3", 0],
  ["2.9", 2],
  ["20.9", 20],
  ["0.9", 0],
  ["-0.5", 0],
  ["5.", 5],
  [".5", 0],
  ["+3", 3],
  ["007", 7],
  [" 3 ", 3],
  ["\u00a04\n", 4],
])("a visitor who types '%s' gets %i", (typed, expected) => {
  expect(parseQuantity(typed)).toBe(expected);
});

test.each([
  "",
  "   ",
  "abc",
  "three",
  "3 pages",
  "1e3",
  "0x10",
  "1,000",
  "2,5",
  "٣",
  "Infinity",
  "NaN",
  "--2",
  "1.2.3",
  ".",
  "-",
])("'%s' is not a plain number and falls back to 1", typed => {
  expect(parseQuantity(typed)).toBe(1);
});
