import { expect, test } from "vitest";
import { colours } from "../../content/colours.ts";
import { rgb } from "../rgb.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each(["/", "/rugby-web-design/", "/dunchurch-website-training/"])(
  "on a dark band of %s no button is smaller to the eye than the one beside it",
  async route => {
    const page = await open(route);
    const edges = await page
      .locator(":is(.night, .turf) .button:visible")
      .evaluateAll(buttons => buttons.map(button => getComputedStyle(button).borderColor));
    expect(edges.length).toBeGreaterThan(1);
    expect(edges).not.toContain(rgb(colours.ink));
  },
);

test.each([
  ["/web-design-coventry/", 960],
  ["/restaurant-web-design/", 960],
  ["/restaurant-web-design/", 1920],
])(
  "what customers say stands on a dark band of %s, and at %i px posts on its rule, clear of the heading",
  async (route, width) => {
    const page = await open(route, width);
    const band = page.locator(".section:is(.night, .turf)", { has: page.locator(".review-row") });
    const { left, height, words, above } = await band.evaluate(section => {
      const list = section.querySelector(".review-row");
      const heading = document.createRange();
      heading.selectNodeContents(section.querySelector("h2") ?? section);
      const posts = getComputedStyle(list ?? section, "::before");
      const { right = 0, top = 0 } = list?.getBoundingClientRect() ?? {};
      return {
        left: right - Number.parseFloat(posts.right) - Number.parseFloat(posts.width),
        height: Number.parseFloat(posts.height),
        words: heading.getBoundingClientRect().right,
        above: top - section.getBoundingClientRect().top,
      };
    });
    expect(left).toBeGreaterThan(words);
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(above);
  },
);

test("the not-found page is of another colour than the footer it ends at", async () => {
  const page = await open("/not-there/");
  const grounds = await page
    .locator("main > section, .footer")
    .evaluateAll(bands => bands.map(band => getComputedStyle(band).backgroundColor));
  expect(grounds).toEqual([rgb(colours.turfDeep), rgb(colours.night)]);
});
