import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checkSite } from "../../generator/build/check-site.ts";
import { faults } from "../axe.ts";
import { projectRoot } from "../built-site.ts";
import { overflow } from "../journeys/steps.ts";
import { spelled } from "../spelled.ts";
import { allRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages({ reducedMotion: "reduce" });

describe("every page", () => {
  test.each([...allRoutes, "/nothing-here"])(
    "%s has nothing that axe objects to, and fits 320 px",
    async route => {
      const page = await open(route, 1280);
      const wide = await faults(page);
      await page.setViewportSize({ width: 320, height: 800 });
      const narrow = await faults(page);
      expect({ wide, narrow }).toEqual({ wide: [], narrow: [] });
      expect(await overflow(page)).toBe(0);
    },
  );

  test.each(["/", "/web-design-coventry", "/restaurant-web-design", "/blog", "/seo-services"])(
    "%s keeps its targets large enough for a thumb",
    async route => {
      const page = await open(route, 360);
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
      const page = await open("/", width);
      const hidden = await tabbedTo(page, () => {
        const element = document.activeElement;
        const header = document.querySelector("header")?.getBoundingClientRect();
        if (!element || element === document.body || !header || element.closest("header, .skip"))
          return "";
        const box = element.getBoundingClientRect();
        return box.bottom <= header.bottom || box.top >= innerHeight
          ? (element.textContent ?? element.tagName)
          : "";
      });
      expect(hidden).toEqual([]);
    },
  );

  test.each([1280, 360])(
    "home at %i px shows all of the ring round what is tabbed to",
    async width => {
      const page = await open("/", width);
      const cut = await tabbedTo(page, () => {
        const element = document.activeElement;
        // Of a long text's field the line that is written in is shown.
        if (!element || element.matches("body, textarea")) return "";
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const isCut = element.getBoundingClientRect().bottom + ring > innerHeight;
        return isCut ? (element.textContent ?? element.tagName) : "";
      });
      expect(cut).toEqual([]);
    },
  );

  test.each(["/privacy", "/blog/getting-started-with-your-first-website"])(
    "%s shows every part of its contents and the ring round it, in a low window too",
    async route => {
      const page = await open(route);
      await page.setViewportSize({ width: 1280, height: 460 });
      // Beside the middle of the text, where the list stands still.
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      const contents = page.locator(".contents a");
      expect(await contents.count()).toBeGreaterThan(1);
      const cut = await contents.evaluateAll(links => {
        const ring = 5;
        const isCut = (link: HTMLElement | SVGElement) => {
          link.focus();
          const { top, right, bottom, left } = link.getBoundingClientRect();
          const list = link.closest(".contents")?.getBoundingClientRect() ?? new DOMRect();
          const isCutBeside = left - ring < list.left || right + ring > list.right;
          const end = Math.min(list.bottom, innerHeight);
          return isCutBeside || top - ring < list.top || bottom + ring > end;
        };
        return links.filter(isCut).map(({ textContent }) => textContent);
      });
      expect(cut).toEqual([]);
    },
  );

  test("reads out no dash before the challenges of a trade", async () => {
    const page = await open("/tradesperson-web-design");
    const challenges = page.locator(".half").first();
    await challenges.locator("li").first().waitFor();
    expect(await challenges.ariaSnapshot()).not.toContain("–");
  });

  test("begins with a link past the menu", async () => {
    const page = await open("/seo-services");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("#main");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${spelled("/seo-services")}#main`);
  });
});

test("site check finds nothing wrong with the whole site: links, validity, headings, budgets, likeness", async () => {
  const { problems, pages } = await checkSite({ root: projectRoot, production: false });
  expect(problems).toEqual([]);
  // With the not-found page, and with what the owner has written since.
  expect(pages).toBeGreaterThan(allRoutes.length);
});

/** What has the focus, step by step, where something is wrong with it. */
async function tabbedTo(page: Page, wrong: () => string): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press("Tab");
    found.push(await page.evaluate(wrong));
  }
  return found.filter(Boolean);
}
