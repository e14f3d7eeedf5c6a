import { expect, test } from "vitest";
import { searchable } from "./searchable.ts";

test.each([
  ["RUGBY", "rugby"],
  ["  local \t SEO\n", "local seo"],
  ["Café’s “Menu”", `cafe's "menu"`],
  ["cafe\u0301", "cafe"],
  ["李小龙 😀", "李小龙 😀"],
  [" \u00a0 ", ""],
])("%j is searched as %j", (text, words) => {
  expect(searchable(text)).toBe(words);
});
