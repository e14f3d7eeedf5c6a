import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "impossible"],
  ["bytes=-0", "impossible"],
  ["bytes=5-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["lines=1-2", "whole"],
  [undefined, "whole"],
])("%s of ten bytes is %o", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test("an empty file has no part", () => {
  expect(parseRange("bytes=0-", 0)).toBe("impossible");
});
