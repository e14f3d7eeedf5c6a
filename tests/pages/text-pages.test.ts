import { expect, test } from "vitest";
import { spelled } from "../spelled.ts";
import { publishedTexts } from "../texts.ts";
import { builtPages, texts } from "./built-pages.ts";
import { articleRoutes } from "./routes.ts";

const read = builtPages();
const plainRoutes = publishedTexts("pages").map(({ slug }) => `/${slug}`);

test("beside a text of several parts stand the headings of all of them", async () => {
  for (const route of [...articleRoutes, ...plainRoutes]) {
    const page = await read(route);
    const headings = await texts(page, ".prose h2");
    const listed = headings.length > 1 ? headings : [];
    expect(await texts(page, ".contents a"), route).toEqual(listed);
    // Of the other texts that stand below one, none leads to itself.
    expect(await page.locator(`.plain-others a[href="${spelled(route)}"]`).count()).toBe(0);
  }
});
