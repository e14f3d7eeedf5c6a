import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["plain", "plain"],
  ["", ""],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["call;=1+1", '"call;=1+1"'],
  ["call\t=1+1", '"call\t=1+1"'],
  ["=1+1", `"'=1+1"`],
  ["+44 1632", `"'+44 1632"`],
  ["@cmd", `"'@cmd"`],
  ["＝1＋1", `"'＝1＋1"`],
  ["＋44 1632", `"'＋44 1632"`],
  ["\t=1", `"'\t=1"`],
  ["-5.50", "-5.50"],
  ["07700900123", `"'07700900123"`],
  ["447700900123", `"'447700900123"`],
  ["99999999999", "99999999999"],
  ["0", "0"],
  ["0.5", "0.5"],
])("%j becomes %s", (cell, written) => {
  expect(csvLine([cell])).toBe(written);
});
