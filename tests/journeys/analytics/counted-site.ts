import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Running } from "../../../generator/serve/listen.ts";
import { besideMouse } from "../../browser.ts";
import { previewBuilt } from "../../built-preview.ts";
import { buildSite } from "../../built-site.ts";
import { patienceMs } from "../../patience.ts";
import { sharedBrowser } from "../../shared-browser.ts";
import { desk } from "../journey.ts";

/** A site that asks whether it may count visits, in a browser; a visitor's requests to other hosts are noted and answered. */
export function countedSite() {
  let browser: Browser;
  let site: Running;
  beforeAll(async () => {
    site = await previewBuilt(buildSite({ ANALYTICS_TAG_ID: "G-TEST123" }));
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  return {
    get address() {
      return site.address;
    },
    async visit(path: string, options: BrowserContextOptions = desk) {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      const foreign: string[] = [];
      await context.route(
        url => url.origin !== new URL(site.address).origin,
        route => {
          foreign.push(route.request().url());
          return route.fulfill({
            contentType: "text/javascript",
            body: "window.tagLoaded = true;",
          });
        },
      );
      context.setDefaultTimeout(patienceMs);
      const page = await besideMouse(await context.newPage());
      await page.goto(site.address + path);
      return { page, foreign };
    },
  };
}

export const question = (page: Page) => page.getByRole("region", { name: "May we count visits?" });
export const press = (page: Page, name: string) =>
  question(page).getByRole("button", { name, exact: true }).click();
export const again = (page: Page) => page.getByRole("button", { name: "Visitor statistics" });
