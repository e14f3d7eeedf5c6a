import { blog, categories } from "../content/blog.ts";
import { articleRoute } from "../domain/addresses.ts";
import { searchable } from "../domain/searchable.ts";
import { absent } from "./nothing-to-ask.ts";
import { publishedTexts } from "./texts.ts";

/** What tests look for on the blog, whatever its articles are today: which they were first stands in as-specified-pages.test.ts. */
const articles = publishedTexts("articles").map(({ slug, record }) => ({
  route: articleRoute(slug),
  category: String(record.category),
  hasCover: record.image === undefined,
  search: [record.title, record.excerpt, ...tagsOf(record)].map(String).map(searchable).join("\n"),
}));

/** As many as the first page of the blog has. */
export const articlesShown = Math.min(articles.length, blog.perPage);

/** An article that one word finds, and no other. */
const found = articles.length > 0 ? loneArticle() : undefined;
export const lone = found ?? absent<ReturnType<typeof loneArticle>>("There are no articles");
export const covered = oneOf(articles, ({ hasCover }) => hasCover);

/** One of those that are pressed to search for them. */
export const topic = oneOf(
  blog.topics.map(name => ({ name })),
  () => true,
);

/** A category that the lone article is not in, if there is one with other articles. */
const others = categories.filter(({ id }) => id !== found?.category);
export const otherCategory =
  others.find(({ id }) => howMany("", id) > 0) ?? oneOf(others, () => true);
export const loneCategory = oneOf(categories, ({ id }) => id === found?.category);

/** How many articles a search for these words finds, in all categories or in one. */
export function howMany(words: string, category = ""): number {
  return articles.filter(
    article =>
      article.search.includes(searchable(words)) && ["", article.category].includes(category),
  ).length;
}

function loneArticle() {
  for (const article of articles) {
    const words = article.search.match(/\b[a-z]{5,}\b/g) ?? [];
    const word = words.find(one => howMany(one) === 1);
    if (word) return { ...article, word };
  }
  throw new Error("content/articles has no article that tests could find by a word of its own");
}

function tagsOf({ tags }: Record<string, unknown>): unknown[] {
  return Array.isArray(tags) ? tags : [];
}

function oneOf<One extends object>(list: readonly One[], isWanted: (one: One) => boolean): One {
  return list.find(isWanted) ?? absent(`The blog has nothing that tests could show as ${isWanted}`);
}
