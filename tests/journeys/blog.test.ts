import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

const shown = (page: Page) => page.locator("[data-card]:visible h3").allInnerTexts();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("the blog is searched by words, topics and categories, together and in any case", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel("Search articles");
  const all = await shown(page);
  expect(all).toHaveLength(4);
  for (const topic of ["Web Design", "Local SEO", "Small Business", "Rugby"]) {
    await page.locator(`[data-topic="${topic}"]`).click();
    // The first press waits for the code.
    await expect.poll(() => box.inputValue()).toBe(topic.toLowerCase());
    expect((await shown(page)).length).toBeGreaterThan(0);
  }
  await box.fill("");
  expect(await shown(page)).toEqual(all);
  await page.locator('[data-filter="seo"]').click();
  expect(await page.locator('[data-filter="seo"]').getAttribute("aria-pressed")).toBe("true");
  expect(await shown(page)).toHaveLength(1);
  await box.fill("TRENDS");
  expect(await shown(page)).toEqual([]);
  expect(await page.locator("[data-empty]").innerText()).toMatch(
    /^No articles found\s+Try adjusting your search criteria or browse all categories$/,
  );
  await press(page, "All Posts");
  expect(await shown(page)).toHaveLength(1);
  await box.fill("");
  await page.locator('[data-filter="tutorials"]').click();
  expect(await page.getByText("No articles found").isVisible()).toBe(true);
  await press(page, "All Posts");
  expect(await shown(page)).toEqual(all);
  await page
    .locator("[data-said]")
    .filter({ hasText: "4 articles" })
    .waitFor({ state: "attached" });
});

test("a topic pressed before the code is there counts all the same", async () => {
  const page = await visit("/blog/", desk);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route("**/blog-search-*.js", async route => {
    await held;
    await route.continue();
  });
  await page.getByLabel("Search articles").fill("trends");
  await page.locator('[data-filter="seo"]').click();
  release();
  await page.getByText("No articles found").waitFor();
  expect(await shown(page)).toEqual([]);
});
