import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { contactForm } from "../../domain/forms.ts";
import { needTownsMenu } from "../pages/need-towns.ts";
import { spelled } from "../spelled.ts";
import { callsOf, desk, journey, phone } from "./journey.ts";
import {
  answer,
  dialogIn,
  fillAudit,
  fillContact,
  filledOrder,
  press,
  stopClock,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

// A browser that shows a page which was left again as it was, without loading it.
const { visit } = journey({ keepsPages: true });

/** Goes back, and makes sure that the very page is shown that was left, not another one from the same address. */
async function back(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await leave();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => "isLeft" in window).catch(() => false)).toBe(true);
}

const onToThanks = (page: Page) => page.waitForURL(thankYouPage);

test("back after a message, its form is fresh and sends another", async () => {
  const page = await visit("/", desk);
  const calls = callsOf(page);
  const form = page.locator("#contact form");
  await fillContact(form);
  await back(page, async () => {
    await press(form, "Send Message");
    await onToThanks(page);
  });
  await expect.poll(() => form.locator(":disabled").count()).toBe(0);
  const texts = await form
    .locator(".input")
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  expect(texts).toEqual(contactForm.fields.map(() => ""));
  expect(await form.locator(".counter").innerText()).toBe("0/5000");
  await fillContact(form);
  await press(form, "Send Message");
  await onToThanks(page);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

test("back after an audit request, its dialog is closed, and fresh when it opens", async () => {
  const page = await visit("/dunchurch-seo-services/", desk);
  const dialog = dialogIn(page);
  const opener = page.locator('main [data-open="audit"]').first();
  await opener.click();
  await fillAudit(dialog);
  await back(page, async () => {
    await press(dialog, "Request Free Audit");
    await onToThanks(page);
  });
  expect(await dialog.count()).toBe(0);
  await opener.click();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("");
  expect(
    await dialog.getByRole("button", { name: "Request Free Audit", exact: true }).isEnabled(),
  ).toBe(true);
});

test("back from the page that a toast was left for, it does not appear again", async () => {
  const page = await visit("/", desk);
  await press(page.locator("#contact form"), "Send Message");
  const toast = page.locator(".toast");
  await toast.locator(".toast-title").waitFor();
  await back(page, async () => {
    await page.evaluate(() => location.assign("/privacy/"));
    await page.waitForURL(`**${spelled("/privacy/")}`);
  });
  expect(await toast.count()).toBe(0);
});

test("back from the thanks for an audit request, they are not said once more", async () => {
  const page = await visit("/dunchurch-seo-services/", desk);
  await page.locator('main [data-open="audit"]').first().click();
  await fillAudit(dialogIn(page));
  await back(page, async () => {
    await stopClock(page);
    await press(dialogIn(page), "Request Free Audit");
    await onToThanks(page);
  });
  await page.clock.runFor(1_000);
  expect(await page.locator(".toast").count()).toBe(0);
});

test("back from another page, to which the address led in the middle of an order, all is as it was", async () => {
  // With the fade from page to page, which must not draw a page that is left out behind a dialog.
  const page = await visit("/", { ...desk, reducedMotion: "no-preference" });
  const dialog = await filledOrder(page);
  const name = await dialog.getByLabel("Name *").inputValue();
  await back(page, async () => {
    await page.evaluate(() => location.assign("/privacy/"));
    await page.waitForURL(`**${spelled("/privacy/")}`);
  });
  expect(await dialog.getByLabel("Name *").inputValue()).toBe(name);
});

test("back from a town that was chosen by touch, the locations menu does not lie over the page", async () => {
  needTownsMenu();
  const page = await visit("/", { viewport: { width: 1024, height: 768 }, hasTouch: true });
  const button = page.locator("[data-dropdown] button");
  await page.locator("[data-ready]").waitFor();
  await button.tap();
  const town = page.locator(".nav-panel a").last();
  const address = await town.getAttribute("href");
  await back(page, async () => {
    await town.tap();
    await page.waitForURL(`**${address}`);
  });
  expect(await button.getAttribute("aria-expanded")).toBe("false");
});

test("back from a town that was chosen as soon as the mouse had opened the locations menu, it does not lie over the page", async () => {
  needTownsMenu();
  const page = await visit("/", desk);
  const button = page.locator("[data-dropdown] button");
  await page.locator("[data-ready]").waitFor();
  const town = page.locator(".nav-panel a").last();
  const address = await town.getAttribute("href");
  await back(page, async () => {
    await button.hover();
    await page.locator("[data-dropdown] [aria-expanded=true]").waitFor();
    // Within the moment in which a press on the button itself would keep it open.
    await town.dispatchEvent("click");
    await page.waitForURL(`**${address}`);
  });
  expect(await button.getAttribute("aria-expanded")).toBe("false");
});

test("Back in the side menu leaves it closed for when the page is shown again", async () => {
  const page = await visit("/", phone);
  await page.locator(".burger").click();
  await page.locator("#drawer:modal").waitFor();
  await back(page, async () => {
    await page.evaluate(() => location.assign("/privacy/"));
    await page.waitForURL(`**${spelled("/privacy/")}`);
  });
  expect(await page.locator("#drawer").isVisible()).toBe(false);
});

test("back to a form that was gone on with on a newer copy of its page, the newer words stand in it", async () => {
  const page = await visit("/", desk);
  const message = page.locator("#contact form").getByLabel("Message", { exact: true });
  await fillContact(page.locator("#contact form"));
  // What keeps it may come after it was typed.
  await expect.poll(() => page.locator("#contact [data-island]").count()).toBe(0);
  await back(page, async () => {
    for (const path of ["/privacy/", "/"]) {
      await page.evaluate(path => location.assign(path), path);
      await page.waitForURL(`**${spelled(path)}`);
    }
    await expect.poll(() => message.inputValue()).toBe("I would like a website.  ");
    await message.fill("I would like a website and a logo.");
    await page.evaluate(() => history.back());
    await expect.poll(() => page.url()).toContain(spelled("/privacy/"));
  });
  await expect.poll(() => message.inputValue()).toBe("I would like a website and a logo.");
  expect(await page.locator("#contact form .counter").innerText()).toBe("34/5000");
});

test("back to a form that was left while it was sent, it can be sent again with all that was typed", async () => {
  const page = await visit("/", desk);
  await answer(page, "/contact-form", "hangs");
  const form = page.locator("#contact form");
  await fillContact(form);
  await press(form, "Send Message");
  await form.getByRole("button", { name: "Sending..." }).waitFor();
  await page.locator(`footer a[href='${spelled("/privacy")}']`).click();
  await page.waitForURL(`**${spelled("/privacy/")}`);
  await page.evaluate(() => history.back());
  await form.getByRole("button", { name: "Send Message" }).waitFor();
  expect(await form.getByLabel("Message", { exact: true }).inputValue()).toBe(
    "I would like a website.  ",
  );
  expect(await form.locator("[data-note]").innerText()).toContain("You left while");
});

test("a message whose call ends as another page is asked for, as in Safari, was left and not unreachable", async () => {
  const page = await visit("/", desk);
  const call = new Promise<Route>(resolve => page.route("**/contact-form", resolve));
  const form = page.locator("#contact form");
  await fillContact(form);
  await press(form, "Send Message");
  const route = await call;
  await page.evaluate(() => void dispatchEvent(new Event("beforeunload")));
  await route.abort();
  await form.getByRole("button", { name: "Send Message" }).waitFor();
  expect(await form.locator("[data-note]").innerText()).toContain("You left while");
});
