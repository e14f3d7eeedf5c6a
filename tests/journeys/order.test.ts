import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../content/catalogue.ts";
import { addonPrice } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import {
  countedAddon,
  firstPackage,
  lastPackage,
  monthlyAddon,
  onceAddon,
  onceSeo,
  popularPackage,
  popularSeo,
  sampleCalls,
} from "../offers.ts";
import { callsOf, desk, journey, phone } from "./journey.ts";
import {
  choose,
  dialogIn,
  fillDetails,
  openQuote,
  press,
  tick,
  toastIn,
  toReview,
} from "./steps.ts";

const { visit, stored } = journey();

describe("the dialog", () => {
  test("closed by Esc or its button it gives the focus back and forgets all", async () => {
    const page = await visit("/", desk);
    for (const way of ["Escape", "Close"]) {
      const dialog = await openQuote(page);
      expect(await dialog.locator("input:checked").count()).toBe(0);
      await toReview(dialog);
      expect(await dialog.getByLabel("Name *").inputValue()).toBe("");
      expect(await dialog.locator(".order-summary-line").count()).toBe(1);
      await press(dialog, "Back");
      await tick(dialog, countedAddon.name, 3);
      await press(dialog, "Next: Review");
      await fillDetails(dialog);
      if (way === "Escape") await page.keyboard.press("Escape");
      else await press(dialog, "Close");
      await dialog.waitFor({ state: "hidden" });
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      expect(focused).toContain("Get Your FREE Quote");
    }
  });

  test("stays when Esc only ends the writing of a letter", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    const isComposing = true;
    await dialog.getByLabel("Name *").dispatchEvent("keydown", { key: "Escape", isComposing });
    expect(await dialog.isVisible()).toBe(true);
  });

  test("is closed by Esc from any step on a tablet with a keyboard too", async () => {
    const page = await visit("/", { ...phone, hasTouch: true, isMobile: true });
    const dialog = await openQuote(page, `Choose ${lastPackage.name}`);
    await press(dialog, "Next: Add-ons");
    await dialog.getByText("Step 2 of 3").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("opens once for a double click, and Esc leaves the page where it was", async () => {
    const page = await visit("/", desk);
    const address = page.url();
    await page.locator(`main [data-package="${lastPackage.name}"]`).dblclick();
    const dialog = dialogIn(page);
    expect(await dialog.getByRole("radio", { name: lastPackage.name }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !history.state?.openOrder);
    expect(await dialog.count()).toBe(0);
    expect(page.url()).toBe(address);
  });

  test("stays closed where its button is to open a tab of its own", async () => {
    const page = await visit("/", desk);
    const opened = page.context().waitForEvent("page");
    await page
      .locator(`main [data-package="${lastPackage.name}"]`)
      .click({ modifiers: ["Control"] });
    await (await opened).waitForURL("**/#contact");
    expect(await dialogIn(page).count()).toBe(0);
  });

  test("stays as it was while the privacy page is read, which opens in a tab of its own", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    await fillDetails(dialog);
    const name = await dialog.getByLabel("Name *").inputValue();
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: "Privacy (opens in a new tab)", exact: true }).click();
    const other = await opened;
    await other.waitForURL("**/privacy/");
    expect(await other.evaluate(() => opener)).toBeNull();
    await other.close();
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(name);
  });

  test("keeps the page behind it still", async () => {
    const page = await visit("/", desk);
    await openQuote(page);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("quote");
  });

  test("leaves out of the page what is out of sight, and nothing moves for it", async () => {
    const page = await visit("/", phone);
    const last = page.locator("main > *").last();
    const isLeftOut = () =>
      last.evaluate(
        part => !part.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true }),
      );
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main > *, .footer")].map(part => {
          const { top, height } = part.getBoundingClientRect();
          return [Math.round(top), Math.round(height)];
        }),
      );
    const opener = `Choose ${lastPackage.name}`;
    await page.getByRole("button", { name: opener }).scrollIntoViewIfNeeded();
    const before = await places();
    await openQuote(page, opener);
    await expect.poll(isLeftOut).toBe(true);
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await dialogIn(page).waitFor({ state: "hidden" });
    expect(await isLeftOut()).toBe(false);
    expect(await places()).toEqual(before);
  });

  test("darkens all of the page, also the strip that its scrollbar leaves", async () => {
    const page = await visit("/", desk);
    await openQuote(page);
    const clip = { x: desk.viewport.width - 1, y: 400, width: 1, height: 1 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    for (const { max } of channels.slice(0, 3)) expect(max).toBeLessThan(160);
  });
});

describe("step one", () => {
  test("shows the website packages and goes on only with one of them", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    expect(await dialog.getByRole("radio").count()).toBe(webCatalogue.packages.length);
    const next = dialog.getByRole("button", { name: "Next: Add-ons" });
    expect(await next.isDisabled()).toBe(true);
    await choose(dialog, firstPackage.name);
    await choose(dialog, lastPackage.name);
    expect(await dialog.locator(".order-tick").count()).toBe(1);
    expect(await dialog.locator(".order-pack:has(.order-tick)").innerText()).toContain(
      formatPounds(lastPackage.pricePence),
    );
    await next.click();
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
    expect(await dialog.getByRole("checkbox").count()).toBe(webCatalogue.addons.length);
  });

  test("keeps the button that leads on in view in a low window, however much is ordered", async () => {
    const page = await visit("/", { viewport: { width: 1280, height: 600 } });
    const dialog = await openQuote(page);
    await choose(dialog, lastPackage.name);
    await press(dialog, "Next: Add-ons");
    await dialog.getByRole("checkbox").first().waitFor();
    for (const addon of await dialog.getByRole("checkbox").all()) await addon.check();
    const button = await dialog.getByRole("button", { name: "Next: Review" }).boundingBox();
    const box = await dialog.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    );
  });

  test("has the package ticked whose button was pressed", async () => {
    const page = await visit("/seo-services/", desk);
    await page.locator(`[data-package="${popularSeo.name}"]`).first().click();
    const dialog = dialogIn(page);
    await dialog.getByText("Choose Your Package").waitFor();
    expect(await dialog.getByRole("radio").count()).toBe(seoCatalogue.packages.length);
    expect(await dialog.getByRole("radio", { name: popularSeo.name }).isChecked()).toBe(true);
  });
});

describe("each step", () => {
  test("begins at its heading, however far the one before was scrolled", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    for (const next of ["Next: Add-ons", "Next: Review"]) {
      await dialog.evaluate(element => {
        for (const part of element.querySelectorAll("*")) part.scrollTop = 10_000;
      });
      await press(dialog, next);
      const heading = dialog.locator(`[data-heading="${next === "Next: Review" ? 3 : 2}"]:focus`);
      await heading.waitFor();
      const isInSight = await heading.evaluate(element => {
        const { x, y } = element.getBoundingClientRect();
        return document.elementFromPoint(x + 5, y + 5) === element;
      });
      expect([next, isInSight]).toEqual([next, true]);
    }
  });
});

describe("an order", () => {
  test("is stored, its message sent, and the visitor thanked on the next page", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    const dialog = await openQuote(page);
    await toReview(dialog, [[countedAddon.name, 3], [onceAddon.name], [monthlyAddon.name]]);
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await page.waitForURL("**/thank-you/");
    expect(await toastIn(page)).toBe(
      "Enquiry Submitted! / Thank you for your web design enquiry. We'll be in touch soon with next steps and a detailed quote.",
    );
    const details = { name: "Ann Example", email: "ann@example.com", phone: "", message: "" };
    const { first, second } = sampleCalls(details);
    expect(calls.map(({ path }) => path)).toEqual(["/package_orders", "/contact-form"]);
    expect(calls[0]?.body).toEqual({ ...first, filled_ms: expect.any(Number) });
    expect(calls[1]?.body).toEqual({
      ...second,
      order_id: expect.any(String),
    });
    const rows = stored<{ id: string; total_price: number }>(
      "SELECT id, total_price FROM package_orders",
    );
    expect(rows).toEqual([{ id: calls[1]?.body.order_id, total_price: first.total_price }]);
  });

  test("for SEO says so, in the call and in the thanks", async () => {
    const page = await visit("/seo-services/", desk);
    const calls = callsOf(page);
    await page.locator(`[data-package="${onceSeo.name}"]`).first().click();
    const dialog = dialogIn(page);
    await press(dialog, "Next: Add-ons");
    await press(dialog, "Next: Review");
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await page.waitForURL("**/thank-you/");
    expect(await toastIn(page)).toContain("Thank you for your SEO enquiry.");
    expect(calls[1]?.body).toMatchObject({ type: "seo_order", package_type: "seo" });
  });

  test("without a name or an email, or with blanks for them, is not sent", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    const dialog = await openQuote(page);
    await toReview(dialog);
    for (const [name = "", email = ""] of [
      ["", "ann@example.com"],
      ["Ann", ""],
      ["  ", "a@b.co"],
    ]) {
      await dialog.getByLabel("Name *").fill(name);
      await dialog.getByLabel("Email *").fill(email);
      await press(dialog, "Get Started");
      const words = "Missing Information / Please fill in all required fields.";
      expect(await toastIn(dialog)).toBe(words);
      expect(await dialog.locator('[data-toast="destructive"] [role="alert"]').count()).toBe(1);
      expect(await dialog.locator("[aria-invalid]:focus").count()).toBe(1);
      await press(dialog, "Dismiss");
    }
    await dialog.getByLabel("Email *").fill("abc");
    await dialog.getByLabel("Name *").fill("Ann");
    await press(dialog, "Get Started");
    // The browser says it in its own words.
    expect(await dialog.locator("#quote-email:invalid:focus").count()).toBe(1);
    expect(await dialog.locator(".toast").count()).toBe(0);
    expect(calls).toEqual([]);
  });
});

describe("below 768 pixels", () => {
  test("a bar says what is chosen and what it costs, above it everything is complete", async () => {
    const page = await visit("/", { viewport: { width: 767, height: 700 } });
    const dialog = await openQuote(page);
    const bar = dialog.locator(".order-bar");
    const facts = () => bar.locator(".order-bar-facts > *").allInnerTexts();
    expect(await facts()).toEqual(["No package selected", "£0", "0 add-ons"]);
    await choose(dialog, popularPackage.name);
    await press(dialog, "Next: Add-ons");
    await tick(dialog, monthlyAddon.name);
    expect(await facts()).toEqual([
      popularPackage.name,
      formatPounds(popularPackage.pricePence),
      "1 add-on",
      `+${addonPrice(monthlyAddon)}`,
    ]);
    const last = dialog.getByRole("checkbox").last();
    await last.focus();
    const [box, top] = [await last.boundingBox(), await bar.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    await page.setViewportSize({ width: 768, height: 700 });
    expect(await bar.count()).toBe(0);
    expect(await dialog.getByRole("checkbox", { name: monthlyAddon.name }).isChecked()).toBe(true);
  });
});
