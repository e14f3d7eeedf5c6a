import type { ArticleWords } from "../templates/blog/words.ts";

/** What tests show of an article. */
export const article: ArticleWords = {
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

export const tools = {
  link: String,
  image: () => ({ width: 1, height: 1, sources: [], src: "/cover.jpg" }),
};
