import type { Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Pagination } from "../../templates/blog/pagination.tsx";
import { lone, otherCategory } from "../articles.ts";
import { spelled } from "../spelled.ts";

/** As if the blog had a thousand articles, of which this page shows four. */
export async function writeThousand(page: Page): Promise<{ fetched: () => number }> {
  const card = await page
    .locator(".card")
    .first()
    .evaluate(node => node.outerHTML);
  const pagination = renderToStaticMarkup(
    createElement(Pagination, { tools: { link: route => route }, page: 1, pageCount: 42 }),
  );
  const index = Array.from({ length: 1000 }, (_, number) => ({
    search: `article ${number}\n${number % 10 ? "other" : "tenth"}`,
    category: number % 2 ? otherCategory.id : lone.category,
    html: card.replace(/<h3>.*<\/h3>/s, `<h3><a href="/">Article ${number}</a></h3>`),
  }));
  let fetched = 0;
  await page.route("**/blog/index.json", route => {
    fetched++;
    const lines = index.map(entry => JSON.stringify(entry));
    return route.fulfill({ body: `[\n${lines.join(",\n")}\n]\n` });
  });
  await page.route(`**${spelled("/blog")}`, async route => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<nav class="pagination".*?<\/nav>/s, "")
      .replace(/"count":\d+/, '"count":1000,"indexUrl":"/blog/index.json"')
      .replace(/<ul [^>]*class="cards"/, `${pagination}$&`);
    return route.fulfill({ response, body });
  });
  await page.reload();
  await page.locator("[data-cards]").evaluate(list => {
    const first = list.querySelector(".card");
    while (list.children.length > 4) list.lastElementChild?.remove();
    while (first && list.children.length < 4) list.append(first.cloneNode(true));
  });
  return { fetched: () => fetched };
}
