import { expect, test } from "vitest";
import { clipped } from "./clipped.ts";

test.each([
  ["short", 5, "short"],
  ["longer", 5, "long…"],
  ["one😀😀", 7, "one😀😀"],
  ["one😀😀!", 7, "one😀…"],
  ["one😀😀!", 6, "one😀…"],
  ["one😀😀!", 5, "one…"],
])("'%s' in %i characters reads '%s'", (text, max, shown) => {
  expect(clipped(text, max)).toBe(shown);
});
