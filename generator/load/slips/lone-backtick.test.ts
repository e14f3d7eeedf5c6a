import { expect, test } from "vitest";
import { blankCode } from "../../markdown/blank-code.ts";
import { loneBacktick } from "./lone-backtick.ts";

test.each([
  ["Use `bread here\n\nand there", 4, 1],
  ["He said ``bye'' to us", 8, 2],
  ["`a` and `b", 8, 1],
])("a sign of code without its partner is told: %j", (text, at, length) => {
  expect(loneBacktick(blankCode(text))).toMatchObject([{ at, length, code: "text/code" }]);
});

test.each([
  "`a` and ``b ` c``",
  "\\`a",
  "```\nlet a = `b`\n```\n",
  "```\nnever ` ends",
  "    a ` b",
])("%j is as it should be", text => expect(loneBacktick(blankCode(text))).toEqual([]));
