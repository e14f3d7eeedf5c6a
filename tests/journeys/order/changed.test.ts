import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Addon, Catalogue, Package } from "../../../domain/catalogue.ts";
import {
  countedAddon,
  firstPackage,
  lastPackage,
  monthlyAddon,
  onceAddon,
  popularPackage,
} from "../../offers.ts";
import { callsOf, desk, journey, phone } from "../journey.ts";
import {
  choose,
  dialogIn,
  fillDetails,
  filledOrder,
  openQuote,
  press,
  stepOn,
  tick,
} from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit, stored } = journey();

const offer = "Go on with your order";

/** From now on the pages sell this. */
async function publish(
  page: Page,
  changed: (catalogue: Catalogue) => { packages?: Package[]; addons?: Addon[] },
): Promise<void> {
  await page.route("**/quote.json", async route => {
    const response = await route.fetch();
    const props = await response.json();
    Object.assign(props.catalogue, changed(props.catalogue));
    await route.fulfill({ response, json: props });
  });
}

/** An order of the popular package with two add-ons, left with its page. */
async function leave(page: Page): Promise<void> {
  await filledOrder(page, [[onceAddon.name], [monthlyAddon.name]]);
}

describe("an order that was left, since when the catalogue has changed", () => {
  test("tells the new prices at the next opening and is sent with them", async () => {
    const page = await visit("/", phone);
    const calls = callsOf(page);
    await leave(page);
    await publish(page, ({ addons }) => ({
      addons: addons.map(addon =>
        addon.name === onceAddon.name ? { ...addon, pricePence: 12_350 } : addon,
      ),
    }));
    await page.reload();
    const dialog = await openQuote(page);
    await dialog.getByText(`${onceAddon.name} is now £123.50.`).waitFor();
    await press(dialog, offer);
    await dialog.getByText("Step 3 of 3").waitFor();
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body).toMatchObject({
      selected_addons: [
        { name: onceAddon.name, price: 123.5 },
        { name: monthlyAddon.name, price: monthlyAddon.pricePence / 100 },
      ],
    });
    expect(stored("SELECT id FROM package_orders WHERE client_total IS NOT NULL")).toHaveLength(1);
  });

  test("says which package is no longer sold, and asks for another with all else as it was", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await leave(page);
    await publish(page, ({ packages }) => ({
      packages: packages.filter(({ name }) => name !== popularPackage.name),
    }));
    await page.reload();
    const dialog = await openQuote(page);
    await dialog.getByText(`${popularPackage.name} is no longer sold.`).waitFor();
    await press(dialog, offer);
    await dialog.getByRole("button", { name: offer }).waitFor({ state: "hidden" });
    const next = dialog.getByRole("button", { name: "Next: Add-ons" });
    expect(await next.isDisabled()).toBe(true);
    await choose(dialog, lastPackage.name);
    await stepOn(dialog, "Add-ons");
    expect(await dialog.getByLabel(onceAddon.name, { exact: true }).isChecked()).toBe(true);
    await stepOn(dialog, "Review");
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body).toMatchObject({ selected_package: lastPackage.name });
  });

  test("goes on without an add-on that is no longer sold", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await leave(page);
    await publish(page, ({ addons }) => ({
      addons: addons.filter(({ name }) => name !== monthlyAddon.name),
    }));
    await page.reload();
    const dialog = await openQuote(page);
    await dialog.getByText(`${monthlyAddon.name} is no longer sold.`).waitFor();
    await press(dialog, offer);
    await dialog.getByText("Step 3 of 3").waitFor();
    expect(await dialog.getByText("Then Monthly").count()).toBe(0);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body.selected_addons).toMatchObject([{ name: onceAddon.name }]);
  });

  test("goes on with one of what was taken several times and is sold once now", async () => {
    const page = await visit("/", phone);
    const calls = callsOf(page);
    const dialog = await filledOrder(page, [[countedAddon.name, 3]]);
    await publish(page, ({ addons }) => ({
      addons: addons.map(addon =>
        addon.name === countedAddon.name ? { ...addon, hasQuantity: false } : addon,
      ),
    }));
    await page.reload();
    await openQuote(page);
    await dialog.getByText(`${countedAddon.name} can now be ordered only once.`).waitFor();
    await press(dialog, offer);
    await dialog.getByText("Step 3 of 3").waitFor();
    expect(await dialog.locator(".order-summary-times").innerText()).toBe(" × 1");
    await press(dialog, "Back");
    for (const isTicked of [false, true])
      await dialog.getByLabel(countedAddon.name, { exact: true }).setChecked(isTicked);
    await stepOn(dialog, "Review");
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body.selected_addons).toMatchObject([
      { name: countedAddon.name, quantity: 1 },
    ]);
  });

  test("says nothing of the kind while all is as it was", async () => {
    const page = await visit("/", desk);
    await leave(page);
    await page.reload();
    const dialog = await openQuote(page);
    await dialog.getByRole("button", { name: offer }).waitFor();
    expect(await dialog.getByText(/is no longer sold|now\./).count()).toBe(0);
    expect(await dialog.locator(".order-step p:empty").count()).toBe(0);
  });
});

test("an order of something that went off sale while its page was open is refused with the reason", async () => {
  const page = await visit("/", phone);
  await publish(page, ({ packages }) => ({
    packages: [{ ...firstPackage, name: "Gone Website" }, ...packages],
    addons: [{ name: "Gone add-on", pricePence: 100 }],
  }));
  const dialog = await openQuote(page);
  await choose(dialog, "Gone Website");
  await stepOn(dialog, "Add-ons");
  await stepOn(dialog, "Review");
  await fillDetails(dialog);
  await press(dialog, "Get Started");
  const gone = "'Gone Website' is not a package we sell now. Load the page again";
  await dialog.getByRole("status").filter({ hasText: gone }).waitFor();
  await press(dialog, "Back");
  await tick(dialog, "Gone add-on");
  await press(dialog, "Back");
  await choose(dialog, lastPackage.name);
  await stepOn(dialog, "Add-ons");
  await stepOn(dialog, "Review");
  await press(dialog, "Get Started");
  const addonGone = /'Gone add-on' is not one of our .* add-ons now\. Load the page again/;
  await dialog.getByRole("status").filter({ hasText: addonGone }).waitFor();
  expect(await dialogIn(page).getByLabel("Name *").inputValue()).toBe(" Ann Example ");
});
