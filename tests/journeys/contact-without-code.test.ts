import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { colours } from "../../content/colours.ts";
import { rgb } from "../rgb.ts";
import { desk, journey } from "./journey.ts";
import { fillContact, press } from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

const form = (page: Page) => page.locator("#contact form");

describe("without script the contact form", () => {
  test("asks to name the package or plan whose button has led there", async () => {
    const intro = (page: Page) => page.locator("#contact .section-intro").innerText();
    const page = await visit("/", { ...desk, javaScriptEnabled: false });
    await page.locator("main [data-package]").first().click();
    await page.waitForURL("**/#contact");
    expect(await intro(page)).toContain("please name the package or plan");
    expect(await intro(await visit("/", desk))).not.toContain("please name");
  });

  test("is posted, and leads to the thank-you page or back with messages and what was typed", async () => {
    // With the fade from page to page, of which a page that takes no part would make an error.
    const fading = { reducedMotion: "no-preference", javaScriptEnabled: false } as const;
    const page = await visit("/", { ...desk, ...fading });
    await fillContact(form(page));
    // It could not count.
    expect(await form(page).locator(".counter").isVisible()).toBe(false);
    await form(page).getByLabel("Name", { exact: true }).fill("A");
    await press(form(page), "Send Message");
    await page.getByText("Name must be at least 2 characters").waitFor();
    // From the first field to mend, which has the focus as soon as the page is painted.
    await page.getByLabel("Name").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Shift+Tab");
    const ring = await page.locator("header :focus").evaluate(link => getComputedStyle(link));
    // On the dark head the ring of the page below would have a contrast of 2.2 to 1.
    expect(ring.outlineColor).toBe(rgb(colours.amber));
    expect(await page.getByLabel("Message").inputValue()).toContain("I would like a website.");
    await page.goBack();
    await fillContact(form(page));
    await press(form(page), "Send Message");
    await page.waitForURL(thankYouPage);
  });
});

test("a message whose code is gone, since the site was published anew, is posted without it", async () => {
  const page = await visit("/", desk);
  await page.route("**/contact-*.js", route => route.fulfill({ status: 404 }));
  await fillContact(form(page));
  const posted = page.waitForRequest(request => request.isNavigationRequest());
  await press(form(page), "Send Message");
  expect((await posted).method()).toBe("POST");
  await page.waitForURL(thankYouPage);
});
