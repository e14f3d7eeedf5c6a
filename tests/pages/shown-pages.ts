import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import type { Running } from "../../generator/serve/listen.ts";
import { type BrowserHabits, besideMouse, launchBrowser } from "../browser.ts";
import { previewBuilt } from "../built-preview.ts";
import { patienceMs } from "../patience.ts";
import { sharedBrowser } from "../shared-browser.ts";
import { askOnlyIfThere } from "./routes.ts";

/** Shows pages of the built site as a visitor gets them, in one tab of a real browser, once its fonts are there. */
export function shownPages(
  options: BrowserContextOptions = {},
  habits?: BrowserHabits,
): (route: string, width?: number) => Promise<Page> {
  let site: Running;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    site = await previewBuilt(inject("builtSite"));
    browser = await (habits ? launchBrowser(habits) : sharedBrowser());
    page = await besideMouse(await browser.newPage(options));
    page.setDefaultTimeout(patienceMs);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return async (route, width = 1280) => {
    askOnlyIfThere(route);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.address + route, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
}
