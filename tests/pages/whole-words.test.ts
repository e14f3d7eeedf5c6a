import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../browser.ts";
import { allRoutes } from "./routes.ts";
import { serveSite } from "./serve-site.ts";

// Words longer than a line may break, so that no page scrolls sideways. Ours are not that long.
let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each(allRoutes)("%s breaks no word at any width", async route => {
  await page.goto(site.address + route);
  await page.evaluate(() => document.fonts.ready);
  const broken: Record<number, string[]> = {};
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const words = await page.evaluate(brokenWords);
    if (words.length) broken[width] = words;
  }
  expect(broken).toEqual({});
});

/** The words of which one part stands on one line and the rest on the next. */
function brokenWords(): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around?.checkVisibility() || around.closest("svg")) continue;
    // What only a screen reader reads is a pixel wide.
    const boxes = [around, around.parentElement ?? around];
    if (boxes.some(box => box.getBoundingClientRect().width <= 1)) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}£.,']{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word);
    }
  }
  return found;
}
