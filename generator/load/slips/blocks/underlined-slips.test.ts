import { expect, test } from "vitest";
import { blankCode } from "../../../markdown/blank-code.ts";
import { underlinedSlips } from "./underlined-slips.ts";

test.each([
  ["a sentence", "Bread is baked.\n---\nMore.", 16],
  ["a sentence that is bold", "**Bread is baked.**\n-----", 20],
  ["words before a list", "We bake:\n---\n", 9],
  ["words above an item without any", "We bake\n- \n", 8],
  ["two lines", "Bread\nand rolls\n---", 16],
])("%s is no heading, though dashes below make it one", (_, text, at) => {
  expect(underlinedSlips(text)).toMatchObject([{ at, code: "text/heading", severity: "warning" }]);
});

test.each([
  ["words", "Our bread\n---------\n\nText."],
  ["an empty line", "Bread is baked.\n\n---\n\nMore."],
  ["an item without words", "- Bread\n-\n- Rolls"],
  ["a list", "- Bread is baked.\n---"],
  ["a quotation", "> Bread is baked.\n---"],
  ["a heading", "## Why, and how:\n---"],
  ["a table", "| a. |\n|---|\n| b. |\n---"],
  ["code", "```\na.\n---\n```"],
])("dashes below %s are as they are meant", (_, text) => {
  expect(underlinedSlips(blankCode(text))).toEqual([]);
});
