import { blog as words } from "../../content/blog.ts";
import { site } from "../../content/site.ts";
import { blogPageRoute, routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { BlogClosing } from "../blog/closing.tsx";
import { BlogFacts } from "../blog/facts.tsx";
import { List, type Listed } from "../blog/list.tsx";
import { Document } from "../document/document.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { blogNode, breadcrumbNode, businessNodes } from "../structured-data.tsx";
import "../blog/blog.css";
import "../parts/largest.css";

type Props = PageProps & Listed;

export const blog = (props: Props, tools: PageTools) => {
  const { chrome, count, page } = props;
  const crumbs = crumbsTo(page);
  const nodes = [
    ...businessNodes(tools),
    blogNode(tools, words.hero.headline),
    breadcrumbNode(tools, crumbs),
  ];
  return (
    <Document tools={tools} chrome={chrome} head={{ ...headOf(page), nodes }}>
      <section className="blog-head mist" aria-labelledby="blog-title">
        <div className="wrap">
          <Breadcrumbs tools={tools} crumbs={crumbs} />
          <div className="blog-head-row">
            <h1 id="blog-title" className="largest">
              {words.hero.headline}
            </h1>
            <p>{words.hero.subheadline}</p>
          </div>
          <BlogFacts count={count} />
        </div>
      </section>
      <List tools={tools} list={props} />
      {tools.shared(BlogClosing, {})}
    </Document>
  );
};

function headOf(page: number): { title: string; description: string } {
  const { title, description } = words.meta;
  if (page === 1) return { title, description };
  return {
    title: `${words.hero.headline}, page ${page} | ${site.name}`,
    description: `Page ${page} of our articles. ${words.hero.subheadline}`,
  };
}

function crumbsTo(page: number): Crumb[] {
  const crumbs = fromHome({ name: words.name, route: routes.blog });
  return page === 1 ? crumbs : [...crumbs, { name: `Page ${page}`, route: blogPageRoute(page) }];
}
