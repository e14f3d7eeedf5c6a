import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { formatPounds, toPounds } from "../../domain/money.ts";
import type { Quote } from "../../domain/quote.ts";
import { howMany, otherCategory, topic } from "../articles.ts";
import { countedAddon, monthlyAddon, onceAddon, popularPackage, webQuote } from "../offers.ts";
import { desk, journey, phone } from "./journey.ts";
import { choose, dialogIn, fillDetails, press, tick } from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";
import { translate } from "./translate.ts";

const { visit, stored } = journey();

describe("in a page that the browser translates", () => {
  test.each([
    ["on a desk", desk, ".order-side"],
    ["on a phone", phone, ".order-bar"],
  ])(
    "an order shows its steps and totals as they change, and arrives %s",
    async (_, options, part) => {
      const page = await visit("/", options);
      await translate(page);
      await page.locator("main [data-open=quote]").first().click();
      const dialog = dialogIn(page);
      const totals = dialog.locator(part);
      await choose(dialog, `[${popularPackage.name}]`);
      await expect.poll(() => wordsOf(totals)).toContain(formatPounds(popularPackage.pricePence));
      await press(dialog, "[Next: Add-ons]");
      await expect
        .poll(() => wordsOf(dialog.locator(".order-progress")))
        .toMatch(/^Step 2 of 3 Package Add-ons Review$/);
      await tick(dialog, `[${onceAddon.name}]`);
      await tick(dialog, `[${monthlyAddon.name}]`);
      const two = webQuote({ [onceAddon.name]: 1, [monthlyAddon.name]: 1 });
      await expect.poll(() => wordsOf(totals)).toMatch(totalsOf(two));
      await tick(dialog, `[${countedAddon.name}]`);
      const three = webQuote({
        [onceAddon.name]: 1,
        [monthlyAddon.name]: 1,
        [countedAddon.name]: 1,
      });
      await expect.poll(() => wordsOf(totals)).toMatch(totalsOf(three));
      await press(dialog, "[Next: Review]");
      await press(dialog, "[Get Started]");
      const error = dialog.locator(".field-error").first();
      await expect.poll(() => wordsOf(error)).toBe("Name is required");
      await fillDetails(dialog);
      expect(await wordsOf(error)).toBe("");
      await press(dialog, "[Get Started]");
      await page.waitForURL(thankYouPage);
      expect(stored("SELECT total_price FROM package_orders")).toContainEqual({
        total_price: toPounds(three.totalPence),
      });
    },
  );

  test("the topics and categories of the blog go on filtering", async () => {
    const page = await visit("/blog");
    await translate(page);
    const { name } = topic;
    await page.locator(`[data-topic="${name}"]`).click();
    await expect.poll(() => page.locator("#blog-search").inputValue()).toBe(name.toLowerCase());
    await page.locator(`[data-filter="${otherCategory.id}"]`).click();
    const count = howMany(name, otherCategory.id);
    await expect
      .poll(() => wordsOf(page.locator("[data-count]")))
      .toBe(`${count} article${count === 1 ? "" : "s"}`);
  });
});

test("where a translation runs from right to left, home's drawing leaves the headline free", async () => {
  const page = await visit("/", desk);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const drawing = await page.locator(".hero .pitch").boundingBox();
  const headline = await page.locator("h1").boundingBox();
  if (!drawing || !headline) throw new Error("Home has no drawing beside its headline");
  expect(drawing.x + drawing.width).toBeLessThanOrEqual(headline.x);
});

function totalsOf({ oneTimePence, monthlyPence }: Quote): RegExp {
  return new RegExp(`${formatPounds(oneTimePence)}.*${formatPounds(monthlyPence)}`);
}

/** As they were before the translation. */
async function wordsOf(place: Locator): Promise<string> {
  return (await place.innerText()).replace(/[[\]]/g, "").replace(/\s+/g, " ").trim();
}
