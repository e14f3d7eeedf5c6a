import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import { routes } from "../../domain/addresses.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

/** How long the dots are that lead to each price. */
function dots(page: Page): Promise<number[]> {
  return page
    .locator(".led")
    .evaluateAll(prices =>
      prices.map(price => Number.parseFloat(getComputedStyle(price, "::before").width)),
    );
}

test.each([320, 344, 360, 375, 412])(
  "no add-on's price has a leader of a dot or two at %i pixels",
  async width => {
    const page = await open("/", width);
    const widths = await dots(page);
    expect(widths.length).toBeGreaterThanOrEqual(Math.min(5, webCatalogue.addons.length));
    expect(Math.min(...widths)).toBeGreaterThan(12);
  },
);

test("on a phone of 360 pixels a badge stands beside a name of sixteen letters", async () => {
  const page = await open("/", 360);
  const drops = await page.locator(".addon-name:has(.badge)").evaluateAll(names =>
    names.map(name => {
      if (name.firstChild) name.firstChild.textContent = "Priority updates ";
      if (name.nextElementSibling) name.nextElementSibling.textContent = "£15/month";
      const words = document.createRange();
      words.selectNode(name.firstChild ?? name);
      const badge = name.querySelector(".badge")?.getBoundingClientRect();
      return (badge?.top ?? 0) - words.getBoundingClientRect().bottom;
    }),
  );
  const monthly = webCatalogue.addons.filter(({ isMonthly }) => isMonthly);
  expect(drops).toHaveLength(monthly.length);
  for (const drop of drops) expect(drop).toBeLessThan(0);
});

test.each([
  ["/", 320],
  ["/", 412],
  ["/", 768],
  ["/", 1280],
  [routes.supportBilton, 360],
])("below a long name on %s the dots lead to the price at %i pixels", async (route, width) => {
  const page = await open(route, width);
  await page.locator(".led").evaluateAll(prices => {
    for (const price of prices) {
      const name = price.previousElementSibling?.firstChild;
      if (name) name.textContent = "Maintenance, backups and security updates, at weekends too ";
      price.textContent = "£124.99/month";
    }
  });
  const widths = await dots(page);
  const addons = route === "/" ? webCatalogue.addons.length : 3;
  expect(widths.length).toBeGreaterThanOrEqual(Math.min(3, addons));
  // On the name's own line there is no room for them.
  expect(Math.min(...widths)).toBeGreaterThan(40);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});
