import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack } from "./hold-back.ts";
import { callsOf, desk, journey } from "./journey.ts";
import { aMoment, fillContact, press, stopClock } from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

test("fifty pieces fall, fade between the second and the fourth second and are gone at the fifth", async () => {
  const page = await visit("/", { ...desk, reducedMotion: "no-preference" });
  await stopClock(page);
  await page.goto(new URL("/thank-you/", page.url()).href);
  const pieces = page.locator("[data-confetti] i");
  expect(await pieces.count()).toBe(50);
  const fade = await pieces.first().evaluate(piece => {
    const { animationName, animationDelay, animationDuration } = getComputedStyle(piece);
    const [names, ...times] = [animationName, animationDelay, animationDuration].map(list =>
      list.split(", "),
    );
    return times.map(list => list[names?.indexOf("confetti-fade") ?? -1]);
  });
  expect(fade).toEqual(["2s", "2s"]);
  await page.clock.fastForward(5_000);
  expect(await pieces.count()).toBe(0);
});

test("nothing falls for who wants less motion, and none of it is in the page", async () => {
  const page = await visit("/", desk);
  await stopClock(page);
  await page.goto(new URL("/thank-you/", page.url()).href);
  expect(await page.locator("[data-confetti]").count()).toBe(0);
});

test("the conversion is reported once, and on no other page", async () => {
  const page = await visit("/thank-you/", desk);
  const layer = () => page.evaluate(() => ("dataLayer" in window ? window.dataLayer : undefined));
  await expect.poll(layer).toEqual([{ event: "conversion", value: 1, currency: "GBP" }]);
  await page.getByText("Back to Home").click();
  await page.locator("#home").waitFor();
  await page.locator("[data-ready]").waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await layer()).toBeUndefined();
});

test("a page that a browser prepares and shows to nobody counts no visit and uses up no toast", async () => {
  const page = await visit("/", desk);
  await page.evaluate(() => sessionStorage.setItem("toast", "kept"));
  // What is not painted has no frames.
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.goto(new URL("/thank-you/", page.url()).href);
  await islandCame(page);
  // Longer than the toast waits once it is to come.
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem("toast"))).toBe("kept");
});

test("what the page before has to say waits for its styles", async () => {
  const page = await visit("/", desk);
  const toast = JSON.stringify({ title: "Sent", text: "Thank you.", tone: "success" });
  await page.evaluate(toast => sessionStorage.setItem("toast", toast), toast);
  const release = await holdBack(page, /\/assets\/base-[^/]+\.css$/);
  await page.goto(new URL("/thank-you/", page.url()).href, { waitUntil: "commit" });
  // From then on it waits for a moment all the same.
  await page.waitForFunction(() => "dataLayer" in window);
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 400)));
  expect(await page.locator(".toast").count()).toBe(0);
  release();
  await page.locator(".toast").waitFor();
});

test("a link of another site chooses no words that stand here as ours", async () => {
  const page = await visit("/", desk);
  const here = new URL("/thank-you/", page.url()).href;
  const words = JSON.stringify({
    title: "Not paid",
    text: "Ring 01632 960999",
    tone: "destructive",
  });
  await page.goto(`data:text/html,<a href="${here}" target='toast:${words}'>Here</a>`);
  const opening = page.context().waitForEvent("page");
  await page.getByText("Here").click();
  const opened = await opening;
  await islandCame(opened);
  await aMoment(opened);
  expect(await opened.locator(".toast").count()).toBe(0);
});

test("who has stopped it from coming has an empty form for another message after a while, also for the same", async () => {
  const page = await visit("/", desk);
  const calls = callsOf(page);
  await stopClock(page);
  const form = page.locator("#contact form");
  await fillContact(form);
  await page.route(thankYouPage, route => route.abort("aborted"));
  const send = async () => {
    const stopped = page.waitForEvent("requestfailed");
    await press(form, "Send Message");
    await stopped;
  };
  await send();
  const message = form.getByLabel("Message");
  expect(await message.inputValue()).toBe("");
  expect(await message.isEnabled()).toBe(false);
  await page.clock.runFor(15_000);
  await expect.poll(() => message.isEnabled()).toBe(true);
  // No page says so, and without a toast nothing else does.
  expect(await form.locator("[data-note]").innerText()).toBe("What you sent has arrived.");
  await fillContact(form);
  await send();
  expect(calls).toHaveLength(2);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

async function islandCame(page: Page): Promise<void> {
  const hasCome = () =>
    performance.getEntriesByType("resource").some(({ name }) => /\/thank-you-[^/]+\.js/.test(name));
  // A page that is not painted has no frames, with which Playwright would look again.
  await page.waitForFunction(hasCome, undefined, { polling: 20 });
}
