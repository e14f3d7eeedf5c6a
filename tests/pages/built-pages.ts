import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { sharedBrowser } from "../shared-browser.ts";
import { pageFile } from "../spelled.ts";
import { askOnlyIfThere } from "./routes.ts";

/**
 * Shows pages as they are in the built files, for the tests of one file. What stands in them must be readable without
 * a script; styles and pictures are of no interest.
 */
export function builtPages(): (route: string) => Promise<Page> {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await sharedBrowser();
    page = await browser.newPage({ javaScriptEnabled: false, offline: true });
  });
  afterAll(() => browser.close());
  return async route => {
    askOnlyIfThere(route);
    const html = readFileSync(pageFile(inject("builtSite"), route), "utf8");
    await page.setContent(html, { waitUntil: "commit" });
    return page;
  };
}

export function count(page: Page, selector: string): Promise<number> {
  return page.locator(selector).count();
}

export async function text(page: Page, selector: string): Promise<string> {
  return ((await page.locator(selector).first().textContent()) ?? "").replace(/\s+/g, " ");
}

export async function texts(page: Page, selector: string): Promise<string[]> {
  const all = await page.locator(selector).allTextContents();
  return all.map(part => part.replace(/\s+/g, " ").trim());
}
