import { expect, test } from "vitest";
import { contentWith } from "../../tests/sample-content.ts";
import { blogPages } from "./blog.ts";
import { chromeOf } from "./chrome.ts";
import { hasBlog } from "./has-blog.ts";

test.each([
  ["one article", [{}], [], true],
  ["no article and a link in the menu", [], ["/#faq", "/blog"], true],
  ["no article and a link with a slash", [], ["/blog/"], true],
  ["no article and no link", [], ["/#faq", "/blogging"], false],
])("with %s there is a blog: %o", (_, articles, links, isThere) => {
  expect(hasBlog(articles, links)).toBe(isThere);
});

test("where there is no blog, neither its page nor its picture is made", () => {
  const chrome = { ...chromeOf(contentWith({})), hasBlog: false };
  expect(blogPages([], chrome)).toEqual({ pages: [], images: [], texts: [] });
});
