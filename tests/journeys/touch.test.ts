import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { countedAddon, popularPackage } from "../offers.ts";
import { journey, phone } from "./journey.ts";
import { openQuote, stepOn } from "./steps.ts";

const { visit } = journey();
const touched = { ...phone, hasTouch: true, isMobile: true };

/** A finger leaves its hover behind, where it has tapped. */
async function looksAsBefore(part: Locator, shown = part): Promise<void> {
  const look = () =>
    shown.evaluate(async element => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const { backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
      return { backgroundColor, borderColor, textDecorationLine };
    });
  const before = await look();
  await part.hover();
  await expect.poll(() => part.evaluate(tapped => tapped.matches(":hover"))).toBe(true);
  expect(await look()).toEqual(before);
}

test("a question that was tapped is not underlined for it", async () => {
  const page = await visit("/", touched);
  const question = page.locator("#faq summary").first();
  await looksAsBefore(question, question.locator("h3"));
});

test("a topic of the blog that was tapped does not look chosen", async () => {
  const page = await visit("/blog/", touched);
  await looksAsBefore(page.locator(".blog-search-buttons button").nth(1));
});

test("a plus that was tapped is as white as its minus", async () => {
  const dialog = await openQuote(await visit("/", touched), `Choose ${popularPackage.name}`);
  await stepOn(dialog, "Add-ons");
  await looksAsBefore(dialog.getByRole("button", { name: `One more: ${countedAddon.name}` }));
});
