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
    "home at %i px never hides what is tabbed to under the header, and shows all of the ring round it",
    async width => {
      const page = await open("/", width);
      const hidden: string[] = [];
      for (let step = 0; step < 90; step++) {
        await page.keyboard.press("Tab");
        hidden.push(await page.evaluate(hiddenFocus));
      }
      expect(hidden.filter(Boolean)).toEqual([]);
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

/** What has the focus, where it is hidden or its ring is cut off. */
function hiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const box = element.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect() ?? new DOMRect();
  const isInView = box.bottom > header.bottom && box.top < innerHeight;
  const isHidden = !isInView && !element.closest("header, .skip");
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  // Of a long text's field the line that is written in is shown.
  const isCut = box.bottom + ring > innerHeight && !element.matches("textarea");
  const name = element.textContent ?? element.tagName;
  return isHidden || isCut ? `${name} is ${isHidden ? "hidden" : "cut off"}` : "";
}
