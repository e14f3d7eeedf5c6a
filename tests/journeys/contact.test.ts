import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signalColours } from "../../content/colours.ts";
import { contactForm } from "../../domain/forms.ts";
import { rgb } from "../rgb.ts";
import { holdBack } from "./hold-back.ts";
import { callsOf, desk, journey } from "./journey.ts";
import {
  answer,
  fillAudit,
  fillContact,
  openAudit,
  press,
  type Reply,
  toastIn,
  withoutStorage,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit, stored } = journey();

const form = (page: Page) => page.locator("#contact form");
const errorsOf = (page: Page) => form(page).locator(".field-error:visible").allInnerTexts();

describe("the contact form", () => {
  test("sends what was typed, trimmed and without an empty phone, and thanks on the next page", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await fillContact(form(page));
    await press(form(page), "Send Message");
    await page.waitForURL(thankYouPage);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe("/contact-form");
    expect(calls[0]?.body).toMatchObject({
      name: "Ann Example",
      email: "ann@example.com",
      message: "I would like a website.",
      filled_ms: expect.any(Number),
    });
    expect(calls[0]?.body).not.toHaveProperty("phone");
    // None that is yet to come, and none that has come.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await page.locator(".toast").count()).toBe(0);
    const fields = stored<{ fields: string }>("SELECT fields FROM enquiries");
    expect(fields.map(row => JSON.parse(row.fields).message)).toContain("I would like a website.");
  });

  test("has no second thing with the name of one of its fields", async () => {
    const page = await visit("/", desk);
    // The name of one field may be part of another's, as it is of 'Company name'.
    const other = page.locator(":not(#contact form .input)");
    for (const label of await form(page).locator("label").allInnerTexts()) {
      expect(await page.getByLabel(label, { exact: true }).count(), label).toBe(1);
      expect(await page.getByLabel(label).and(other).count(), label).toBe(0);
    }
  });

  // Safari forgets a press under which the words of the button are written anew; other browsers do not.
  test("leaves the words of its button alone when its code comes in the middle of a press", async () => {
    const page = await visit("/", desk);
    const words = await form(page)
      .locator("[type=submit]")
      .evaluateHandle(button => button.firstChild);
    await form(page).getByLabel("Name", { exact: true }).focus();
    await expect.poll(() => page.locator("#contact [data-island]").count()).toBe(0);
    expect(await words.evaluate(text => text?.isConnected)).toBe(true);
    // Firefox has each that is empty yet read out as invalid where nothing else is said.
    expect(await form(page).locator("[required]:not([aria-invalid=false])").count()).toBe(0);
  });

  test("names each mistake beside its field, takes the name back on typing, and counts", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await press(form(page), "Send Message");
    expect(await toastIn(page)).toBe(
      "Validation Error / Please fix the errors below before submitting.",
    );
    const required = contactForm.fields.flatMap(({ rules }) =>
      rules.filter(({ check }) => check === "required").map(({ message }) => message),
    );
    expect(await errorsOf(page)).toEqual(required);
    const gaps = await form(page)
      .locator(".field-error:visible")
      .evaluateAll(errors =>
        errors.map(error => {
          const field = error.parentElement?.querySelector(".input")?.getBoundingClientRect();
          return Math.round(error.getBoundingClientRect().top - (field?.bottom ?? 0));
        }),
      );
    expect(new Set(gaps).size).toBe(1);
    expect(await form(page).locator("[aria-invalid]:focus").getAttribute("name")).toBe("name");
    const described = await form(page).getByLabel("Email").getAttribute("aria-describedby");
    expect(await form(page).locator(`#${described}`).innerText()).toBe("Email is required");
    await form(page).getByLabel("Email").fill("a");
    expect(await errorsOf(page)).toEqual(
      required.filter(message => message !== "Email is required"),
    );
    const rows: [string, string, string[]][] = [
      ["Name", "A", ["Name must be at least 2 characters"]],
      ["Name", "A".repeat(101), ["Name must be less than 100 characters"]],
      ["Name", "   ", ["Name is required"]],
      ["Name", "Zoë 🙂 عمر", []],
      ["Email", "a@b", ["Please enter a valid email address"]],
      ["Email", `${"a".repeat(250)}@b.com`, ["Email must be less than 255 characters"]],
      ["Email", "a@b.co", []],
      ["Phone", "123456789", ["Please enter a valid phone number"]],
      ["Phone", "1".repeat(21), ["Phone number must be less than 20 characters"]],
      ["Phone", "+44 (0)1632 960-001", []],
      ["Message", "123456789", ["Message must be at least 10 characters"]],
      ["Message", "m".repeat(5001), ["Message must be less than 5000 characters"]],
    ];
    for (const [label, text, errors] of rows) {
      await form(page).getByLabel(label).fill(text);
      await press(form(page), "Send Message");
      const found = (await errorsOf(page)).filter(
        error => error.startsWith(label) || errors.includes(error),
      );
      expect([label, text, found]).toEqual([label, text, errors]);
    }
    expect(await form(page).getByText("5001/5000").count()).toBe(1);
    expect(calls).toEqual([]);
  });

  test("shows while one types that a message is over the limit, and no more once it is not", async () => {
    const page = await visit("/", desk);
    const counter = form(page).locator(".counter");
    const looks = () => counter.evaluate(place => getComputedStyle(place).color);
    const usual = await looks();
    await form(page).getByLabel("Message").fill("m".repeat(5001));
    await expect.poll(looks).toBe(rgb(signalColours.red));
    await form(page).getByLabel("Message").fill("m".repeat(5000));
    await expect.poll(looks).toBe(usual);
  });

  test("keeps what is typed while its code is on the way, says so, and sends it once", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    const release = await holdBack(page, "**/contact-*.js");
    await fillContact(form(page));
    await press(form(page), "Send Message");
    await form(page).getByRole("status").filter({ hasText: "Loading..." }).waitFor();
    await press(form(page), "Send Message");
    expect(new URL(page.url()).pathname).toBe("/");
    release();
    await page.waitForURL(thankYouPage);
    expect(calls).toHaveLength(1);
    await page.goBack();
    expect(await form(page).getByLabel("Message").inputValue()).toBe("");
    expect(await form(page).getByLabel("Name", { exact: true }).isEnabled()).toBe(true);
  });

  test("keeps what is typed when a phone had to let the page go and loads it again", async () => {
    const page = await visit("/", desk);
    await fillContact(form(page));
    await page.goto(new URL("/privacy/", page.url()).href);
    await page.goBack();
    await expect
      .poll(() => form(page).getByLabel("Message").inputValue())
      .toBe("I would like a website.  ");
    expect(await form(page).getByLabel("Name", { exact: true }).inputValue()).toBe(
      "  Ann Example ",
    );
  });

  test("offline before its code came, says that it cannot be sent, and sends when the connection is back", async () => {
    const page = await visit("/", desk);
    await page.context().setOffline(true);
    await fillContact(form(page));
    await press(form(page), "Send Message");
    await form(page).getByText("We could not be reached. What you typed is still here.").waitFor();
    expect(await form(page).getByText("Loading...").count()).toBe(0);
    await page.context().setOffline(false);
    await press(form(page), "Send Message");
    await page.waitForURL(thankYouPage);
  });

  test("tells each failure in its own words and keeps everything", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    const usual = "There was a problem sending your message. Please try again.";
    const many = "Too many requests. Please wait a moment before submitting again.";
    const rows: [Reply, string][] = [
      [{ body: '{"success":false}' }, usual],
      [{ body: '{"success":false,"error":"Mailbox full"}' }, usual],
      [{ body: "[]" }, usual],
      [{ body: "not json", type: "text/plain" }, usual],
      [{ status: 500, body: "" }, usual],
      ["dead", usual],
      [{ status: 429, body: '{"success":false,"error":"Too many requests, wait"}' }, many],
      [{ status: 429, body: "slow down", type: "text/plain" }, many],
      [
        {
          status: 400,
          body: '{"success":false,"error":"Validation failed","fields":{"name":"No"}}',
        },
        "Please check your input and try again.",
      ],
    ];
    await answer(page, "/contact-form", ...rows.map(([reply]) => reply));
    await fillContact(form(page));
    for (const [, text] of rows) {
      await press(form(page), "Send Message");
      expect(await toastIn(page)).toBe(`Error / ${text}`);
      // Who goes by keyboard goes on at what is to be mended or pressed.
      await form(page).locator("[type=submit]:focus, [aria-invalid=true]:focus").waitFor();
      await press(page.locator("body"), "Dismiss");
      // What stays when the toast has gone.
      await form(page)
        .locator("[data-note]:not(.visually-hidden)")
        .filter({ hasText: /What you typed is still here|Sending it again unchanged/ })
        .waitFor();
      expect(await form(page).getByLabel("Message").inputValue()).toBe("I would like a website.  ");
      expect(await form(page).locator(":disabled").count()).toBe(0);
    }
    expect(await errorsOf(page)).toEqual(["No"]);
    expect(calls).toHaveLength(rows.length);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test("is locked and says 'Sending...' until the answer comes, once for two clicks", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(page, "/contact-form", "hangs");
    await fillContact(form(page));
    const sent = page.waitForRequest("**/forms/contact-form");
    await form(page).getByRole("button", { name: "Send Message" }).dblclick();
    await sent;
    await form(page).getByRole("button", { name: "Sending..." }).waitFor();
    // As an extension of the browser may do it, which presses no button.
    await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
    expect(await errorsOf(page)).toEqual([]);
    // The button cannot have the focus any more, but the form can, and a screen reader is told beside it.
    expect(await form(page).evaluate(element => element.matches(":focus"))).toBe(true);
    await form(page).locator(".visually-hidden[role=status]", { hasText: "Sending..." }).waitFor();
    expect(await form(page).locator("[name]:enabled").count()).toBe(0);
    expect(calls).toHaveLength(1);
  });
});

test("a message is not answered with the toast of a request whose thank-you page was left before it showed", async () => {
  const page = await visit("/bilton-seo-company/", desk);
  const release = await holdBack(page, /\/assets\/thank-you-[^/]+\.js$/);
  await requestAudit(page);
  await page.goto(page.url().replace(/thank-you\/?$/, "#contact"));
  release();
  await fillContact(form(page));
  await press(form(page), "Send Message");
  await page.waitForURL(thankYouPage);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.locator(".toast").count()).toBe(0);
});

test("where storage is blocked all still works, without the toast", async () => {
  const page = await visit("/bilton-seo-company/", desk);
  await withoutStorage(page);
  await page.reload();
  await requestAudit(page);
  expect(await page.evaluate(() => window.name)).toBe("");
});

async function requestAudit(page: Page): Promise<void> {
  const dialog = await openAudit(page);
  await fillAudit(dialog);
  await press(dialog, "Request Free Audit");
  await page.waitForURL(thankYouPage);
}
