import { expect, test } from "vitest";
import { blankCode } from "./blank-code.ts";
import { markdownLines } from "./markdown-lines.ts";

test.each([
  ["code in a line", "A `b` c", "A     c"],
  ["code that goes on in the next line", "A `b\nc` d", "A   \n   d"],
  ["a block between fences", "A\n\n```\nb\n```\nc", "A\n\n   \n \n   \nc"],
  ["a block that stands four spaces in", "A\n\n    b\n\nc", "A\n\n     \n\nc"],
  ["such a block behind a list", "- a\n\nb\n\n    c", "- a\n\nb\n\n     "],
  ["such a block under a heading behind a list", "- a\n# B\n\n    c", "- a\n# B\n\n     "],
  ["a block in an item, up to the end of the item", "- a\n  ```\n  b\n\nc", "- a\n     \n   \n\nc"],
  ["such a block, up to the next item", "- a\n  ```\n  b\n- c", "- a\n     \n   \n- c"],
  [
    "such a block, and what a fence begins that stands too far out to end it",
    "1. a\n   ```\n   b\n```\nc",
    "1. a\n      \n    \n   \n ",
  ],
  [
    "such a block with a line that stands further out",
    "- a\n  ```\n  b\nc\n  ```\nd",
    "- a\n     \n   \n \n     \nd",
  ],
  ["a comment", "A <!-- b --> c", "A            c"],
])("%s is blank, and all else keeps its place", (_, text, blank) => {
  expect(blankCode(text)).toBe(blank);
});

test.each([
  ["what stands four spaces in and belongs to a list", "- a\n\n    b"],
  ["such a text where a line of the list goes on before it", "- a\n  b\n\n    c"],
  ["such a text where that line does not stand in", "1. a\nb\n\n    c"],
  ["such a text behind another paragraph of the list", "1. a\n\n   b\n\n    c"],
  ["a sign of code without a partner in its paragraph", "A ` b\n\nc ` d"],
  ["such a sign in each of two items", "- a ` b\n- c ` d"],
  ["such a sign that is escaped", "A \\` b ` c"],
])("%s is no code", (_, text) => {
  expect(blankCode(text)).toBe(text);
});

test("a fence that stands four spaces in is none, as code itself", () => {
  expect(markdownLines("A\n\n    ```\n\nb").openFence).toBeUndefined();
});
