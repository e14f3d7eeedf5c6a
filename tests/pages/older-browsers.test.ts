import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import { menu } from "../../content/navigation.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import { ordersPath } from "../../domain/calls.ts";
import { answer, closeByKey, filledOrder, openQuote, press } from "../journeys/steps.ts";
import { needAddon } from "../offers.ts";
import { allRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

// As seen in Chromium 109, and as is known of Firefox 115: this browser is shown pages without what they do not know.
// That nothing else of the kind is shipped, too-young.test.ts sees to.
const open = shownPages({ bypassCSP: true });

/** Has a word of all styles that come from now on unknown. */
async function forget(page: Page, word: string): Promise<void> {
  await page.route(/\.css$|\/$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(word, "unknown") });
  });
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}

test("a town's prices stand in columns, also where rows cannot share those of their list", async () => {
  const page = await open("/rugby-web-design/");
  await forget(page, "subgrid");
  const rows = await page.locator(".fares li").evaluateAll(all =>
    all.map(row => {
      const { top, bottom } = row.getBoundingClientRect();
      const parts = Array.from(row.children, part => part.getBoundingClientRect());
      const middle = (top + bottom) / 2;
      const isInLine = parts.every(part => part.top < middle && part.bottom > middle);
      return `${isInLine} ${parts.slice(0, 2).map(({ left }) => Math.round(left))}`;
    }),
  );
  await page.unrouteAll();
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows).size).toBe(1);
  expect(rows[0]).toMatch(/^true/);
});

test.each(["/", "/seo-services/"])(
  "the buttons of the packages of %s are as high as others, also where cards cannot share rows",
  async route => {
    const page = await open(route);
    await forget(page, "subgrid");
    const heights = await page
      .locator(".price-card .button")
      .evaluateAll(all => all.map(button => button.clientHeight));
    await page.unrouteAll();
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThan(60);
  },
);

test("who goes through the packages by key sees where, also where a card cannot have a ring for its button", async () => {
  const page = await open("/");
  await forget(page, ":has");
  const dialog = await openQuote(page);
  await dialog.getByRole("radio").first().press("ArrowDown");
  const ring = await dialog
    .locator("input:focus")
    .evaluate(button => getComputedStyle(button).outlineStyle);
  expect(ring).toBe("solid");
  await closeByKey(page);
  await page.unrouteAll();
});

test("in a low window a failure leaves an order's sums in view, also where nothing is styled by what it holds", async () => {
  const page = await open("/");
  await forget(page, ":has");
  await page.setViewportSize({ width: 1280, height: 600 });
  await answer(page, ordersPath, "dead");
  const dialog = await filledOrder(
    page,
    webCatalogue.addons.map(({ name }) => [name]),
  );
  await press(dialog, "Get Started");
  const note = await dialog.locator(".order-side > .form-note[role]").boundingBox();
  const sum = await dialog.locator(".order-summary-total").last().boundingBox();
  expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual((note?.y ?? 0) + 1);
  await press(dialog, "Dismiss");
  await closeByKey(page);
  await page.unrouteAll();
});

test("what is centred in its height is a grid or a flexible box: no other could be in older browsers", async () => {
  for (const route of allRoutes) expect(await centredBlocks(await open(route)), route).toEqual([]);
  needAddon();
  const page = await open("/");
  const dialog = await openQuote(page);
  await dialog.getByRole("radio").first().check();
  await press(dialog, "Next: Add-ons");
  await dialog.getByRole("checkbox").first().waitFor();
  expect(await centredBlocks(page)).toEqual([]);
  await closeByKey(page);
});

function centredBlocks(page: Page): Promise<string[]> {
  return page.locator("body *").evaluateAll(all =>
    all
      .filter(element => {
        const { alignContent, display } = getComputedStyle(element);
        return alignContent !== "normal" && !/grid|flex|none/.test(display);
      })
      .map(element => element.className),
  );
}

test("the section in view is marked and openers are buttons, also where ARIA has no properties", async () => {
  const page = await open("/");
  await page.addInitScript(() => {
    for (const name of ["role", "ariaCurrent"]) Reflect.deleteProperty(Element.prototype, name);
  });
  await page.reload();
  const marked = async () => {
    await page.locator("#pricing").evaluate(section => section.scrollIntoView());
    return page.locator(".nav [aria-current]").allInnerTexts();
  };
  const leading = menu.filter(item => "route" in item && item.route === sectionRoute("pricing"));
  expect(leading).not.toEqual([]);
  await expect.poll(marked).toEqual(leading.map(({ label }) => label));
  expect(await page.locator("a[data-open]:not([role=button])").count()).toBe(0);
});
