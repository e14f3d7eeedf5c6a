import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each([
  ["/", 1024],
  ["/", 1280],
  ["/seo-services/", 1280],
  ["/coventry-website-hosting-support/", 1280],
  ["/dunchurch-website-training/", 1280],
])(
  "%s sets names, descriptions and prices of its packages at one height at %i pixels",
  async (route, width) => {
    const page = await open(route, width);
    await page.evaluate(() => document.fonts.ready);
    const rows = await page.evaluate(() =>
      ["h3", ".price-card-name p", ".price-card-price", ".ticks"].map(part =>
        [...document.querySelectorAll(`.price-card ${part}`)].map(element =>
          Math.round(element.getBoundingClientRect().top),
        ),
      ),
    );
    for (const tops of rows) {
      expect(tops.length).toBeGreaterThan(2);
      expect(new Set(tops).size).toBe(1);
    }
  },
);
