/** @jsxImportSource preact */
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { BlogSearch } from "./blog-search.tsx";

const words = {
  topics: [],
  categories: [],
  allPostsLabel: "All Posts",
  searchLabel: "Search articles",
  empty: { title: "No articles found", text: "Try something else" },
};

test("a blog that has nothing yet says so at once, and not only when it is searched", () => {
  const isSaid = (count: number) =>
    !/data-empty[^>]* hidden/.test(render(<BlogSearch {...words} count={count} />));
  expect(isSaid(0)).toBe(true);
  expect(isSaid(1)).toBe(false);
});
