import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { article, tools } from "../../tests/sample-article.ts";
import { Card } from "./card.tsx";

test.each([
  [[], []],
  [
    ["one", "two"],
    ["one", "two"],
  ],
  [
    ["one", "two", "three"],
    ["one", "two", "+1 more"],
  ],
  [
    ["one", "two", "three", "four"],
    ["one", "two", "+2 more"],
  ],
])("of the tags %j a card shows %j, beside its day", (tags, shown) => {
  const html = renderToStaticMarkup(Card({ tools, article: { ...article, tags } }));
  const badges = [...html.matchAll(/<li class="badge badge-plain">(.*?)<\/li>/g)];
  expect(badges.map(([, text]) => text)).toEqual(shown);
  expect(html.includes("<ul")).toBe(tags.length > 0);
  expect(html).toContain(`<time dateTime="${article.date}">`);
});
