import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, journey } from "./journey.ts";
import { choose, openQuote, press, toReview } from "./steps.ts";

const { visit } = journey();

test("nothing that has the focus is under the bar with text as far apart as readers may set it", async () => {
  const page = await visit("/", { viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  });
  const dialog = await openQuote(page);
  await toReview(dialog, [["Maintenance"]]);
  const hidden: string[] = [];
  for (const field of await dialog.locator(".order-main :is(input, a)").all()) {
    if (!(await field.isVisible())) continue;
    await page.keyboard.press("Tab");
    hidden.push(...(await underBar(page)));
  }
  expect(hidden).toEqual([]);
});

/** What has the focus, if any of it is under the bar. */
function underBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [focused, bar] = [document.activeElement, document.querySelector("[data-bar]")];
    if (!focused || !bar || !focused.closest(".order-main")) return [];
    const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isUnder ? [focused.outerHTML] : [];
  });
}

test("a monthly price with pence keeps its 'month' whole beside the add-ons", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await choose(dialog, "Business Website");
  await press(dialog, "Next: Add-ons");
  await page.evaluate(() => document.fonts.ready);
  const price = dialog.locator(".order-addon-price").filter({ hasText: "£25/month" });
  const lines = await price.evaluate(place => {
    place.textContent = "£124.99/month";
    const range = document.createRange();
    range.selectNodeContents(place);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
