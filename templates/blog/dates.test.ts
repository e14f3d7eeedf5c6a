import { expect, test } from "vitest";
import { formatDate } from "./dates.ts";

test.each([
  ["2025-01-15", "15 January 2025"],
  ["2025-06-26", "26 June 2025"],
  ["2025-01-05", "5 January 2025"],
  ["2024-12-31", "31 December 2024"],
])("%s reads %s", (isoDate, expected) => {
  expect(formatDate(isoDate)).toBe(expected);
});

test.each(["", "15/01/2025", "2025-13-01", "2025-1-5"])("'%s' is not a date", isoDate => {
  expect(() => formatDate(isoDate)).toThrow("is not a date of the form 2025-01-15");
});
