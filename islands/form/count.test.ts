import { expect, test } from "vitest";
import { remainingWords } from "./count.ts";

test.each([
  [0, ""],
  [4499, ""],
  [4500, "At most 500 characters left"],
  [4501, "At most 500 characters left"],
  [4599, "At most 500 characters left"],
  [4600, "At most 400 characters left"],
  [5000, "No characters left"],
  [5001, "Over the limit"],
])("with %i of 5000 characters a screen reader hears '%s'", (length, words) => {
  expect(remainingWords(length, 5000)).toBe(words);
});
