import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  countedAddon,
  firstPackage,
  lastPackage,
  monthlyAddon,
  onceAddon,
  popularPackage,
} from "../offers.ts";
import { callsOf, desk, journey, phone } from "./journey.ts";
import {
  answer,
  choose,
  dialogIn,
  fillDetails,
  openQuote,
  press,
  quantityOf,
  tick,
  toReview,
} from "./steps.ts";

const { visit, stored } = journey();

/** What of an order this tab would bring to the next page. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem("quote"));

/** The dialog of an order that has come back at this step. */
async function backAt(page: Page, step: number) {
  const dialog = dialogIn(page);
  await dialog.getByText(`Step ${step} of 3`).waitFor();
  return dialog;
}

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("a reload on %s in the middle of an order", (_, options) => {
  test("shows the package that was chosen", async () => {
    const page = await visit("/", options);
    await choose(await openQuote(page), lastPackage.name);
    await page.reload();
    const dialog = await backAt(page, 1);
    expect(await dialog.getByRole("radio", { name: lastPackage.name }).isChecked()).toBe(true);
  });

  test("shows the add-ons with their quantities, and Back leads to the package", async () => {
    const page = await visit("/", options);
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await press(dialog, "Next: Add-ons");
    await tick(dialog, countedAddon.name, 3);
    await tick(dialog, monthlyAddon.name);
    await page.reload();
    await backAt(page, 2);
    expect(await quantityOf(dialog, countedAddon.name).inputValue()).toBe("3");
    expect(await dialog.locator(":checked:visible").count()).toBe(2);
    await page.evaluate(() => history.back());
    await backAt(page, 1);
    expect(await dialog.getByRole("radio", { name: popularPackage.name }).isChecked()).toBe(true);
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => history.state)).toBe(null);
  });

  test("shows all that was typed, as often as it is done, and the order can be sent", async () => {
    const page = await visit("/", options);
    const calls = callsOf(page);
    const dialog = await openQuote(page);
    await toReview(dialog, [[onceAddon.name]]);
    await fillDetails(dialog);
    await dialog.getByLabel("Additional Requirements").fill("Two\nlines ✂️ שלום");
    for (const phoneNumber of ["01632 960001", "01632 960002"]) {
      await dialog.getByLabel("Phone").fill(phoneNumber);
      await page.reload();
      await backAt(page, 3);
      expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
      expect(await dialog.getByLabel("Phone").inputValue()).toBe(phoneNumber);
    }
    expect(await dialog.locator("[data-heading]:focus").innerText()).toBe("Review Your Order");
    await press(dialog, "Get Started");
    await page.waitForURL("**/thank-you/");
    expect(calls[0]?.body).toMatchObject({
      name: "Ann Example",
      phone: "01632 960002",
      message: "Two\nlines ✂️ שלום",
      selected_addons: [{ name: onceAddon.name }],
    });
    expect(await kept(page)).toBe(null);
    await page.goBack();
    const again = await openQuote(page);
    expect(await again.locator("input:checked").count()).toBe(0);
  });
});

describe("an order that is kept for a reload", () => {
  test("is forgotten when it is closed", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    await fillDetails(dialog);
    await page.reload();
    await backAt(page, 3);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.reload();
    expect(await kept(page)).toBe(null);
    const again = await openQuote(page);
    expect(await again.getByText("Step 1 of 3").count()).toBe(1);
    expect(await again.locator("input:checked").count()).toBe(0);
    await toReview(again);
    expect(await again.getByLabel("Name *").inputValue()).toBe("");
  });

  test("is the same order when the page was reloaded before the answer came", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(page, "/package_orders", "hangs");
    const dialog = await openQuote(page);
    await toReview(dialog);
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await dialog.getByText("Submitting...").first().waitFor();
    await page.reload();
    await backAt(page, 3);
    await page.unroute("**/forms/package_orders");
    await press(dialog, "Get Started");
    await page.waitForURL("**/thank-you/");
    expect(calls[0]?.path).toBe("/package_orders");
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  test("is there on the way back from another page, also in a browser that loads the page anew", async () => {
    const page = await visit("/seo-services/", desk);
    await page.getByRole("button", { name: "Choose Starter" }).click();
    const dialog = await backAt(page, 1);
    await press(dialog, "Next: Add-ons");
    await backAt(page, 2);
    await page.goto(new URL("/privacy/", page.url()).href);
    await page.goBack();
    await backAt(page, 2);
    expect(await dialogIn(page).evaluateAll(open => open.map(({ id }) => id))).toEqual([
      "seo-quote",
    ]);
  });

  test("goes on at the next button, or begins with the package of that button", async () => {
    const page = await visit("/", desk);
    await toReview(await openQuote(page));
    await fillDetails(dialogIn(page));
    const visitAnother = (path: string) => page.goto(new URL(path, page.url()).href);
    await visitAnother("/privacy/");
    await page.getByRole("button", { name: "Get Quote" }).first().click();
    const dialog = await backAt(page, 3);
    await visitAnother("/rugby-web-design/");
    await page.locator(`main [data-package="${firstPackage.name}"]`).first().click();
    await backAt(page, 1);
    expect(await dialog.getByRole("radio", { name: firstPackage.name }).isChecked()).toBe(true);
    await press(dialog, "Next: Add-ons");
    await press(dialog, "Next: Review");
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
  });

  test("is lost without an error where storage is blocked, and leaves nothing in the window's name", async () => {
    const page = await visit("/", desk);
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.reload();
    const dialog = await openQuote(page);
    await toReview(dialog);
    await fillDetails(dialog);
    await page.reload();
    await backAt(page, 1);
    expect(await page.evaluate(() => window.name)).toBe("");
    await toReview(dialog);
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await page.waitForURL("**/thank-you/");
    expect(stored("SELECT * FROM package_orders").length).toBeGreaterThan(0);
  });
});
