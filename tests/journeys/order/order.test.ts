import { describe, expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../../content/catalogue.ts";
import { site } from "../../../content/site.ts";
import { addonPrice } from "../../../domain/catalogue.ts";
import { formatPounds } from "../../../domain/money.ts";
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
  toastIn,
  toReview,
} from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit, stored } = journey();

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
    await stepOn(dialog, "Add-ons");
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

describe("step two", () => {
  test("shows each add-on with its price, and which are paid each month", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await choose(dialog, firstPackage.name);
    await stepOn(dialog, "Add-ons");
    const rows = await dialog.locator(".order-addon").allTextContents();
    for (const [index, addon] of webCatalogue.addons.entries()) {
      expect(rows[index]).toContain(addon.name);
      expect(rows[index]).toContain(addonPrice(addon));
      expect(rows[index]?.includes("Monthly")).toBe(addon.isMonthly === true);
    }
  });
});

describe("an order of what is paid once, such as an audit,", () => {
  test("says that nothing is paid now, what there is to say of VAT, and what its package says itself", async () => {
    const page = await visit("/seo-services/", desk);
    await page.locator(`main [data-package="${onceSeo.name}"]`).first().click();
    const dialog = dialogIn(page);
    const note = onceSeo.note ?? "";
    await stepOn(dialog, "Add-ons");
    expect(await dialog.locator(".order-packs").textContent()).toContain(note);
    await stepOn(dialog, "Review");
    const said = await dialog.textContent();
    for (const words of ["No payment now.", site.vatStatement]) expect(said).toContain(words);
    expect(await dialog.locator(".order-summary").textContent()).toContain(note);
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
    const dialog = await filledOrder(page, [
      [countedAddon.name, 3],
      [onceAddon.name],
      [monthlyAddon.name],
    ]);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(await toastIn(page)).toBe(
      `Enquiry Submitted! / Thank you for your ${webCatalogue.label} enquiry. We'll be in touch soon with next steps and a detailed quote.`,
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
    await stepOn(dialog, "Add-ons");
    await stepOn(dialog, "Review");
    await fillDetails(dialog);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
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
    expect(await dialog.locator(".field-error:visible").count()).toBe(0);
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
    await stepOn(dialog, "Add-ons");
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
    await bar.getByRole("button", { name: "Next: Review" }).focus();
    await page.setViewportSize({ width: 768, height: 700 });
    await bar.waitFor({ state: "detached" });
    expect(await dialog.locator(".order-next:focus").count()).toBe(1);
    expect(await dialog.getByRole("checkbox", { name: monthlyAddon.name }).isChecked()).toBe(true);
  });
});
