import { blog, categories } from "../../content/blog.ts";
import { searchable } from "../../domain/searchable.ts";
import type { Article } from "../collections.ts";
import { coverName } from "./cover-name.ts";

/** What a card and an article's head say of an article; plain data for the page's props. */
export type ArticleWords = {
  route: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
  category: string;
  categoryName: string;
  tags: string[];
  readTime: string;
  /** The name of the picture, and what it shows; a cover only repeats the title. */
  image: string;
  imageAlt: string;
};

export function articleWords(article: Article, route: string): ArticleWords {
  const { record, slug, date = "", readMinutes } = article;
  const { title, excerpt, author = blog.author, category, tags, image, imageAlt = "" } = record;
  return {
    route,
    title,
    excerpt,
    author,
    date,
    category,
    categoryName: categoryName(category),
    tags,
    readTime: record.readTime ?? `${readMinutes} min read`,
    image: image ?? coverName(slug),
    imageAlt,
  };
}

export function categoryName(category: string): string {
  return categories.find(({ id }) => id === category)?.name ?? category;
}

/** What a search looks through: title, excerpt and tags. */
export function searchText({
  title,
  excerpt,
  tags,
}: Pick<ArticleWords, "title" | "excerpt" | "tags">): string {
  return [title, excerpt, ...tags].map(searchable).join("\n");
}
