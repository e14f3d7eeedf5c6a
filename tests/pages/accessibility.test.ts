import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkSite } from "../../generator/check/check-site.ts";
import { launchBrowser } from "../browser.ts";
import { projectRoot } from "../built-site.ts";
import { allRoutes } from "./routes.ts";
import { serveSite } from "./serve-site.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const routes = [...allRoutes, "/nothing-here"];
let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchBrowser();
  // The policy of the pages refuses foreign scripts; the tester must get in all the same.
  page = await browser.newPage({ bypassCSP: true, reducedMotion: "reduce" });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(route: string, width: number): Promise<Page> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(site.address + route, { waitUntil: "domcontentloaded" });
  return page;
}

describe("every page", () => {
  test.each(routes)("%s has nothing that axe objects to, and fits 320 px", async route => {
    await open(route, 1280);
    await page.evaluate(axe);
    const wide = await violations();
    await open(route, 320);
    await page.evaluate(axe);
    const narrow = await violations();
    expect({ wide, narrow }).toEqual({ wide: [], narrow: [] });
    const { scroll, seen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(seen);
  });

  test.each(routes)("%s fits a phone with text of double size", async route => {
    await open(route, 360);
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(over).toBeLessThanOrEqual(0);
  });

  test.each(["/", "/web-design-coventry", "/restaurant-web-design", "/blog", "/seo-services"])(
    "%s keeps its targets large enough for a thumb",
    async route => {
      await open(route, 360);
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            "a[href], button, input, summary, select, textarea",
          ),
        ]
          .filter(
            element =>
              element.checkVisibility() &&
              !element.closest("p, .prose, dd, td, [aria-hidden], .visually-hidden"),
          )
          .map(element => ({
            box: element.getBoundingClientRect(),
            text: element.textContent?.trim() ?? element.tagName,
          }))
          .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
          .map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
      );
      expect(small).toEqual([]);
    },
  );

  test.each([1280, 360])(
    "home at %i px never hides the focused element under the header",
    async width => {
      await open("/", width);
      const hidden: string[] = [];
      for (let step = 0; step < 90; step++) {
        await page.keyboard.press("Tab");
        const found = await page.evaluate(() => {
          const element = document.activeElement;
          const header = document.querySelector("header")?.getBoundingClientRect();
          if (!element || element === document.body || !header || element.closest("header, .skip"))
            return "";
          const box = element.getBoundingClientRect();
          return box.bottom <= header.bottom || box.top >= innerHeight
            ? (element.textContent ?? element.tagName)
            : "";
        });
        if (found) hidden.push(found);
      }
      expect(hidden).toEqual([]);
    },
  );

  test("begins with a link past the menu", async () => {
    await open("/seo-services", 1280);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
    await page.keyboard.press("Enter");
    expect(page.url()).toContain("#main");
  });
});

test("site check finds nothing wrong with the whole site: links, validity, headings, budgets, likeness", async () => {
  const { problems, pages } = await checkSite({ root: projectRoot, production: false });
  expect(problems).toEqual([]);
  expect(pages).toBe(35);
}, 120_000);

async function violations(): Promise<string[]> {
  return page.evaluate(async () => {
    // axe has been put into the page as a global.
    const run = (
      window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run;
    const result = await run();
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 120)).join(" | ")}`,
    );
  });
}
