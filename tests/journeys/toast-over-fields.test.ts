import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { popularPackage } from "../offers.ts";
import { desk, journey, phone } from "./journey.ts";
import {
  answer,
  fillContact,
  filledOrder,
  lookAtToast,
  openQuote,
  press,
  toastIn,
  toReview,
} from "./steps.ts";

const { visit } = journey();
const smallPhone = { width: 320, height: 568 };
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

/** Where a toast appears. */
function nameToTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    const name = document.querySelector("#contact [name=name]")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: name - 70, behavior: "instant" });
  });
}

/** Until the page has stood still for ten frames, however long a busy browser takes for them. */
function stoodStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    let top = scrollY;
    for (let still = 0; still < 10; still = scrollY === top ? still + 1 : 0) {
      top = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
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
  await nameToTop(page);
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
  await stoodStill(page);
  const parts = [".burger", ".logo", "#contact-name:focus", "[for=contact-name]"];
  await expect.poll(() => covered(page, ...parts)).toEqual([]);
});

test("on a slow connection a toast whose styles come late hides neither the field to mend nor its name", async () => {
  const page = await visit("/", { viewport: { width: 360, height: 900 } });
  await nameToTop(page);
  await page.route("**/base-*.css", async route => {
    await toastIn(page);
    await stoodStill(page);
    await route.continue();
  });
  await press(page.locator("#contact form"), "Send Message");
  await toastIn(page);
  await expect
    .poll(() => page.locator(".toast").evaluate(box => getComputedStyle(box).position))
    .toBe("fixed");
  const parts = ["#contact-name:focus", "[for=contact-name]"];
  await expect.poll(() => covered(page, ...parts)).toEqual([]);
});

test("a refused message's toast leaves its field free also where nothing that glides can be stopped, as in Chrome 109", async () => {
  const page = await visit("/", { ...phone, reducedMotion: "no-preference" });
  await page.evaluate(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      scrollIntoView.call(this, { ...Object(options), behavior: "auto" });
    };
  });
  await press(page.locator("#contact form"), "Send Message");
  await toastIn(page);
  await stoodStill(page);
  await expect.poll(() => covered(page, "#contact-name:focus", "[for=contact-name]")).toEqual([]);
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

test("an order's toast hides neither the field to mend nor its name on a phone, sideways too, nor on a desk at 400 %", async () => {
  const page = await visit("/", phone);
  await toReview(await openQuote(page));
  const windows = [phone.viewport, { width: 740, height: 360 }, enlarged.viewport];
  await lookAtToast(page, windows, async where => {
    expect(await covered(page, "#quote-name:focus", "[for=quote-name]"), where).toEqual([]);
  });
});

test("a failed order's toast lies over nothing that the keyboard comes to, on a desk or a phone", async () => {
  const page = await visit("/", desk);
  const dialog = await filledOrder(page);
  await answer(page, "/package_orders", "dead");
  await lookAtToast(page, [desk.viewport, phone.viewport, smallPhone], async message => {
    // Pointed at, it stays however slow this browser is.
    await dialog.locator(".toast").dispatchEvent("pointerenter");
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      await expect.poll(() => underToast(page), { message }).toBe("");
    }
  });
});

test("an order's toast leaves the cross of the dialog free on phones and on a tablet held upright", async () => {
  const page = await visit("/", phone);
  await toReview(await openQuote(page));
  const windows = [phone.viewport, smallPhone, { width: 767, height: 1024 }];
  await lookAtToast(page, windows, async where => {
    expect(await covered(page, ".order-head .dialog-close"), where).toEqual([]);
  });
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
  const mistake = page.locator("#contact-name-error");
  await expect
    .poll(() => mistake.evaluate(words => words.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(200);
});

/** What has the focus, if the toast lies over any of it. Between rounds the browser's own buttons have it. */
async function underToast(page: Page): Promise<string> {
  const focused = page.locator(":focus:is(a, button, input, textarea):not(.toast *)");
  if (!(await focused.count())) return "";
  const hidden = await covered(page, ":focus");
  return hidden.length > 0 ? focused.evaluate(element => element.outerHTML) : "";
}
