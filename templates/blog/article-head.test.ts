import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { article, tools } from "../../tests/sample-article.ts";
import { ArticleHead } from "./article-head.tsx";

const headOf = (updated: string | null) =>
  renderToStaticMarkup(ArticleHead({ tools, article, updated }));

test("an article says when it came out and when it was updated, as its structured data does", () => {
  expect(headOf("2026-03-04")).toContain(
    '<li>Updated <time dateTime="2026-03-04">4 March 2026</time></li>',
  );
  expect(headOf(null)).not.toContain("Updated");
  expect(headOf(null)).toContain(`<li><time dateTime="${article.date}">`);
});

test("the picture above an article loads with it, and not only once it comes into view", () => {
  expect(headOf(null)).toContain("<img");
  expect(headOf(null)).not.toContain('loading="lazy"');
  expect(headOf(null)).toContain('fetchPriority="high"');
});

test("a tag that is called as the category is not said twice", () => {
  const tags = ["Web Design", "Small Business"];
  const head = renderToStaticMarkup(
    ArticleHead({
      tools,
      article: { ...article, categoryName: "Web design", tags },
      updated: null,
    }),
  );
  const badges = [...head.matchAll(/<li class="badge[^"]*">([^<]+)/g)].map(([, words]) => words);
  expect(badges).toEqual(["Web design", "Small Business"]);
});
