import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { popularPackage } from "../offers.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey, phone } from "./journey.ts";
import {
  answer,
  dialogIn,
  fillContact,
  fillDetails,
  filledOrder,
  openQuote,
  press,
  refusedOrder,
  stopClock,
  toastIn,
  toReview,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();
/** A desk of 1280 × 1024 at 400 %. */
const enlarged = { viewport: { width: 320, height: 256 } };
/** One of 1280 × 800. */
const enlargedLow = { viewport: { width: 320, height: 200 } };

/** What of these the toast covers, even in part. */
function covered(page: Page, ...selectors: string[]): Promise<string[]> {
  return page.evaluate(selectors => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const toast = box(".toast");
    return selectors.filter(selector => {
      const part = box(selector);
      if (!toast || !part) throw new Error(`There is no ${toast ? selector : "toast"}`);
      const isBeside = part.right <= toast.left || part.left >= toast.right;
      return !isBeside && part.bottom > toast.top && part.top < toast.bottom;
    });
  }, selectors);
}

/** Until the page stands still. */
async function scrolled(page: Page): Promise<void> {
  const top = () => page.evaluate(() => scrollY);
  let last = -1;
  for (let now = await top(); now !== last; now = await top()) {
    last = now;
    await page.waitForTimeout(200);
  }
}

test("on a phone a failure's toast hides neither the button that was pressed nor the field to mend", async () => {
  const page = await visit("/", phone);
  const form = page.locator("#contact form");
  const button = "#contact [type=submit]";
  await fillContact(form);
  await form.getByLabel("Message", { exact: true }).fill("Short");
  await press(form, "Send Message");
  await toastIn(page);
  await expect.poll(() => covered(page, button, ":focus")).toEqual([]);
  // The same with the field where the toast appears.
  await press(page.locator("body"), "Dismiss");
  await page.setViewportSize({ width: 360, height: 900 });
  await form.getByLabel("Name", { exact: true }).fill("");
  await page.evaluate(() => {
    const name = document.querySelector("#contact [name=name]")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: name - 70, behavior: "instant" });
  });
  await press(form, "Send Message");
  await toastIn(page);
  await expect.poll(() => covered(page, button, ":focus")).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
});

test.each([
  ["a phone", phone],
  ["a small phone", { viewport: { width: 320, height: 568 } }],
  ["a phone that scrolls smoothly", { ...phone, reducedMotion: "no-preference" as const }],
])("on %s a refused message's toast leaves the page's menu free", async (_, screen) => {
  const page = await visit("/", screen);
  await press(page.locator("#contact form"), "Send Message");
  await toastIn(page);
  // Where a page scrolls smoothly, it takes about a second to.
  await scrolled(page);
  const parts = [".burger", ".logo", "#contact-name:focus", "[for=contact-name]"];
  await expect.poll(() => covered(page, ...parts)).toEqual([]);
});

test("on a low phone a refused message's toast hides neither the field to mend nor its name", async () => {
  const page = await visit("/", { viewport: { width: 360, height: 640 } });
  const form = page.locator("#contact form");
  await fillContact(form);
  await form.getByLabel("Email", { exact: true }).fill("");
  await press(form, "Send Message");
  await toastIn(page);
  const parts = ["#contact-email:focus", "[for=contact-email]", "#contact-email-error"];
  await expect.poll(() => covered(page, ...parts)).toEqual([]);
});

test.each([
  ["a phone held upright", phone],
  ["a phone held sideways", { viewport: { width: 740, height: 360 } }],
  ["a desk at 400 %", enlarged],
])("on %s an order's toast hides neither the field to mend nor its name", async (_, screen) => {
  const page = await visit("/", screen);
  await refusedOrder(page);
  expect(await covered(page, "#quote-name:focus", "[for=quote-name]")).toEqual([]);
});

test.each([
  ["a desk", desk],
  ["a phone", phone],
  ["a small phone", { viewport: { width: 320, height: 568 } }],
])(
  "on %s a failed order's toast lies over nothing that the keyboard comes to",
  async (_, screen) => {
    const page = await visit("/", screen);
    const dialog = await filledOrder(page);
    await answer(page, "/package_orders", "dead");
    await press(dialog, "Get Started");
    await toastIn(dialog);
    // Pointed at, it stays however slow this browser is.
    await dialog.locator(".toast").dispatchEvent("pointerenter");
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => underToast(page)).toBe("");
    }
  },
);

test.each([
  ["a phone", phone],
  ["a small phone", { viewport: { width: 320, height: 568 } }],
])("on %s an order's toast leaves the cross of the dialog free", async (_, screen) => {
  const page = await visit("/", screen);
  await refusedOrder(page);
  expect(await covered(page, ".order-head .dialog-close")).toEqual([]);
});

test("at 400 % a failed order's toast lies over no field that is short enough, and leaves the end of one that is not", async () => {
  const page = await visit("/", enlarged);
  const dialog = await filledOrder(page);
  await answer(page, "/package_orders", "dead");
  await press(dialog, "Get Started");
  await toastIn(dialog);
  await dialog.locator(".toast").dispatchEvent("pointerenter");
  const requirements = dialog.getByLabel("Additional Requirements");
  await requirements.focus();
  const endOf = (part: Locator) => part.evaluate(place => place.getBoundingClientRect().bottom);
  await expect
    .poll(async () => (await endOf(requirements)) - (await endOf(dialog.locator(".toast"))))
    .toBeGreaterThan(40);
  for (const label of ["Phone", "Email *", "Name *"]) {
    await dialog.getByLabel(label).focus();
    await expect.poll(() => covered(page, ":focus"), { message: label }).toEqual([]);
  }
});

test("a toast makes way for a field to which the browser scrolls late, as Safari does", async () => {
  const page = await visit("/", phone);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  await toReview(dialog);
  await dialog.evaluate(box => {
    const name = box.querySelector<HTMLElement>("#quote-name");
    name?.addEventListener("focus", () => box.scrollTo(0, box.scrollHeight), { once: true });
    // As soon as the toast has its words.
    const late = new MutationObserver(() => {
      if (!box.querySelector(".toast-title")) return;
      late.disconnect();
      box.scrollBy(0, (name?.getBoundingClientRect().top ?? 0) - 100);
    });
    late.observe(box, { childList: true, subtree: true });
  });
  await press(dialog, "Get Started");
  await toastIn(dialog);
  await expect.poll(() => covered(page, "#quote-name:focus")).toEqual([]);
});

test("on a low desk at 400 % a message's toast leaves the field to mend and its mistake in view", async () => {
  const page = await visit("/", enlargedLow);
  await press(page.locator("#contact form"), "Send Message");
  await toastIn(page);
  const parts = ["#contact-name:focus", "#contact-name-error"];
  await expect.poll(() => covered(page, ...parts)).toEqual([]);
  const bottom = await page.locator("#contact-name-error").evaluate(mistake => {
    return mistake.getBoundingClientRect().bottom;
  });
  expect(bottom).toBeLessThanOrEqual(200);
});

/** What has the focus, if the toast lies over any of it. Between rounds the browser's own buttons have it. */
async function underToast(page: Page): Promise<string> {
  const focused = page.locator(":focus:is(a, button, input, textarea):not(.toast *)");
  if (!(await focused.count())) return "";
  const hidden = await covered(page, ":focus");
  return hidden.length > 0 ? focused.evaluate(element => element.outerHTML) : "";
}

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

test("a page that stays open hears of no toast that is gone, however many there were", async () => {
  const page = await visit("/", desk);
  const tools = await page.context().newCDPSession(page);
  const counts: unknown[] = [];
  for (const _try of [1, 2, 3]) {
    await press(page.locator("#contact form"), "Send Message");
    await toastIn(page);
    const { result } = await tools.send("Runtime.evaluate", {
      expression:
        "getEventListeners(window).pagehide.length + getEventListeners(document.body).close.length",
      includeCommandLineAPI: true,
    });
    counts.push(result.value);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(new Set(counts).size).toBe(1);
});
