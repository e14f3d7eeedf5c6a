import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addReviews } from "./add-reviews.ts";
import { shownPages } from "./shown-pages.ts";
import { valuesOf } from "./values-of.ts";

// Colours of a drawing's own stay as they are there, so each drawing says itself what is to be read on a black page.
const open = shownPages({ forcedColors: "active", colorScheme: "dark" });

test.each([
  ["/dunchurch-seo-services/", "the names on the signpost", ".ink-ground + text", "fill"],
  ["/dunchurch-seo-services/", "the signpost", ".signpost .ink-ground", "stroke"],
  ["/restaurant-web-design/", "the numbers in the page's plan", ".skeleton-marks text", "fill"],
  [
    "/web-design-coventry/",
    "the way to the town on its map",
    ".map-way, .map-town circle",
    "stroke",
  ],
  ["/dunchurch-website-training/", "the last module's bar", ".ink-amber path", "stroke"],
  ["/", "the arrows of the services", ".services .icon path", "stroke"],
  ["/", "the signs of the ways to reach us", ".reach .icon path", "stroke"],
])("on a black page of the visitor's own colours, %s shows %s", async (route, _, part, ink) => {
  const page = await open(route);
  await expectWhite(page, part, ink);
});

test("and the stars of a review, whether or not there is one today", async () => {
  const page = await open("/");
  await addReviews(page, 1);
  await expectWhite(page, ".stars", "fill");
});

test("a tick that runs over the edge of its box is a tick and nothing round it", async () => {
  const page = await open("/bilton-website-support/");
  const rings = await page
    .locator(".roster li")
    .evaluateAll(all => all.map(li => getComputedStyle(li, "::after").outlineStyle));
  expect(new Set(rings)).toEqual(new Set(["none"]));
});

test.each([
  ["between the steps of the way to it", ".breadcrumbs li:last-child"],
  ["through the towns round it", ".stops a"],
  ["between two places that the town knows", ".landmarks li"],
])(
  "the line %s is a border on a town's page, which paper keeps too, and no background",
  async (_, part) => {
    const page = await open("/web-design-coventry/");
    const strokes = await page.locator(part).evaluateAll(all =>
      all.map(one => {
        const { borderTopWidth, borderLeftWidth } = getComputedStyle(one, "::before");
        return [borderTopWidth, borderLeftWidth].sort().join();
      }),
    );
    expect(new Set(strokes)).toEqual(new Set(["0px,2px"]));
  },
);

test("behind a dialog the page steps back, with a veil that Firefox does not take for one of its own", async () => {
  const page = await open("/");
  await page.locator("[data-open=quote]").first().click();
  const veil = () =>
    page.locator("dialog[open]").evaluate(dialog => {
      const { backgroundColor, opacity, forcedColorAdjust } = getComputedStyle(
        dialog,
        "::backdrop",
      );
      const { backgroundColor: ground } = getComputedStyle(document.body);
      return [backgroundColor === ground, opacity, forcedColorAdjust];
    });
  // Its styles come as it opens, and it fades in.
  await expect.poll(veil).toEqual([true, "0.6", "none"]);
});

test("the thicker edge of the popular package moves nothing in it", async () => {
  const page = await open("/");
  const drops = await page.locator(".price-card").evaluateAll(cards =>
    cards.map(card => {
      const name = card.querySelector("h3")?.getBoundingClientRect();
      return Math.round((name?.top ?? Number.NaN) - card.getBoundingClientRect().top);
    }),
  );
  expect(new Set(drops).size).toBe(1);
});

test("the category that is chosen is filled, and an outline is left to what has the focus", async () => {
  const page = await open("/blog/");
  const looks = (pressed: boolean) =>
    page
      .locator(`.blog-search-categories [aria-pressed="${pressed}"]`)
      .first()
      .evaluate(button => {
        const { backgroundColor, outlineStyle } = getComputedStyle(button);
        return { backgroundColor, outlineStyle };
      });
  const [chosen, other] = [await looks(true), await looks(false)];
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  expect(chosen.outlineStyle).toBe("none");
});

test("the discs behind the numbers in a page's plan are as black as the page", async () => {
  const page = await open("/restaurant-web-design/");
  const disc = page.locator(".skeleton-marks path");
  expect(await disc.evaluate(path => getComputedStyle(path).fill)).toBe("rgb(0, 0, 0)");
});

test.each([
  ["a question opens", "/", ".faqs summary", "h3"],
  ["a package can be ordered", "/coventry-seo-agency/", ".package-lines a", "b"],
])("the sign that %s has the colour of its words", async (_, route, place, word) => {
  const page = await open(route);
  const [sign, words] = await page
    .locator(place)
    .first()
    .evaluate(
      (holder, parts) =>
        parts.map(part => {
          const found = holder.querySelector(part);
          if (!found) throw new Error(`There is no ${part}`);
          const { stroke, color } = getComputedStyle(found);
          return part === "path" ? stroke : color;
        }),
      ["path", word],
    );
  expect(sign).toBe(words);
});

async function expectWhite(page: Page, part: string, ink: string): Promise<void> {
  const white = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(white).toBe("rgb(255, 255, 255)");
  expect(await valuesOf(page, part, ink)).toEqual(new Set([white]));
}
