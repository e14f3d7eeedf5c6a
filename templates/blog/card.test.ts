import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Card } from "./card.tsx";
import type { ArticleWords } from "./words.ts";

const tools = {
  link: String,
  image: () => ({ width: 1, height: 1, sources: [], src: "/cover.jpg", bytes: 1 }),
};

test.each([
  [[], []],
  [
    ["one", "two"],
    ["one", "two"],
  ],
  [
    ["one", "two", "three"],
    ["one", "two", "+1 more"],
  ],
  [
    ["one", "two", "three", "four"],
    ["one", "two", "+2 more"],
  ],
])("of the tags %j a card shows %j", (tags, shown) => {
  const article: ArticleWords = {
    route: "/blog/one",
    title: "One",
    excerpt: "Words",
    author: "Tryline Web Design",
    date: "2026-01-02",
    category: "seo",
    categoryName: "SEO",
    tags,
    readTime: "5 min read",
    image: "cover",
    imageAlt: "",
  };
  const html = renderToStaticMarkup(Card({ tools, article }));
  const badges = [...html.matchAll(/<li class="badge badge-plain">(.*?)<\/li>/g)];
  expect(badges.map(([, text]) => text)).toEqual(shown);
});
