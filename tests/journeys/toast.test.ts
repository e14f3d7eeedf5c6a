import { expect, test } from "vitest";
import { holdBack } from "./hold-back.ts";
import { desk, journey, phone } from "./journey.ts";
import {
  answer,
  dialogIn,
  dressed,
  enlargeText,
  fillContact,
  fillDetails,
  filledOrder,
  openQuote,
  press,
  stopClock,
  toastIn,
  toReview,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

test("a toast is over with the next try, whatever comes of that", async () => {
  const page = await visit("/", desk);
  const form = page.locator("#contact form");
  await fillContact(form);
  await form.getByLabel("Message", { exact: true }).fill("Short");
  await press(form, "Send Message");
  expect(await toastIn(page)).toContain("Validation Error");
  const release = await holdBack(page, "**/contact-form");
  await form.getByLabel("Message", { exact: true }).fill("A longer message.");
  await press(form, "Send Message");
  await form.getByRole("button", { name: "Sending..." }).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
  release();
  await page.waitForURL(thankYouPage);

  await page.goto(new URL("/", page.url()).href);
  const dialog = await openQuote(page);
  await toReview(dialog);
  await press(dialog, "Get Started");
  expect(await toastIn(page)).toContain("Missing Information");
  await fillDetails(dialog);
  await dialog.getByLabel("Email *").fill("abc");
  await press(dialog, "Get Started");
  await dialog.getByLabel("Email *").and(page.locator(":focus")).waitFor();
  expect(await page.locator(".toast").count()).toBe(0);
});

test("an order's success is told on this page as long as the next one does not come", async () => {
  const page = await visit("/", desk);
  // The answer that leaves a browser where it is.
  await page.route(thankYouPage, route => route.fulfill({ status: 204 }));
  const dialog = await filledOrder(page);
  await press(dialog, "Get Started");
  expect(await toastIn(page)).toContain("Enquiry Submitted!");
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await dialogIn(page).count()).toBe(0);
});

test("with text of double size on a phone a page's toast keeps as far from either edge as all else", async () => {
  const page = await visit("/", phone);
  await enlargeText(page);
  await press(page.locator("#contact form"), "Send Message");
  await toastIn(page);
  await dressed(page);
  const edges = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate(box => {
        const { left, right } = box.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  expect(await edges(".toast")).toEqual(await edges("#contact .wrap"));
});

test("a toast goes with the dialog that it lies in", async () => {
  const page = await visit("/coventry-website-hosting-support/", desk);
  await page.locator("main [data-plan]").first().click();
  const dialog = dialogIn(page);
  await press(dialog, "Send Enquiry");
  await toastIn(dialog);
  await press(dialog, "Cancel");
  // The browser hides a dialog before it tells the page that it is closed.
  await page.locator(".toast").waitFor({ state: "detached" });
});

test("who dismisses a toast goes on where they were, not where it came", async () => {
  const page = await visit("/", desk);
  await press(page, "Send Message");
  await toastIn(page);
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("We need a website.");
  await press(page, "Dismiss");
  await page.locator(".toast").waitFor({ state: "detached" });
  await page.keyboard.press("End");
  await page.keyboard.type(" And soon.");
  expect(await message.inputValue()).toBe("We need a website. And soon.");
});

test("the toast waits while it is pointed at or focused, and only then goes", async () => {
  const page = await visit("/coventry-website-hosting-support/", desk);
  await page.locator("main [data-plan]").first().click();
  const dialog = dialogIn(page);
  const toast = dialog.locator(".toast");
  // It opens by the clock, where its code is still on the way.
  await dialog.getByRole("button", { name: "Send Enquiry" }).waitFor();
  await stopClock(page);
  await press(dialog, "Send Enquiry");
  await toast.waitFor();
  // Its words come with the next tick.
  await page.clock.runFor(1);
  await toast.hover();
  await page.clock.fastForward(60_000);
  await toast.getByRole("button").focus();
  await page.mouse.move(1, 1);
  await page.clock.fastForward(60_000);
  expect(await toast.count()).toBe(1);
  await dialog.getByLabel("Name", { exact: true }).focus();
  await page.clock.fastForward(5_000);
  expect(await toast.count()).toBe(1);
  await page.clock.fastForward(60_000);
  expect(await toast.count()).toBe(0);
});

test("what a toast says is heard in one piece, its title first", async () => {
  const page = await visit("/", desk);
  await press(page.locator("#contact form"), "Send Message");
  const heard = page.getByRole("alert");
  await expect
    .poll(() => heard.textContent())
    .toBe("Validation Error\nPlease fix the errors below before submitting.");
  expect(await heard.locator(".toast-text").textContent()).toMatch(/^Please fix the errors/);
  // Orca says the second first of two paragraphs that come at once.
  expect(await heard.locator("p, div, li").count()).toBe(0);
});

test("an alert comes with its words: Orca hears nothing in Firefox of words that come into one", async () => {
  const page = await visit("/", desk);
  await page.evaluate(() => {
    new MutationObserver(changes => {
      const come = changes.flatMap(change => [...change.addedNodes]);
      for (const node of come)
        if (node instanceof Element && node.matches("[role=alert], :has([role=alert])"))
          document.body.dataset.heard = `${node.textContent}`;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await press(page.locator("#contact form"), "Send Message");
  await page.getByRole("alert").waitFor();
  expect(await page.locator("body").getAttribute("data-heard")).toMatch(/^Validation Error/);
});

test("a page that stays open hears of no toast that is gone and no call that is over, however many there were", async () => {
  const page = await visit("/", desk);
  await answer(page, "/contact-form", { status: 503 });
  await fillContact(page.locator("#contact form"));
  const tools = await page.context().newCDPSession(page);
  const counts: unknown[] = [];
  for (const _try of [1, 2, 3]) {
    await press(page.locator("#contact form"), "Send Message");
    await toastIn(page);
    const { result } = await tools.send("Runtime.evaluate", {
      expression:
        "Object.values(getEventListeners(window)).flat().length + getEventListeners(document.body).close.length",
      includeCommandLineAPI: true,
    });
    counts.push(result.value);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
});
