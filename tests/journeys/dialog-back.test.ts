import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { buttons } from "../../content/navigation.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { spelled } from "../spelled.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey, phone } from "./journey.ts";
import { closeByKey, dialogIn, fillAudit, openAudit, openQuote, press } from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();
const path = "/bilton-seo-company/";
beforeEach(() => askOnlyIfThere(path));

/** With the privacy page before it, for Back to lead to. */
async function visitSecond(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await visit("/privacy/", options);
  await page.goto(new URL(path, page.url()).href);
  return page;
}

/** Only afterwards: the page may be gone before it could answer. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const isHeld = (page: Page) => page.evaluate(() => history.state);
const isHere = (page: Page) => expect(new URL(page.url()).pathname).toBe(spelled(path));

/** Back closes it from here on. */
async function heldAudit(page: Page) {
  const dialog = await openAudit(page);
  await expect.poll(() => isHeld(page)).toBe(true);
  return dialog;
}

/** Closes a dialog and presses what opens another, or it again, before the browser has gone back. */
function closeAndPress(page: Page, opener: string): Promise<void> {
  return page.evaluate(async opener => {
    // As on a slow phone.
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 500);
    const closed = new Promise(resolve => addEventListener("close", resolve, { capture: true }));
    document.querySelector<HTMLElement>("dialog[open] [data-close]")?.click();
    await closed;
    const gone = new Promise(resolve => addEventListener("popstate", resolve, { once: true }));
    document.querySelector<HTMLElement>(opener)?.click();
    await gone;
    history.back = back;
  }, opener);
}

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("the browser's Back in an audit request on %s", (_, options) => {
  test("closes the dialog, stays on the page and keeps what was typed", async () => {
    const page = await visitSecond(path, options);
    const opener = page.locator('main [data-open="audit"]').first();
    await opener.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const dialog = await heldAudit(page);
    await fillAudit(dialog);
    await back(page);
    await dialog.waitFor({ state: "hidden" });
    isHere(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await opener.evaluate(link => link.matches(":focus"))).toBe(true);
    await heldAudit(page);
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Ann");
    await closeByKey(page);
    // Nothing is left of it that another Back would have to leave.
    await back(page);
    await page.waitForURL(`**${spelled("/privacy/")}`);
  });
});

test("an audit request that is closed and opened at once stays open", async () => {
  const page = await visit(path, desk);
  const dialog = await heldAudit(page);
  await closeAndPress(page, 'main [data-open="audit"]');
  await expect.poll(() => isHeld(page)).toBe(true);
  expect(await dialog.count()).toBe(1);
  await back(page);
  await dialog.waitFor({ state: "hidden" });
  isHere(page);
});

test("an order that is opened as soon as an audit request is closed stays open", async () => {
  const page = await visit(path, desk);
  const order = await openQuote(page, buttons.quoteInHeader);
  await closeByKey(page);
  await heldAudit(page);
  await closeAndPress(page, "[data-open=quote]");
  await expect.poll(() => isHeld(page)).toBe(true);
  await order.getByRole("heading", { name: "Choose Your Package" }).waitFor();
});

test("a link of the menu leads on where the menu is opened as soon as an audit request is closed", async () => {
  const page = await visit(path, phone);
  await heldAudit(page);
  await closeAndPress(page, "[data-open=drawer]");
  await page.locator("#drawer a[href='/blog/']").click();
  await page.waitForURL(`**${spelled("/blog/")}`);
});

test.each([
  ["an audit request", "message-dialog", 'main [data-open="audit"]'],
  ["an order", "configurator", "[data-open=quote]"],
])("Back closes %s whose code is still on its way, and stays", async (_, island, opener) => {
  const page = await visit("/privacy/", desk);
  const release = await holdBack(page, `**/assets/${island}-*.js`);
  await page.goto(new URL(path, page.url()).href);
  await page.locator(opener).first().click();
  const dialog = dialogIn(page);
  await expect.poll(() => isHeld(page)).toBe(true);
  await back(page);
  await dialog.waitFor({ state: "hidden" });
  isHere(page);
  release();
  await back(page);
  await page.waitForURL(`**${spelled("/privacy/")}`);
});

test.each([
  ["an audit request", path, 'main [data-open="audit"]'],
  ["an order", "/", "main [data-package]"],
])(
  "Forward opens %s again that Back has closed, and Back closes it again",
  async (_, path, opener) => {
    const page = await visitSecond(path, desk);
    await page.locator(opener).first().click();
    const dialog = dialogIn(page);
    for (const _time of [1, 2]) {
      await dialog.locator("form").waitFor();
      await back(page);
      await dialog.waitFor({ state: "hidden" });
      await page.evaluate(() => void setTimeout(() => history.forward()));
    }
    await dialog.locator("form").waitFor();
    await back(page);
    await dialog.waitFor({ state: "hidden" });
    await back(page);
    await page.waitForURL(`**${spelled("/privacy/")}`);
  },
);

test("an order that Forward opens again stays whole when the browser tells only then that it was closed", async () => {
  const page = await visitSecond("/", desk);
  await page.locator("main [data-package]").first().click();
  const dialog = dialogIn(page);
  await dialog.locator("form").waitFor();
  // Chromium tells so with a frame of its own, which a busy phone may show late.
  await page.evaluate(() => {
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener("close", hold, { capture: true, once: true });
  });
  await back(page);
  await dialog.waitFor({ state: "hidden" });
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await dialog.locator("form").waitFor();
  await dialog.dispatchEvent("close");
  expect(await dialog.locator("form").count()).toBe(1);
  await press(dialog, "Next: Add-ons");
  await dialog.locator('[data-heading="2"]:focus').waitFor();
});

test("an audit request that Back closes as its code arrives leaves no entry for itself", async () => {
  const page = await visit(path, desk);
  const release = await holdBack(page, "**/assets/message-dialog-*.js");
  await page.locator('main [data-open="audit"]').first().click();
  await expect.poll(() => isHeld(page)).toBe(true);
  const closed = page.evaluate(async () => {
    const { setTimeout } = window;
    const passed = new Promise(resolve => addEventListener("popstate", resolve, { once: true }));
    // As on a slow phone, until its code has come.
    const late: TimerHandler[] = [];
    Object.assign(window, { setTimeout: (work: TimerHandler) => void late.push(work) });
    history.back();
    await passed;
    Object.assign(window, { setTimeout });
    const dialog = document.querySelector("#audit");
    while (dialog?.matches("[data-island]")) await new Promise(resolve => setTimeout(resolve));
    for (const work of late) setTimeout(work);
    while (dialog?.matches("[open]")) await new Promise(resolve => setTimeout(resolve));
    return history.state;
  });
  await expect.poll(() => isHeld(page)).toBe(null);
  release();
  expect(await closed).toBe(null);
});

test("an audit request that Forward opens again is not left because the closing is told late", async () => {
  const page = await visit(path, desk);
  const dialog = await heldAudit(page);
  await back(page);
  await dialog.waitFor({ state: "hidden" });
  const isLeft = await page.evaluate(async () => {
    let isLeft = false;
    history.back = () => {
      isLeft = true;
    };
    history.forward();
    await new Promise(resolve => addEventListener("popstate", resolve, { once: true }));
    document.querySelector("#audit")?.dispatchEvent(new Event("close"));
    return isLeft;
  });
  expect(isLeft).toBe(false);
  await dialog.waitFor();
});

test("an audit request that is opened again and again leaves no more in the history than one", async () => {
  const page = await visit(path, desk);
  const before = await page.evaluate(() => history.length);
  for (const _opening of [1, 2, 3]) {
    await heldAudit(page);
    await closeByKey(page);
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test("after a reload in an audit request Back leads to the page before", async () => {
  const page = await visitSecond(path, desk);
  await heldAudit(page);
  await page.reload();
  await page.locator("[data-ready]").waitFor();
  await expect.poll(() => isHeld(page)).toBe(null);
  await back(page);
  await page.waitForURL(`**${spelled("/privacy/")}`);
});

test("Forward after a reload in an audit request leaves no Back that does nothing", async () => {
  const page = await visitSecond(path, desk);
  await heldAudit(page);
  await page.reload();
  await expect.poll(() => isHeld(page)).toBe(null);
  await page.evaluate(async () => {
    const passed = () =>
      new Promise(resolve => addEventListener("popstate", resolve, { once: true }));
    history.forward();
    await passed();
    await passed();
  });
  isHere(page);
  await back(page);
  await page.waitForURL(`**${spelled("/privacy/")}`);
});

test("after a reload in an audit request the next closing leaves nothing of it in the history", async () => {
  const page = await visitSecond(path, desk);
  const dialog = await heldAudit(page);
  await fillAudit(dialog);
  // What keeps it may come after it was typed.
  await page.locator("dialog[open]:not([data-island])").waitFor();
  await page.reload();
  await heldAudit(page);
  await expect.poll(() => dialog.getByLabel("Name").inputValue()).toBe("Ann");
  await closeByKey(page);
  await back(page);
  await page.waitForURL(`**${spelled("/privacy/")}`);
});

test("after an audit request Back shows its page, and then the one before", async () => {
  const page = await visitSecond(path, desk);
  const dialog = await heldAudit(page);
  await fillAudit(dialog);
  await press(dialog, "Request Free Audit");
  await page.waitForURL(thankYouPage);
  await page.goBack();
  isHere(page);
  expect(await dialogIn(page).count()).toBe(0);
  await back(page);
  await page.waitForURL(`**${spelled("/privacy/")}`);
});

test("an audit request that Back has closed while it was sent leads to the thank-you page", async () => {
  const page = await visit(path, desk);
  const release = await holdBack(page, "**/forms/contact-form");
  const dialog = await heldAudit(page);
  await fillAudit(dialog);
  await press(dialog, "Request Free Audit");
  await dialog.getByRole("button", { name: "Submitting..." }).waitFor();
  await back(page);
  await dialog.waitFor({ state: "hidden" });
  release();
  await page.waitForURL(thankYouPage);
  await page.goBack();
  isHere(page);
});
