import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { luminance } from "../../templates/mismatches/contrast.ts";
import { dressed, openQuote, toReview } from "../journeys/steps.ts";
import { monthlyAddon } from "../offers.ts";
import { shownPages } from "./shown-pages.ts";

// Chrome on a phone can darken pages that have no dark colours of their own.
const open = shownPages({ colorScheme: "dark", reducedMotion: "reduce" });

async function darkened(route: string, width?: number): Promise<Page> {
  const page = await open(route, width);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  return page;
}

test.each([
  ["/", ".hero .button >> nth=0"],
  ["/", ".hero .button-secondary"],
  ["/", ".price-card .button >> nth=0"],
  ["/", ".price-card.turf .button"],
  ["/", ".price-card .badge"],
  ["/thank-you/", "main .button-secondary"],
  ["/blog/", ".badge >> nth=0"],
])("in a page that the browser darkens, the words of %s's %s can be read", async (route, part) => {
  const page = await darkened(route);
  expect(await contrastOf(page, part)).toBeGreaterThan(4.5);
});

test("so can those of the buttons of an order and of an enquiry", async () => {
  const page = await darkened("/bilton-website-support/", 360);
  await page.locator("main [data-plan]").first().click();
  await page.locator("dialog[open]").waitFor();
  await dressed(page);
  expect(await contrastOf(page, "dialog .button-quiet")).toBeGreaterThan(4.5);
  await page.goto(new URL("/", page.url()).href);
  const dialog = await openQuote(page);
  expect(await contrastOf(page, "dialog .order-next")).toBeGreaterThan(3);
  await toReview(dialog, [[monthlyAddon.name]]);
  expect(await contrastOf(page, "dialog .order-next")).toBeGreaterThan(4.5);
});

/** Between the brightest and the darkest point that are painted well inside of its edges. */
async function contrastOf(page: Page, part: string): Promise<number> {
  const picture = sharp(await page.locator(part).screenshot());
  const { width, height } = await picture.metadata();
  const [left, top] = [Math.round(width / 4), Math.round(height / 4)];
  const inside = { left, top, width: width - 2 * left, height: height - 2 * top };
  const data = await picture.extract(inside).removeAlpha().raw().toBuffer();
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    lights.push(luminance(`#${data.subarray(at, at + 3).toString("hex")}`));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
