import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleHead } from "./article-head.tsx";
import type { ArticleWords } from "./words.ts";

const article: ArticleWords = {
  route: "/blog/one",
  title: "One",
  excerpt: "Words",
  author: "Tryline Web Design",
  date: "2026-01-02",
  category: "seo",
  categoryName: "SEO",
  tags: [],
  readTime: "5 min read",
  image: "cover",
  imageAlt: "",
};
const tools = {
  link: String,
  image: () => ({ width: 1, height: 1, sources: [], src: "/cover.jpg", bytes: 1 }),
};
const headOf = (updated: string | null) =>
  renderToStaticMarkup(ArticleHead({ tools, article, updated }));

test("an article says when it was updated, as its structured data does", () => {
  expect(headOf("2026-03-04")).toContain(
    '<li>Updated <time dateTime="2026-03-04">4 March 2026</time></li>',
  );
  expect(headOf(null)).not.toContain("Updated");
});
