import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { packagePrice } from "../../../domain/catalogue.ts";
import { quantityMax } from "../../../domain/quantity.ts";
import {
  countedAddon,
  monthlyAddon,
  monthlySeo,
  needAddon,
  onceAddon,
  popularPackage,
  popularSeo,
} from "../../offers.ts";
import { desk, journey, phone } from "../journey.ts";
import { choose, dialogIn, openQuote, press, quantityOf, stepOn, tick } from "../steps.ts";

/** What a screen reader says of an order. */
const { visit } = journey();

test.each([
  ["a desk", desk],
  ["a phone", phone],
])("how many of an add-on there are is said on %s, whatever has changed it", async (_, screen) => {
  needAddon(({ hasQuantity }) => hasQuantity);
  const page = await visit("/", screen);
  const dialog = await openQuote(page);
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  const heard = await listenTo(dialog.locator(".order-quantity [role=status]").first());
  expect(await heard.now()).toEqual([]);
  for (const label of ["One more", "One more", "One fewer", "One fewer", "One more"])
    await press(dialog, `${label}: ${countedAddon.name}`);
  expect(await heard.now()).toEqual(
    [1, 2, 1, 0, 1].map(quantity => `${countedAddon.name}: ${quantity}`),
  );
  await quantityOf(dialog, countedAddon.name).press("ArrowUp");
  await quantityOf(dialog, countedAddon.name).fill("99");
  await tick(dialog, onceAddon.name);
  expect(await heard.now()).toEqual(
    [2, quantityMax].map(quantity => `${countedAddon.name}: ${quantity}`),
  );
});

test("who only goes through a quantity by keyboard hears nothing of an add-on that was never chosen", async () => {
  needAddon(({ hasQuantity }) => hasQuantity);
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  const heard = await listenTo(dialog.locator(".order-quantity [role=status]").first());
  await quantityOf(dialog, countedAddon.name).focus();
  await page.keyboard.press("Tab");
  await tick(dialog, onceAddon.name);
  expect(await heard.now()).toEqual([]);
});

test.each([
  ["a desk", desk],
  ["a phone", phone],
])("a total is heard on %s with what it is, also in Firefox", async (_, screen) => {
  const page = await visit("/", screen);
  const dialog = await openQuote(page);
  await choose(dialog, popularPackage.name);
  const totals = dialog.locator("[role=status]", { hasText: packagePrice(popularPackage) });
  await totals.waitFor();
  // Of a status with elements in it Firefox tells only what has changed, unless this is written.
  const isWhole = await totals.evaluate(status => !status.firstElementChild || status.ariaAtomic);
  expect(isWhole).toBeTruthy();
});

test("what an add-on changes in the bar of a phone is heard once, and read once", async () => {
  const page = await visit("/", phone);
  const dialog = await openQuote(page);
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  const bar = dialog.locator(".order-bar");
  const heard = await listenTo(bar.locator("[role=status]", { hasText: popularPackage.name }));
  await heard.now();
  await tick(dialog, monthlyAddon.name);
  const shown = await bar.locator("[aria-hidden=true] > *").allInnerTexts();
  expect(shown.length).toBe(4);
  expect(await heard.now()).toEqual([shown.join(", ")]);
});

test("each step is heard with its place in the order, and its heading once", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  const heard = () =>
    page.evaluate(() => [
      document.activeElement?.closest("fieldset")?.ariaLabel,
      document.activeElement?.textContent,
    ]);
  await expect.poll(heard).toEqual(["Step 1 of 3: Package", "Choose Your Package"]);
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  await expect.poll(heard).toEqual(["Step 2 of 3: Add-ons", "Choose Add-ons (Optional)"]);
  await stepOn(dialog, "Review");
  await expect.poll(heard).toEqual(["Step 3 of 3: Review", "Review Your Order"]);
});

test("the price of a package is read out with its name, and that it is the most popular", async () => {
  const page = await visit("/seo-services/", desk);
  await page.locator(`main [data-package="${monthlySeo.name}"]`).first().click();
  for (const pack of [monthlySeo, popularSeo]) {
    const words = [pack.name, packagePrice(pack), ...(pack.popular ? ["Most Popular"] : [])];
    await dialogIn(page)
      .getByRole("radio", { name: words.join(" "), exact: true })
      .waitFor();
  }
});

/** What comes into a live region from now on, which must be there before its words are. */
async function listenTo(region: Locator): Promise<{ now: () => Promise<string[]> }> {
  const handle = await region.evaluateHandle(element => {
    const said = element.textContent ? [element.textContent] : [];
    const note = () => void said.push(element.textContent);
    new MutationObserver(note).observe(element, { childList: true, characterData: true });
    return said;
  });
  return { now: () => handle.evaluate(said => said.splice(0)) };
}
