import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { toPounds } from "../../../domain/money.ts";
import { besideMouse } from "../../browser.ts";
import { countedAddon, monthlyAddon, onceAddon, webQuote } from "../../offers.ts";
import { holdBack } from "../hold-back.ts";
import { callsOf, desk, journey } from "../journey.ts";
import { answer, closeByKey, dialogIn, filledOrder, press, stopClock, toastIn } from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit, stored } = journey();

const failed = "Submission Error / There was a problem submitting your enquiry. Please try again.";

describe("an order that fails", () => {
  test("stays in its dialog, whatever the failure, and goes through once when tried again", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(
      page,
      "/package_orders",
      { status: 500, body: "<h1>Internal Server Error</h1>", type: "text/html" },
      { body: '{"data":null,"error":{"message":"no"}}' },
      { body: "<html>Sign in to the hotel's network</html>", type: "text/html" },
      { status: 429, body: '{"data":null,"error":{"message":"Too many requests"}}' },
      { body: '{"success":false}' },
      { body: "[]" },
      "dead",
    );
    const dialog = await filledOrder(page, [[countedAddon.name, 2]]);
    for (let attempt = 0; attempt < 7; attempt++) {
      await press(dialog, "Get Started");
      expect(await toastIn(dialog)).toBe(failed);
      await press(dialog, "Dismiss");
      expect(await dialog.locator("[type=submit]:focus").innerText()).toBe("Get Started");
      expect(await dialog.getByLabel("Email *").inputValue()).toBe("ann@example.com");
    }
    expect(await dialog.getByText("No answer came.").count()).toBe(1);
    await page.unroute("**/forms/package_orders");
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    const orders = calls.filter(({ path }) => path === "/package_orders");
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
    expect(orders).toHaveLength(8);
    expect(calls.filter(({ path }) => path === "/contact-form")).toHaveLength(1);
    const { totalPence } = webQuote({ [countedAddon.name]: 2 });
    const kept = `SELECT id FROM package_orders WHERE total_price = ${toPounds(totalPence)}`;
    expect(stored(kept)).toHaveLength(1);
  });

  test("is not taken for one that is still being sent a while later", async () => {
    const page = await visit("/", desk);
    await answer(page, "/package_orders", { status: 500 });
    const dialog = await filledOrder(page);
    await stopClock(page);
    await press(dialog, "Get Started");
    await dialog.getByText("Sending did not work.").waitFor();
    await page.clock.fastForward(30_000);
    expect(await dialog.getByText("Sending did not work.").count()).toBe(1);
    expect(await dialog.getByRole("button", { name: "Get Started" }).isEnabled()).toBe(true);
  });

  test("is the same order when it was closed and is filled in again", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(page, "/package_orders", "dead");
    for (let attempt = 0; attempt < 2; attempt++) {
      const dialog = await filledOrder(page, [[countedAddon.name, 3]]);
      await press(dialog, "Get Started");
      await toastIn(dialog);
      await closeByKey(page);
    }
    expect(calls[1]?.key).toBe(calls[0]?.key);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
  });

  test("in its answer alone is told so, and is the same order when it is sent again", async () => {
    const page = await visit("/", desk);
    const orders = () => stored("SELECT id FROM package_orders").length;
    const before = orders();
    const lose = async (route: Route) => {
      const headers = { ...route.request().headers(), "sec-fetch-site": "same-origin" };
      await route.fetch({ headers });
      await route.abort("connectionreset");
    };
    await page.route("**/forms/package_orders", lose, { times: 1 });
    const dialog = await filledOrder(page, [[countedAddon.name, 4]]);
    await press(dialog, "Get Started");
    await dialog
      .getByText("No answer came. Sending it again unchanged will not count twice.")
      .waitFor();
    expect(orders()).toBe(before + 1);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(orders()).toBe(before + 1);
  });

  test("is another order once it was changed", async () => {
    const page = await visit("/", desk);
    const calls = callsOf(page);
    await answer(page, "/package_orders", "dead");
    const dialog = await filledOrder(page);
    await press(dialog, "Get Started");
    await toastIn(dialog);
    await press(dialog, "Dismiss");
    await dialog.getByLabel("Phone").fill("01632 960001");
    await press(dialog, "Get Started");
    await toastIn(dialog);
    expect(calls[0]?.key).not.toBe(calls[1]?.key);
  });

  test("only in its second call has gone through, and the failure is logged", async () => {
    const page = await visit("/", desk);
    const logged: string[] = [];
    page.on("console", message => logged.push(message.text()));
    await answer(page, "/contact-form", { status: 500, body: '{"success":false,"error":"no"}' });
    const dialog = await filledOrder(page);
    await press(dialog, "Get Started");
    await page.waitForURL(thankYouPage);
    expect(await toastIn(page)).toContain("Enquiry Submitted!");
    expect(logged.join()).toContain("its message failed");
  });
});

test("while an order is sent nothing can be pressed, closed or sent twice", async () => {
  const page = await visit("/", desk);
  const calls = callsOf(page);
  await answer(page, "/package_orders", "hangs");
  const dialog = await filledOrder(page);
  await stopClock(page);
  await dialog.getByRole("button", { name: "Get Started" }).dblclick();
  await dialog.getByRole("button", { name: "Submitting..." }).waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  // The button cannot have the focus any more, but the form can, and a screen reader is told beside it.
  expect(await dialog.locator("form:focus").count()).toBe(1);
  await dialog.getByRole("status").filter({ hasText: "Submitting..." }).waitFor();
  const enabled = dialog.locator("button:enabled:visible, .order-details :enabled");
  expect(await enabled.count()).toBe(0);
  // As an extension of the browser may do it, which presses no button.
  await dialog.locator("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
  expect(await dialog.locator(".toast").count()).toBe(0);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  const isClosing = await dialog.evaluate(element =>
    // A phone's gesture for Back arrives so.
    element.dispatchEvent(new Event("cancel", { cancelable: true })),
  );
  expect(isClosing).toBe(false);
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.fastForward(4_000);
  await dialog.getByText("Still sending: your connection seems slow.").waitFor();
  expect(calls).toHaveLength(1);
});

test("on a small phone the note of a failure leaves the line in view that is written in", async () => {
  const page = await visit("/", { viewport: { width: 320, height: 568 } });
  await answer(page, "/package_orders", { status: 500 });
  const dialog = await filledOrder(page);
  await press(dialog, "Get Started");
  await toastIn(dialog);
  await press(dialog, "Dismiss");
  await dialog.getByLabel("Phone").focus();
  await page.keyboard.press("Tab");
  const field = dialog.locator("textarea:focus");
  const message = await field.boundingBox();
  const bar = await dialog.locator(".order-bar").boundingBox();
  const firstLineHeight = await field.evaluate(element => {
    const { borderTopWidth, paddingTop, lineHeight } = getComputedStyle(element);
    return [borderTopWidth, paddingTop, lineHeight].map(Number.parseFloat).reduce((a, b) => a + b);
  });
  expect(firstLineHeight).toBeGreaterThan(30);
  expect((bar?.y ?? 0) - (message?.y ?? 0)).toBeGreaterThan(firstLineHeight);
});

test("that no answer came within 15 seconds is said in words", async () => {
  const page = await visit("/", desk);
  await answer(page, "/package_orders", "hangs");
  const dialog = await filledOrder(page);
  await stopClock(page);
  await press(dialog, "Get Started");
  await dialog.getByRole("button", { name: "Submitting..." }).waitFor();
  await page.clock.fastForward(10_000);
  expect(await dialog.locator(".toast").count()).toBe(0);
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  expect(await toastIn(dialog)).toBe(failed);
  expect(await dialog.getByText("No answer came.").count()).toBe(1);
});

test("an answer that came while the page was frozen counts, however long that was", async () => {
  const page = await visit("/", desk);
  const dialog = await filledOrder(page);
  const release = await holdBack(page, "**/forms/package_orders");
  await stopClock(page);
  const called = page.waitForRequest("**/forms/package_orders");
  await press(dialog, "Get Started");
  await called;
  // All that was due meanwhile is done at once, before what came in is heard.
  await page.clock.fastForward(60_000);
  release();
  await page.waitForURL(thankYouPage);
});

test("a second call without an answer holds nobody up for longer than five seconds", async () => {
  const page = await visit("/", desk);
  await answer(page, "/contact-form", "hangs");
  const dialog = await filledOrder(page);
  await stopClock(page);
  const called = page.waitForRequest("**/forms/contact-form");
  await press(dialog, "Get Started");
  await called;
  await page.clock.runFor(5_000);
  await page.waitForURL(thankYouPage);
});

test("offline is said in words, and what was typed is sent when the connection is back", async () => {
  const page = await visit("/", desk);
  const dialog = await filledOrder(page);
  await page.context().setOffline(true);
  await press(dialog, "Get Started");
  expect(await toastIn(dialog)).toBe(failed);
  expect(await dialog.getByText("You were offline.").count()).toBe(1);
  await page.context().setOffline(false);
  await press(dialog, "Get Started");
  await page.waitForURL(thankYouPage);
});

test("two tabs with different orders send each its own", async () => {
  const first = await visit("/", desk);
  const second = await besideMouse(await first.context().newPage());
  await second.goto(first.url());
  for (const [page, addon] of [
    [first, onceAddon.name],
    [second, monthlyAddon.name],
  ] as const) {
    await page.bringToFront();
    await filledOrder(page, [[addon]]);
  }
  for (const page of [first, second]) {
    await page.bringToFront();
    await press(dialogIn(page), "Get Started");
    await page.waitForURL(thankYouPage);
  }
  const totals = stored<{ total: number }>(
    "SELECT total_price AS total FROM package_orders ORDER BY created_at DESC, id DESC LIMIT 2",
  );
  const wanted = [onceAddon, monthlyAddon].map(({ name }) =>
    toPounds(webQuote({ [name]: 1 }).totalPence),
  );
  expect(totals.map(({ total }) => total).sort()).toEqual(wanted.sort());
});
