import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { linksMax } from "../../templates/parts/links-shown.ts";
import { needTownsMenu } from "../pages/need-towns.ts";
import { locationRoutes } from "../pages/routes.ts";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

describe("the locations dropdown", () => {
  beforeEach(needTownsMenu);

  const button = (page: Page) => page.locator("[data-dropdown] button");
  const isOpen = async (page: Page) =>
    (await button(page).getAttribute("aria-expanded")) === "true";

  /** Time passes only where a test says so. */
  async function withClock(): Promise<Page> {
    const page = await visit("/", desk);
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.reload();
    await page.locator("[data-ready]").waitFor();
    await page.clock.pauseAt("2026-01-01T11:00:00");
    return page;
  }
  const away = (page: Page) => page.mouse.move(20, 700);

  test("opens after 200 ms of pointing and closes 150 ms after leaving", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(190);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(20);
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(140);
    expect(await isOpen(page)).toBe(true);
    await page.locator(".nav-panel a").first().hover();
    await page.clock.runFor(1000);
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(160);
    expect(await isOpen(page)).toBe(false);
  });

  test("opens at once within 300 ms of closing, and waits again later", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(210);
    await away(page);
    await page.clock.runFor(160);
    await page.clock.runFor(200);
    await button(page).hover();
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(600);
    await button(page).hover();
    await page.clock.runFor(100);
    expect(await isOpen(page)).toBe(false);
  });

  test("that a key has closed is opened by the click that comes at once, not closed by it", async () => {
    const page = await withClock();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(false);
    await button(page).click();
    expect(await isOpen(page)).toBe(true);
  });

  test("that pointing has just opened is not closed by the click that was on its way", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(350);
    await button(page).click();
    expect(await isOpen(page)).toBe(true);
    // The next one was meant.
    await page.clock.runFor(50);
    await button(page).click();
    expect(await isOpen(page)).toBe(false);
  });

  test("is opened by a slow touch, not by its first moment and closed by its end", async () => {
    const page = await withClock();
    const finger = { pointerType: "touch" };
    await page.locator("[data-dropdown]").dispatchEvent("pointerenter", finger);
    await page.clock.runFor(600);
    expect(await isOpen(page)).toBe(false);
    await button(page).dispatchEvent("click");
    expect(await isOpen(page)).toBe(true);
  });

  test("follows clicks and keys at once, and Esc gives focus back", async () => {
    const page = await visit("/", desk);
    await page.locator("[data-ready]").waitFor();
    await button(page).focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press(key);
      expect(await isOpen(page)).toBe(false);
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.locator(".nav-panel a:focus").count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator("[data-dropdown] button:focus").count()).toBe(1);
    expect(await page.locator(".nav-panel a").count()).toBe(
      Math.min(locationRoutes.length, linksMax + 1),
    );
  });

  test("takes the focus from the moment it opens, also where it opens in motion", async () => {
    const page = await visit("/", { ...desk, reducedMotion: "no-preference" });
    await page.locator("[data-ready]").waitFor();
    const focused = await page.evaluate(() => {
      document.querySelector<HTMLElement>("[data-dropdown] button")?.click();
      const first = document.querySelector<HTMLElement>(".nav-panel a");
      first?.focus();
      return document.activeElement === first;
    });
    expect(focused).toBe(true);
  });

  test("shows its last link in a low window too, as on a laptop at 150 %", async () => {
    const page = await visit("/", { viewport: { width: 910, height: 420 } });
    await page.locator("[data-ready]").waitFor();
    await button(page).press("Enter");
    const last = page.locator(".nav-panel a").last();
    await last.focus();
    expect(await last.evaluate(link => link === document.activeElement)).toBe(true);
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  });

  test("closes when the focus goes on from it, and when something else is pressed", async () => {
    const page = await visit("/", desk);
    await page.locator("[data-ready]").waitFor();
    await button(page).focus();
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(true);
    await page.locator(".nav-panel a").last().focus();
    await page.keyboard.press("Tab");
    expect(await isOpen(page)).toBe(false);
    // As in Safari, where a button that is pressed does not take the focus.
    await button(page).dispatchEvent("click");
    expect(await isOpen(page)).toBe(true);
    await page.locator("main h1").click();
    expect(await isOpen(page)).toBe(false);
  });

  test("stays open over a link that was come to by key while a mouse passes, and closes when the key goes on", async () => {
    const page = await withClock();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await button(page).hover();
    await away(page);
    await page.clock.runFor(1000);
    expect(await page.locator(".nav-panel a:focus").count()).toBe(1);
    expect(await isOpen(page)).toBe(true);
    await page.locator(".nav-panel a").last().focus();
    await page.keyboard.press("Tab");
    expect(await isOpen(page)).toBe(false);
  });

  test("stays closed where Esc is pressed while the mouse is about to open it", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(100);
    await page.keyboard.press("Escape");
    await page.clock.runFor(1000);
    expect(await isOpen(page)).toBe(false);
    // Nothing was closed, so nothing has taken the focus.
    expect(await page.locator("[data-dropdown] button:focus").count()).toBe(0);
  });

  test("closes with Esc too where it was pointed at while the focus was elsewhere", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(210);
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator("[data-dropdown] button:focus").count()).toBe(1);
    // The mouse has closed nothing: back from elsewhere it waits as it did at first.
    await away(page);
    await page.clock.runFor(160);
    await button(page).hover();
    expect(await isOpen(page)).toBe(false);
  });
});
