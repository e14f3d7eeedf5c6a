import { expect, test } from "vitest";
import { withScheme } from "./website.ts";

test.each([
  ["mysite.co.uk", "https://mysite.co.uk"],
  [" www.mysite.co.uk/shop?a=1 ", "https://www.mysite.co.uk/shop?a=1"],
  ["www.mysite.co.uk.", "https://www.mysite.co.uk."],
  ["mysite.uk:8080", "https://mysite.uk:8080"],
  ["https://mysite.co.uk", "https://mysite.co.uk"],
  ["http://mysite.co.uk", "http://mysite.co.uk"],
  ["abc", "abc"],
  ["abc.", "abc."],
  ["mysite.co.uk..", "mysite.co.uk.."],
  ["not a site.uk", "not a site.uk"],
  ["ann@mysite.co.uk", "ann@mysite.co.uk"],
  ["mailto:ann@mysite.co.uk", "mailto:ann@mysite.co.uk"],
  ["//mysite.co.uk", "//mysite.co.uk"],
  ["", ""],
])("'%s' becomes '%s'", (typed, expected) => {
  expect(withScheme(typed)).toBe(expected);
});
