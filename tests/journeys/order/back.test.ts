import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lastPackage, onceAddon } from "../../offers.ts";
import { callsOf, desk, journey, phone } from "../journey.ts";
import {
  answer,
  closed,
  dialogIn,
  filledOrder,
  openQuote,
  press,
  stepOn,
  toReview,
} from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit } = journey();

describe("the browser's Back", () => {
  test("leads down the steps with all that was typed, and out at the first", async () => {
    const page = await visit("/", desk);
    const dialog = await filledOrder(page, [[onceAddon.name]]);
    await page.evaluate(() => history.back());
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
    await stepOn(dialog, "Review");
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(" Ann Example ");
    for (const heading of ["Choose Add-ons (Optional)", "Choose Your Package"]) {
      await page.evaluate(() => history.back());
      await dialog.getByText(heading).waitFor();
    }
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("is over before the step has an entry of its own, to whose place Safari would scroll the page", async () => {
    const page = await visit("/", desk);
    const dialog = await filledOrder(page);
    const held = await page.evaluate(async () => {
      const gone = new Promise(resolve =>
        addEventListener("popstate", () => resolve(history.state), { once: true }),
      );
      history.back();
      return gone;
    });
    expect(held).toBe(null);
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(true);
  });

  test("is not missed at an address with an anchor: closing stays at the button that was pressed", async () => {
    const page = await visit("/#faq", desk);
    const opener = page.getByRole("button", { name: `Choose ${lastPackage.name}` });
    await opener.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const dialog = await openQuote(page, `Choose ${lastPackage.name}`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    expect(await opener.evaluate(link => link.matches(":focus"))).toBe(true);
    expect(await scrolled()).toBe(before);
  });

  test("after an order shows the page with an empty configurator", async () => {
    const page = await visit("/", desk);
    const dialog = await filledOrder(page);
    // Firefox gives the entry that is left here to the page that it shows again.
    await page.evaluate(() =>
      addEventListener("pagehide", () => sessionStorage.setItem("held", history.state)),
    );
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(await page.evaluate(() => sessionStorage.getItem("held"))).toBe("");
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await dialogIn(page).count()).toBe(0);
    // Nothing is left of the dialog that another Back would have to leave.
    expect(await page.evaluate(() => history.state)).toBe(null);
    const again = await openQuote(page);
    expect(await again.locator("input:checked").count()).toBe(0);
  });

  test.each([
    ["filled in", 2],
    ["gone on with after a lost answer", 3],
  ])(
    "after an order that was %s lets the same be ordered once more, also where the page is shown as it was left",
    async (how, sent) => {
      const page = await visit("/", desk);
      const calls = callsOf(page);
      // Chromium loads it anew. An answer without a page leaves this one, as Firefox and Safari have kept it.
      await page.route(thankYouPage, route => route.fulfill({ status: 204 }));
      const first = how === "filled in" ? await filledOrder(page) : await takenUp(page);
      await ordered(first);
      await ordered(await filledOrder(page));
      const orders = calls.filter(({ path }) => path === "/package_orders");
      expect(orders).toHaveLength(sent);
      expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
    },
  );
});

async function ordered(dialog: Locator): Promise<void> {
  await press(dialog, "Get Started");
  await dialog.waitFor({ state: "hidden" });
}

/** An order whose answer did not come before its page was loaded again. */
async function takenUp(page: Page): Promise<Locator> {
  await answer(page, "/package_orders", "hangs");
  const begun = await filledOrder(page);
  await press(begun, "Get Started");
  await begun.getByText("Submitting...").first().waitFor();
  await page.reload();
  await page.unroute("**/forms/package_orders");
  const dialog = await openQuote(page);
  await press(dialog, "Go on with your order");
  await dialog.getByText("Step 3 of 3").waitFor();
  return dialog;
}

test("an order that was closed at a later step leaves Back to what is opened after it", async () => {
  const page = await visit("/", phone);
  await toReview(await openQuote(page));
  await press(dialogIn(page), "Close");
  await closed(page);
  await page.evaluate(() => {
    location.hash = "faq";
  });
  await page.locator(".burger").click();
  const menu = page.locator("#drawer");
  await menu.waitFor();
  await page.evaluate(() => history.back());
  await menu.waitFor({ state: "hidden" });
});
