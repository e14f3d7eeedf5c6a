import { blog as words } from "../../content/blog.ts";
import { site } from "../../content/site.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools, Tools } from "../../generator/site.ts";
import { ArticleHead } from "../blog/article-head.tsx";
import { Card } from "../blog/card.tsx";
import { BlogClosing } from "../blog/closing.tsx";
import type { ArticleWords } from "../blog/words.ts";
import { Document } from "../document/document.tsx";
import { socialImage } from "../document/social-image.ts";
import type { PageProps } from "../parts/chrome.ts";
import { fromHome } from "../parts/crumbs.ts";
import { filledBody } from "../parts/words/filled-body.ts";
import { Contents } from "../plain/contents.tsx";
import { articleNode, breadcrumbNode } from "../structured-data.tsx";
import "../parts/section.css";
import "../blog/article.css";
import "../parts/words/prose.css";
import "../parts/words/prose-headings.css";

type Props = PageProps & {
  article: ArticleWords;
  updated: string | null;
  related: ArticleWords[];
};

export const article = (props: Props, tools: PageTools) => {
  const { chrome, article, updated, related } = props;
  const { title, excerpt } = article;
  const { html, headings } = filledBody(tools);
  const hasPrices = [title, excerpt, html].some(words => words.includes("£"));
  return (
    <Document
      tools={tools}
      chrome={chrome}
      head={{
        title,
        description: excerpt,
        type: "article",
        nodes: nodes(props, tools),
      }}
    >
      <article aria-labelledby="article-title">
        <ArticleHead tools={tools} article={article} updated={updated} />
        <div className="wrap article-body">
          <Contents headings={headings} />
          <div>
            <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
            {hasPrices && (
              <p className="article-vat">
                {words.pricesLabel} {site.vatStatement}
              </p>
            )}
          </div>
        </div>
      </article>
      {related.length > 0 && tools.shared(Related, { related })}
      {tools.shared(BlogClosing, {})}
    </Document>
  );
};

/** The newest of the category: the same for nearly all articles of it. */
const Related = ({ tools, related }: { tools: Tools; related: ArticleWords[] }) => (
  <section className="section mist" aria-labelledby="related-title">
    <div className="wrap">
      <h2 id="related-title">{words.relatedHeading}</h2>
      <ul role="list" className="cards article-related">
        {related.map(other => (
          <Card key={other.route} tools={tools} article={other} isSearched={false} />
        ))}
      </ul>
    </div>
  </section>
);

function nodes({ article, updated }: Props, tools: PageTools) {
  const { route, title } = article;
  const crumbs = fromHome({ name: words.name, route: routes.blog }, { name: title, route });
  const image = socialImage(tools).src;
  return [breadcrumbNode(tools, crumbs), articleNode(tools, { updated, ...article, image })];
}
