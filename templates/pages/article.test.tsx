import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { article as words } from "../../tests/sample-article.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { toolsAt } from "../../tests/sample-tools.tsx";
import { chromeOf } from "../plan/chrome.ts";
import { article } from "./article.tsx";

test.each([
  ["has no price", {}, "<p>Words.</p>", false],
  ["has one in its text", {}, "<p>From £199.</p>", true],
  ["has one in its excerpt alone", { excerpt: "From £199." }, "<p>Words.</p>", true],
  ["has one in its headline alone", { title: "A page for £199" }, "<p>Words.</p>", true],
])("an article speaks of VAT where it names a price: it %s", (_, record, html, isTold) => {
  const chrome = chromeOf(contentWith({}));
  const props = { chrome, article: { ...words, ...record }, updated: null, related: [] };
  const markup = renderToStaticMarkup(article(props, toolsAt(words.route, html)));
  expect(markup.includes(site.vatStatement)).toBe(isTold);
});
