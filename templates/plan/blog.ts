import { blog, categories } from "../../content/blog.ts";
import { articleRoute, blogPageRoute } from "../../domain/addresses.ts";
import type { ImageSource, ListText, Plan } from "../../generator/site.ts";
import type { BlogIndex } from "../../islands/blog-search/fetch-index.ts";
import { Card } from "../blog/card.tsx";
import { blogIndexPath } from "../blog/list.tsx";
import { newestFirst } from "../blog/newest-first.ts";
import { type ArticleWords, articleWords, searchText } from "../blog/words.ts";
import type { Article } from "../collections.ts";
import type { Chrome } from "../parts/chrome.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { coverPicture, socialName, socialPicture } from "./pictures.ts";

type Listed = { article: Article; words: ArticleWords };

/** The list, in pages of 24, every article, and with more than one page an index for the search. */
export function blogPages(articles: Article[], chrome: Chrome): Part & Pick<Plan, "texts"> {
  if (!chrome.hasBlog) return { pages: [], images: [], texts: [] };
  const listed = newestFirst(articles).map(article => ({
    article,
    words: articleWords(article, articleRoute(article.slug)),
  }));
  const lists = listPages(listed, chrome);
  return {
    pages: [...lists, ...articlePages(listed, chrome)],
    images: [
      socialPicture({ route: blogPageRoute(1), title: blog.hero.headline, kicker: blog.name }),
      ...listed.flatMap(pictures),
    ],
    texts: lists.length > 1 ? [searchIndex(listed)] : [],
  };
}

function listPages(listed: Listed[], chrome: Chrome): SitePage[] {
  const pageCount = Math.max(1, Math.ceil(listed.length / blog.perPage));
  return Array.from({ length: pageCount }, (_, index) => {
    const shown = listed.slice(index * blog.perPage, (index + 1) * blog.perPage);
    const articles = shown.map(({ words }) => words);
    const page = index + 1;
    return {
      route: blogPageRoute(page),
      template: "blog",
      props: { chrome, articles, count: listed.length, page, pageCount },
      images: [socialName(blogPageRoute(1)), ...articles.map(({ image }) => image)],
      sources: ["content/blog.ts"],
    };
  });
}

function articlePages(listed: Listed[], chrome: Chrome): SitePage[] {
  const related = new Map(
    categories.map(({ id }) => [
      id,
      relatedIn(listed.map(({ words }) => words).filter(({ category }) => category === id)),
    ]),
  );
  return listed.map(({ article, words }) => {
    const others = related.get(article.record.category)?.(words) ?? [];
    const updated = article.updated ?? null;
    return {
      route: words.route,
      template: "article",
      props: { chrome, article: words, updated, related: others },
      body: article.id,
      images: [socialName(words.route), words.image, ...others.map(({ image }) => image)],
      sources: [article.file],
    };
  });
}

/** The newest others of a category: but for these themselves one list, that is compared and sent as one. */
function relatedIn(category: ArticleWords[]): (article: ArticleWords) => ArticleWords[] {
  const newest = category.slice(0, blog.relatedMax);
  const andNext = category.slice(0, blog.relatedMax + 1);
  return article =>
    newest.includes(article) ? andNext.filter(other => other !== article) : newest;
}

function pictures({ article, words }: Listed): ImageSource[] {
  const { image } = article.record;
  return [
    socialPicture({ route: words.route, title: words.title, kicker: words.categoryName }),
    image === undefined
      ? coverPicture(article)
      : { name: image, file: image, widths: [480, 800, 1200], formats: ["avif", "webp", "jpg"] },
  ];
}

/** A line for each article: the search reads a long index by and by. */
function searchIndex(listed: Listed[]): ListText {
  return {
    path: blogIndexPath,
    start: "[\n",
    between: ",\n",
    end: "\n]\n",
    items: listed.map(({ words }) => ({
      from: words,
      images: [words.image],
      write: tools => {
        const found: BlogIndex[number] = {
          search: searchText(words),
          category: words.category,
          html: tools.html(Card({ tools, article: words, isSearched: false })),
        };
        return JSON.stringify(found);
      },
    })),
  };
}
