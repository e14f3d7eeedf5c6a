import { categories, blog as words } from "../../content/blog.ts";
import { site } from "../../content/site.ts";
import { blogPageRoute, routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { BlogSearch } from "../../islands/blog-search/blog-search.tsx";
import type { BlogSearchProps } from "../../islands/contract.ts";
import { Card } from "../blog/card.tsx";
import { Pagination } from "../blog/pagination.tsx";
import type { ArticleWords } from "../blog/words.ts";
import { Document } from "../document/document.tsx";
import { Island } from "../island.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { blogNode, breadcrumbNode, businessNodes } from "../structured-data.tsx";
import "../../islands/base/overlay/fields.css";
import "../blog/blog.css";

export type BlogProps = {
  chrome: Chrome;
  socialImage: string;
  articles: ArticleWords[];
  /** Of all articles, on whichever page they stand. */
  count: number;
  page: number;
  pageCount: number;
};

export const blog = (props: BlogProps, tools: PageTools) => {
  const { chrome, socialImage, articles, count, page, pageCount } = props;
  const crumbs = crumbsTo(page);
  const nodes = [
    ...businessNodes(tools),
    blogNode(tools, words.hero.headline),
    breadcrumbNode(tools, crumbs),
  ];
  return (
    <Document tools={tools} chrome={chrome} head={{ ...headOf(page), socialImage, nodes }}>
      <section className="blog-head mist" aria-labelledby="blog-title">
        <div className="wrap">
          <Breadcrumbs tools={tools} crumbs={crumbs} />
          <div className="blog-head-row">
            <h1 id="blog-title">{words.hero.headline}</h1>
            <p className="blog-lead">{words.hero.subheadline}</p>
          </div>
          <p className="blog-facts">
            <span>
              <strong className="figure">{count}</strong> {count === 1 ? "article" : "articles"}
            </span>
            <span>{site.updatedLabel}</span>
          </p>
        </div>
      </section>
      <section className="wrap blog-list" aria-labelledby="blog-list-title">
        <h2 id="blog-list-title" className="visually-hidden">
          Articles
        </h2>
        <Island
          tools={tools}
          name="blog-search"
          component={BlogSearch}
          props={searchProps(tools, props)}
        />
        <ul className="cards" data-cards>
          {articles.map(article => (
            <Card key={article.route} tools={tools} article={article} />
          ))}
        </ul>
        {pageCount > 1 && <Pagination tools={tools} page={page} pageCount={pageCount} />}
      </section>
    </Document>
  );
};

function searchProps(tools: PageTools, { count, pageCount }: BlogProps): BlogSearchProps {
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

function headOf(page: number): { title: string; description: string } {
  const { title, description } = words.meta;
  if (page === 1) return { title, description };
  return {
    title: `${words.hero.headline}, page ${page} | ${site.name}`,
    description: `Page ${page} of our articles. ${words.hero.subheadline}`,
  };
}

function crumbsTo(page: number): Crumb[] {
  const crumbs = fromHome({ name: "Blog", route: routes.blog });
  return page === 1 ? crumbs : [...crumbs, { name: `Page ${page}`, route: blogPageRoute(page) }];
}
