import { expect, test } from "vitest";
import { searchable } from "./searchable.ts";

test.each([
  ["RUGBY", "rugby"],
  ["  local \t SEO\n", "local seo"],
  ["Café’s “Menu”", "cafe's 'menu'"],
  [`Café's "Menu"`, "cafe's 'menu'"],
  ["1–2 weeks — e\u2011commerce", "1-2 weeks - e-commerce"],
  ["web\u00adsite…", "website..."],
  ["\ufeffseo\u200b tips\u200e", "seo tips"],
  ["ＲＵＧＢＹ", "rugby"],
  ["cafe\u0301", "cafe"],
  ["李小龙 😀", "李小龙 😀"],
  [" \u00a0 ", ""],
])("%j is searched as %j", (text, words) => {
  expect(searchable(text)).toBe(words);
});
