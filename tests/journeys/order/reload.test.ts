import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buttons } from "../../../content/navigation.ts";
import {
  countedAddon,
  firstPackage,
  monthlyAddon,
  onceAddon,
  popularPackage,
} from "../../offers.ts";
import { locationRoutes } from "../../pages/routes.ts";
import { holdBack } from "../hold-back.ts";
import { callsOf, desk, journey, phone } from "../journey.ts";
import {
  aMoment,
  answer,
  closeByKey,
  crash,
  dialogIn,
  fillDetails,
  filledOrder,
  goOutOfSight,
  openQuote,
  press,
  quantityOf,
  stepOn,
  tick,
  toReview,
  withoutStorage,
} from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit, stored } = journey();

/** What of an order this tab would bring to the next page. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).find(key => key.startsWith("quote")) ?? null);

const offer = "Go on with your order";

/** Opens the dialog and takes up the order that was left at this step. */
async function goOn(page: Page, step: number) {
  const dialog = await openQuote(page);
  await press(dialog, offer);
  await dialog.getByText(`Step ${step} of 3`).waitFor();
  return dialog;
}

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("an order on %s whose page is reloaded", (_, options) => {
  test("is offered at the next opening, which begins afresh all the same", async () => {
    const page = await visit("/", options);
    await filledOrder(page, [[onceAddon.name]]);
    await page.reload();
    expect(await dialogIn(page).isVisible()).toBe(false);
    const dialog = await openQuote(page);
    expect(await dialog.getByText("Step 1 of 3").count()).toBe(1);
    expect(await dialog.locator("input:checked").count()).toBe(0);
    await toReview(dialog);
    expect(await dialog.getByLabel("Name *").inputValue()).toBe("");
    expect(await dialog.getByRole("button", { name: offer }).count()).toBe(0);
  });

  test("goes on with its add-ons and quantities, and Back leads to the package", async () => {
    const page = await visit("/", options);
    const begun = await openQuote(page, `Choose ${popularPackage.name}`);
    await stepOn(begun, "Add-ons");
    await tick(begun, countedAddon.name, 3);
    await tick(begun, monthlyAddon.name);
    await page.reload();
    const dialog = await goOn(page, 2);
    expect(await quantityOf(dialog, countedAddon.name).inputValue()).toBe("3");
    expect(await dialog.locator(":checked:visible").count()).toBe(2);
    await page.evaluate(() => history.back());
    await dialog.getByText("Step 1 of 3").waitFor();
    expect(await dialog.getByRole("radio", { name: popularPackage.name }).isChecked()).toBe(true);
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => history.state)).toBe(null);
  });

  test("has all that was typed, as often as it is reloaded, and can be sent", async () => {
    const page = await visit("/", options);
    const calls = callsOf(page);
    const begun = await filledOrder(page, [[onceAddon.name]]);
    await begun.getByLabel("Additional Requirements").fill("Two\nlines ✂️ שלום");
    for (const phoneNumber of ["01632 960001", "01632 960002"]) {
      await dialogIn(page).getByLabel("Phone").fill(phoneNumber);
      await page.reload();
      const dialog = await goOn(page, 3);
      expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
      expect(await dialog.getByLabel("Phone").inputValue()).toBe(phoneNumber);
    }
    const dialog = dialogIn(page);
    expect(await dialog.locator("[data-heading]:focus").innerText()).toBe("Review Your Order");
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[0]?.body).toMatchObject({
      name: "Ann Example",
      phone: "01632 960002",
      message: "Two\nlines ✂️ שלום",
      selected_addons: [{ name: onceAddon.name }],
    });
    expect(await kept(page)).toBe(null);
    await page.goBack();
    const again = await openQuote(page);
    expect(await again.getByRole("button", { name: offer }).count()).toBe(0);
  });
});

describe("an order whose page crashes", () => {
  test("is offered with all that was chosen and typed, also after another crash", async () => {
    const page = await visit("/", desk);
    const begun = await filledOrder(page, [[countedAddon.name, 3]]);
    await begun.getByLabel("Phone").fill("01632 960001");
    await crash(page);
    await openQuote(page);
    await crash(page);
    const dialog = await goOn(page, 3);
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
    expect(await dialog.getByLabel("Phone").inputValue()).toBe("01632 960001");
    expect(await dialog.locator(".order-summary").innerText()).toContain(
      `${countedAddon.name} × 3`,
    );
  });

  test("is the same order when it was being sent", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(page, "/package_orders", "hangs");
    const begun = await filledOrder(page);
    await press(begun, "Get Started");
    await begun.getByText("Submitting...").first().waitFor();
    await crash(page);
    const dialog = await goOn(page, 3);
    await page.unroute("**/forms/package_orders");
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(await kept(page)).toBe(null);
  });
});

describe("an order that is kept for another page", () => {
  test("is none yet where only a package was chosen", async () => {
    const page = await visit("/", desk);
    await openQuote(page, `Choose ${popularPackage.name}`);
    await page.reload();
    expect(await kept(page)).toBe(null);
  });

  test("is forgotten when it is closed", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    await closeByKey(page);
    await page.reload();
    expect(await kept(page)).toBe(null);
    expect(await (await openQuote(page)).getByRole("button", { name: offer }).count()).toBe(0);
  });

  test.each([
    ["gone on with", (page: Page) => goOn(page, 3)],
    // Nobody has to see the offer, and who was told of a failure may begin again.
    ["filled in anew", (page: Page) => filledOrder(page)],
  ])(
    "is the same order when the page was reloaded before the answer came, and it is %s",
    async (_, fill) => {
      const page = await visit("/", desk);
      const calls = callsOf(page);
      await answer(page, "/package_orders", "hangs");
      const begun = await filledOrder(page);
      await press(begun, "Get Started");
      await begun.getByText("Submitting...").first().waitFor();
      await page.reload();
      const dialog = await fill(page);
      await page.unroute("**/forms/package_orders");
      await press(dialog, "Get Started");
      await page.waitForURL(thankYouPage);
      expect(calls[0]?.path).toBe("/package_orders");
      expect(calls[1]?.key).toBe(calls[0]?.key);
      expect(calls[1]?.body).toEqual(calls[0]?.body);
    },
  );

  test("is gone with its answer when it was sent out of sight", async () => {
    const page = await visit("/", desk);
    const release = await holdBack(page, "**/forms/*");
    const dialog = await filledOrder(page);
    await press(dialog, "Get Started");
    await dialog.getByText("Submitting...").first().waitFor();
    await goOutOfSight(page);
    expect(await kept(page)).not.toBe(null);
    // A busy browser tells that the dialog is closed once the page is gone.
    await page.evaluate(() =>
      addEventListener("close", event => event.isTrusted && event.stopImmediatePropagation(), true),
    );
    release();
    await page.waitForURL(thankYouPage);
    expect(await kept(page)).toBe(null);
  });

  test("is found again when the order's code came at the second try only", async () => {
    const page = await visit("/", desk);
    let tries = 0;
    await page.route("**/configurator-*.js", route =>
      tries++ === 0 ? route.abort() : route.fallback(),
    );
    const failed = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: buttons.quote }).hover();
    await failed;
    // Till the page has heard of it, a press takes part in the first try.
    await aMoment(page);
    expect(tries).toBe(1);
    await toReview(await openQuote(page));
    expect(tries).toBe(2);
    await page.reload();
    await goOn(page, 3);
  });

  test("holds what a program has filled in without a word to the page", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    for (const [label, text] of [
      ["Name *", "Zoë"],
      ["Email *", "zoe@example.com"],
    ] as const)
      await dialog.getByLabel(label).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, text);
    await page.reload();
    const again = await goOn(page, 3);
    expect(await again.getByLabel("Name *").inputValue()).toBe("Zoë");
    expect(await again.getByLabel("Email *").inputValue()).toBe("zoe@example.com");
  });

  test("waits through pages and openings on which nobody takes it up", async () => {
    const page = await visit("/", desk);
    await filledOrder(page);
    const visitAnother = (path: string) => page.goto(new URL(path, page.url()).href);
    await visitAnother("/privacy/");
    await openQuote(page, buttons.quoteInHeader);
    await visitAnother(`${locationRoutes[0] ?? ""}/`);
    await page.locator(`main [data-package="${firstPackage.name}"]`).first().click();
    const dialog = dialogIn(page);
    await press(dialog, offer);
    await dialog.getByText("Step 3 of 3").waitFor();
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
  });

  test("is lost without an error where storage is blocked, and leaves nothing in the window's name", async () => {
    const page = await visit("/", desk);
    await withoutStorage(page);
    await page.reload();
    await toReview(await openQuote(page));
    await page.reload();
    const dialog = await openQuote(page);
    expect(await page.evaluate(() => window.name)).toBe("");
    await toReview(dialog);
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(stored("SELECT * FROM package_orders").length).toBeGreaterThan(0);
  });
});
