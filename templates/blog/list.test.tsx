import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { article, tools } from "../../tests/sample-article.ts";
import { BlogFacts } from "./facts.tsx";
import { List } from "./list.tsx";

const site = { ...tools, script: () => ({ src: "/blog-search.js", style: undefined }) };
const listOf = (articles: (typeof article)[], pageCount = 1, page = 1) =>
  renderToStaticMarkup(
    <List tools={site} list={{ articles, count: articles.length, page, pageCount }} />,
  );

test("a blog that has nothing yet says so, and does not ask for another search", () => {
  const nothing = renderToStaticMarkup(blog.none);
  const bare = listOf([]);
  expect(bare).toContain(nothing);
  expect(bare).not.toContain("<search");
  const list = listOf([article]);
  expect(list).toContain("<search");
  expect(list).not.toContain(nothing);
});

test("only a list of several pages leads to the others", () => {
  expect(listOf([article])).not.toContain("pagination");
  expect(listOf([article], 2)).toContain("pagination");
});

test.each([
  [1, ["/blog/page/2"]],
  [2, ["/blog", "/blog/page/3"]],
  [3, ["/blog/page/2"]],
])(
  "page %i of three leads to the pages beside it, and to none that is not there",
  (page, beside) => {
    const [, pages = ""] =
      /<nav class="pagination"(.*?)<\/nav>/.exec(listOf([article], 3, page)) ?? [];
    expect([...pages.matchAll(/href="([^"]+)"/g)].map(([, route]) => route)).toEqual(beside);
  },
);

test("a blog that has nothing yet counts nothing and promises no updates", () => {
  const facts = (count: number) => renderToStaticMarkup(<BlogFacts count={count} />);
  expect(facts(0)).toBe("");
  expect(facts(1)).toContain("</strong> article<");
  expect(facts(2)).toContain("</strong> articles<");
});
