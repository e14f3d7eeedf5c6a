import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { filledMsName } from "../../domain/calls.ts";
import { contactForm } from "../../domain/forms.ts";
import { planMessage } from "../../domain/plan-enquiry.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { holdBack } from "./hold-back.ts";
import { callsOf, desk, journey, phone } from "./journey.ts";
import {
  answer,
  crash,
  dialogIn,
  fillContact,
  goOutOfSight,
  press,
  withoutStorage,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit, stored } = journey();

const form = (page: Page) => page.locator("#contact form");
const words = "I would like a website.  ";
const counted = `${words.length}/5000`;
const visitAnother = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** What this tab would bring to the next page. */
const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

async function sendOutOfSight(page: Page, within: Locator, label: string): Promise<void> {
  const release = await holdBack(page, "**/forms/*");
  await press(within, label);
  await within.getByRole("button", { name: label }).waitFor({ state: "detached" });
  await goOutOfSight(page);
  expect(await kept(page)).not.toEqual([]);
  release();
  await page.waitForURL(thankYouPage);
}

/** Counted, it is in the hands of the code that keeps it. */
async function fillIn(page: Page): Promise<void> {
  await fillContact(form(page));
  await form(page).getByText(counted).waitFor();
}

async function expectFilled(page: Page): Promise<void> {
  await form(page).getByText(counted).waitFor();
  expect(await form(page).getByLabel("Name", { exact: true }).inputValue()).toBe("  Ann Example ");
  expect(await form(page).getByLabel("Message").inputValue()).toBe(words);
}

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("a message on %s", (_, options) => {
  test("is there again after a reload, counted, without a touch, and can be sent", async () => {
    const page = await visit("/", options);
    const calls = callsOf(page);
    await fillIn(page);
    for (const _reload of [1, 2]) {
      await page.reload();
      await expectFilled(page);
    }
    await press(form(page), "Send Message");
    await page.waitForURL(thankYouPage);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ name: "Ann Example", message: words.trim() });
    // Sent at once it would pass for spam.
    expect(calls[0]?.body).not.toHaveProperty(filledMsName);
    expect(await kept(page)).toEqual([]);
    await visitAnother(page, "/");
    await page.locator("[data-ready]").waitFor();
    expect(await form(page).getByLabel("Message").inputValue()).toBe("");
  });

  test("is there again after each crash, of which nothing tells the page before", async () => {
    const page = await visit("/", options);
    await fillIn(page);
    for (const _crash of [1, 2]) {
      await crash(page);
      await expectFilled(page);
    }
  });

  test("is counted when Back leads to its page again", async () => {
    const page = await visit("/", options);
    await fillIn(page);
    await visitAnother(page, "/privacy/");
    await page.goBack();
    await expectFilled(page);
  });

  test("is there when a link leads to its page again, until it is taken out", async () => {
    const page = await visit("/", options);
    await fillIn(page);
    await visitAnother(page, "/privacy/");
    await visitAnother(page, "/");
    await expectFilled(page);
    for (const { label } of contactForm.fields)
      await form(page).getByLabel(label, { exact: true }).fill("");
    await visitAnother(page, "/privacy/");
    expect(await kept(page)).toEqual([]);
  });
});

test("a message that was typed before its code came is there again after a crash right then", async () => {
  const page = await visit("/", desk);
  const release = await holdBack(page, "**/contact-*.js");
  await fillContact(form(page));
  release();
  await form(page).getByText(counted).waitFor();
  await crash(page);
  await expectFilled(page);
});

test("a message that was gone on with on a newer copy of its page stands in the older one too", async () => {
  const page = await visit("/", desk);
  await fillIn(page);
  await visitAnother(page, "/privacy/");
  await visitAnother(page, "/");
  await expectFilled(page);
  const longer = `${words}And a logo.`;
  await form(page).getByLabel("Message").fill(longer);
  await form(page).getByText(`${longer.length}/5000`).waitFor();
  // Not at once: the page may leave before it has answered.
  await page.evaluate(() => {
    Object.assign(window, { isNewer: true });
    setTimeout(() => history.go(-2));
  });
  await expect.poll(() => page.evaluate(() => "isNewer" in window).catch(() => true)).toBe(false);
  await form(page).getByText(`${longer.length}/5000`).waitFor();
  expect(await form(page).getByLabel("Message").inputValue()).toBe(longer);
});

test.each([
  ["was reloaded", (page: Page) => page.reload()],
  ["crashed", crash],
])("a message is the same one when its page %s before the answer came", async (_, happens) => {
  const page = await visit("/", desk);
  const calls = callsOf(page);
  await answer(page, "/contact-form", "hangs");
  await fillContact(form(page));
  await press(form(page), "Send Message");
  await form(page).getByRole("button", { name: "Sending..." }).waitFor();
  await happens(page);
  await page.unroute("**/forms/contact-form");
  await expectFilled(page);
  await press(form(page), "Send Message");
  await page.waitForURL(thankYouPage);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
});

test("a message that was sent out of sight is gone with its answer", async () => {
  const page = await visit("/", desk);
  await fillContact(form(page));
  await sendOutOfSight(page, form(page), "Send Message");
  expect(await kept(page)).toEqual([]);
  await visitAnother(page, "/");
  await page.locator("[data-ready]").waitFor();
  expect(await form(page).getByLabel("Message").inputValue()).toBe("");
});

test("what an earlier version kept in another shape keeps no form from being sent", async () => {
  const page = await visit("/privacy/", desk);
  await page.evaluate(() => sessionStorage.setItem("typed-contact", '{"fields":["Ann"]}'));
  await visitAnother(page, "/");
  await fillContact(form(page));
  await form(page).getByText(counted).waitFor();
  await press(form(page), "Send Message");
  await page.waitForURL(thankYouPage);
});

test("what is typed while the page comes is not put back to what was kept", async () => {
  const page = await visit("/", desk);
  await fillIn(page);
  await visitAnother(page, "/privacy/");
  const name = form(page).getByLabel("Name", { exact: true });
  const message = form(page).getByLabel("Message");
  await page.route("**/contact-*.js", async route => {
    await name.fill("Zoë");
    await route.fallback();
  });
  await visitAnother(page, "/");
  await form(page).getByText(counted).waitFor();
  expect([await name.inputValue(), await message.inputValue()]).toEqual(["Zoë", words]);
});

test("where storage is blocked a message is lost by a reload, without an error", async () => {
  const page = await visit("/", desk);
  await withoutStorage(page);
  await page.reload();
  await fillContact(form(page));
  await page.reload();
  await fillContact(form(page));
  await press(form(page), "Send Message");
  await page.waitForURL(thankYouPage);
  expect(await page.evaluate(() => window.name)).toBe("");
  expect(stored("SELECT * FROM enquiries").length).toBeGreaterThan(0);
});

describe("a request in a dialog", () => {
  const openAbout = async (page: Page, about: string): Promise<Locator> => {
    await page.locator(`main ${about}`).first().click();
    return dialogIn(page);
  };

  test("has at its next opening what was typed before a reload", async () => {
    const page = await visit("/dunchurch-seo-services/", desk);
    const dialog = await openAbout(page, "[data-open=audit]");
    await dialog.getByLabel("Website").fill("mysite.co.uk");
    await page.locator("dialog[open]:not([data-island])").waitFor();
    await page.reload();
    expect(await dialogIn(page).count()).toBe(0);
    await openAbout(page, "[data-open=audit]");
    await expect.poll(() => dialog.getByLabel("Website").inputValue()).toBe("mysite.co.uk");
  });

  test("is gone with its answer when it was sent out of sight", async () => {
    const page = await visit("/coventry-website-hosting-support/", desk);
    const dialog = await openAbout(page, "[data-plan]");
    await fillContact(dialog);
    await sendOutOfSight(page, dialog, "Send Enquiry");
    expect(await kept(page)).toEqual([]);
  });

  test("about a plan that was only looked at is not kept", async () => {
    const page = await visit("/coventry-website-hosting-support/", desk);
    const message = (await openAbout(page, "[data-plan]")).getByLabel("Message");
    await expect.poll(() => message.inputValue()).not.toBe("");
    await visitAnother(page, "/privacy/");
    expect(await kept(page)).toEqual([]);
  });

  test("about a plan names only the one that is chosen on another page, beside all that was typed behind it", async () => {
    const page = await visit("/coventry-website-hosting-support/", desk);
    const message = (await openAbout(page, '[data-plan*="Essential"]')).getByLabel("Message");
    await expect.poll(() => message.inputValue()).toContain("Essential");
    await message.press("End");
    await message.pressSequentially("Please call me. Thanks.");
    askOnlyIfThere("/bilton-website-support/");
    await visitAnother(page, "/bilton-website-support/");
    const opener = page.locator("main [data-plan]").first();
    const plan = (await opener.getAttribute("data-plan")) ?? "";
    await opener.click();
    await expect
      .poll(() => message.inputValue())
      .toBe(`${planMessage(plan)} Please call me. Thanks.`);
  });

  test("about a plan names another that is chosen after a reload, and that one alone", async () => {
    const page = await visit("/coventry-website-hosting-support/", desk);
    const message = (await openAbout(page, '[data-plan*="Essential"]')).getByLabel("Message");
    await expect.poll(() => message.inputValue()).toContain("Essential");
    await message.press("End");
    await message.pressSequentially("When could you start?");
    await page.reload();
    await openAbout(page, '[data-plan*="Professional"]');
    await expect.poll(() => message.inputValue()).toContain("Professional");
    expect(await message.inputValue()).not.toContain("Essential");
    expect(await message.inputValue()).toContain("When could you start?");
  });
});
