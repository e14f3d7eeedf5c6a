import { expect, test } from "vitest";
import { countWords, finding, isEverything } from "./found.ts";

const article = {
  search: "local seo tips\nhow to be found in rugby\ngoogle\nsmall business",
  category: "seo",
};

test.each([
  ["", "", true],
  ["  ", "seo", true],
  ["RUGBY", "", true],
  ["small business", "", true],
  [" local seo ", "seo", true],
  ["local  seo", "", true],
  ["Lócal\tSEO", "seo", true],
  ["tips how", "", false],
  ["local seo", "web-design", false],
  ["rugby\u0000", "", false],
  ["(.*)", "", false],
])("a search for '%s' in the category '%s' finds the article: %s", (text, category, found) => {
  expect(finding({ text, category })(article)).toBe(found);
});

test("blanks in the box and no category mean everything", () => {
  expect(isEverything({ text: " ", category: "" })).toBe(true);
  expect(isEverything({ text: "a", category: "" })).toBe(false);
  expect(isEverything({ text: "", category: "seo" })).toBe(false);
});

test.each([
  [0, "0 articles"],
  [1, "1 article"],
  [1000, "1000 articles"],
])("%i is counted as '%s'", (count, words) => {
  expect(countWords(count)).toBe(words);
});
