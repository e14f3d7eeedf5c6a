import { site } from "../../content/site.ts";

/** How many articles there are, and how often more come; nothing before there is one. */
export const BlogFacts = ({ count }: { count: number }) =>
  count > 0 && (
    <p className="blog-facts">
      <span>
        <strong className="figure">{count}</strong> {count === 1 ? "article" : "articles"}
      </span>
      <span>{site.updatedLabel}</span>
    </p>
  );
