import { describe, expect, test } from "vitest";
import { blog, categories } from "../../content/blog.ts";
import { articleSchema } from "../../content/rules/schemas.ts";
import type { Page } from "../../generator/site.ts";
import { nothingToAsk } from "../../tests/nothing-to-ask.ts";
import { contentWith } from "../../tests/sample-content.ts";
import type { Article } from "../collections.ts";
import { blogPages } from "./blog.ts";
import { chromeOf } from "./chrome.ts";

const chrome = { ...chromeOf(contentWith({})), hasBlog: true };

function article(number: number, category: string = categories[0].id): Article {
  const slug = `article-${String(number).padStart(2, "0")}`;
  return {
    id: `articles/${slug}`,
    file: `content/articles/${slug}.md`,
    slug,
    date: `2025-01-${String((number % 28) + 1).padStart(2, "0")}`,
    updated: undefined,
    draft: false,
    aliases: [],
    readMinutes: 5,
    images: [],
    record: articleSchema.parse({ title: `Article ${number}`, excerpt: "What it says", category }),
  };
}

const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => article(index + 1));
const pageAt = (pages: Page[], route: string) => pages.find(page => page.route === route);

describe("the blog's plan", () => {
  test("has one page and no index for up to 24 articles", () => {
    const { pages, texts } = blogPages(articlesOf(24), chrome);
    expect(pages.filter(({ template }) => template === "blog")).toHaveLength(1);
    expect(texts).toEqual([]);
  });

  test("goes on at /blog/page/2 from the 25th, and the search gets an index of all", () => {
    const { pages, texts } = blogPages(articlesOf(25), chrome);
    expect(pageAt(pages, "/blog")?.props).toMatchObject({ count: 25, page: 1, pageCount: 2 });
    expect(pageAt(pages, "/blog/page/2")?.props).toMatchObject({ page: 2 });
    expect(texts.map(({ path }) => path)).toEqual(["/blog/index.json"]);
  });

  test("lists the newest first", () => {
    const { pages } = blogPages([article(1), article(9), article(4)], chrome);
    expect(pageAt(pages, "/blog")?.props).toMatchObject({
      articles: [{ title: "Article 9" }, { title: "Article 4" }, { title: "Article 1" }],
    });
  });

  test("relates at most three others of the same category, never an article to itself", () => {
    const { pages } = blogPages(articlesOf(5), chrome);
    expect(pageAt(pages, "/blog/article-05")?.props).toMatchObject({
      related: [{ title: "Article 4" }, { title: "Article 3" }, { title: "Article 2" }],
    });
  });

  test("relates no article of another category", () => {
    const [first, ...others] = categories.map(({ id }) => id);
    const other = others.at(-1) ?? nothingToAsk(`all articles are of '${first}'`);
    const { pages } = blogPages([...articlesOf(5), article(6, other)], chrome);
    expect(pageAt(pages, "/blog/article-06")?.props).toMatchObject({ related: [] });
  });

  test("counts the read time where a record gives none, and says that the business wrote it", () => {
    const { record, ...own } = article(2);
    const signed = { ...own, record: { ...record, readTime: "an hour", author: "Jane Doe" } };
    const { pages } = blogPages([article(1), signed], chrome);
    expect(pageAt(pages, "/blog/article-01")?.props).toMatchObject({
      article: { readTime: "5 min read", author: blog.author },
    });
    expect(pageAt(pages, "/blog/article-02")?.props).toMatchObject({
      article: { readTime: "an hour", author: "Jane Doe" },
    });
  });
});
