import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleHead } from "./article-head.tsx";
import { article, tools } from "./sample-article.ts";

const headOf = (updated: string | null) =>
  renderToStaticMarkup(ArticleHead({ tools, article, updated }));

test("an article says when it was updated, as its structured data does", () => {
  expect(headOf("2026-03-04")).toContain(
    '<li>Updated <time dateTime="2026-03-04">4 March 2026</time></li>',
  );
  expect(headOf(null)).not.toContain("Updated");
});
