import { categories, blog as words } from "../../content/blog.ts";
import type { Tools } from "../../generator/site.ts";
import { BlogSearch, type BlogSearchProps } from "../../islands/blog-search/blog-search.tsx";
import { Island } from "../island.tsx";
import { Card } from "./card.tsx";
import { Pagination } from "./pagination.tsx";
import type { ArticleWords } from "./words.ts";
import "../../islands/base/overlay/fields.css";

export type Listed = {
  articles: ArticleWords[];
  /** Of all articles, on whichever page they stand. */
  count: number;
  page: number;
  pageCount: number;
};

type Props = { tools: Pick<Tools, "image" | "link" | "script">; list: Listed };

/** The blog's articles and the search over them; where there are none yet, there is nothing to search. */
export const List = ({ tools, list }: Props) => {
  const { articles, count, page, pageCount } = list;
  return (
    <section className="wrap blog-list" aria-labelledby="blog-list-title">
      <h2 id="blog-list-title" className="visually-hidden">
        Articles
      </h2>
      {count === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Island
          tools={tools}
          name="blog-search"
          component={BlogSearch}
          props={searchProps(tools, list)}
          awake="?"
        />
      )}
      <ul role="list" className="cards" data-cards>
        {articles.map(article => (
          <Card key={article.route} tools={tools} article={article} />
        ))}
      </ul>
      {pageCount > 1 && <Pagination tools={tools} page={page} pageCount={pageCount} />}
    </section>
  );
};

function searchProps(tools: Props["tools"], { count, pageCount }: Listed): BlogSearchProps {
  const { topics, allPostsLabel, searchLabel, empty } = words;
  return {
    topics,
    categories,
    allPostsLabel,
    searchLabel,
    empty,
    count,
    ...(pageCount > 1 && { indexUrl: tools.link(blogIndexPath) }),
  };
}

export const blogIndexPath = "/blog/index.json";
