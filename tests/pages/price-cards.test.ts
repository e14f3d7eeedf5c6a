import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each([
  "/",
  "/seo-services/",
  "/coventry-website-hosting-support/",
  "/dunchurch-website-training/",
])("%s sets names, descriptions and prices of its packages at one height", async route => {
  const page = await open(route);
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
});
