import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

const isSolid = (page: Page) =>
  page.locator("[data-header]").evaluate(header => header.hasAttribute("data-solid"));
const marked = (page: Page) => page.locator(".nav [aria-current]").allInnerTexts();

async function scroll(page: Page, y: number): Promise<void> {
  await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), y);
  // The header looks once a frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0))));
}

async function edges(page: Page, id: string): Promise<{ top: number; bottom: number }> {
  return page.locator(`#${id}`).evaluate(section => {
    const { top, bottom } = section.getBoundingClientRect();
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
  });
}

describe("the header", () => {
  test("is solid from 51 pixels on, also when the page is loaded there", async () => {
    const page = await visit("/", desk);
    const seen: boolean[] = [];
    for (const y of [0, 50, 51, 50]) {
      await scroll(page, y);
      seen.push(await isSolid(page));
    }
    expect(seen).toEqual([false, false, true, false]);
    await scroll(page, 2000);
    await page.reload();
    await expect.poll(() => isSolid(page)).toBe(true);
  });

  test.each([
    ["services", "Services"],
    ["pricing", "Pricing"],
    ["about", "About"],
    ["faq", "FAQ"],
  ])("marks %s while it spans the line at 100 pixels", async (id, label) => {
    const page = await visit("/", desk);
    const { top, bottom } = await edges(page, id);
    const seen: boolean[] = [];
    for (const y of [top - 101, top - 100, bottom - 100, bottom - 99]) {
      await scroll(page, y);
      seen.push((await marked(page)).includes(label));
    }
    expect(seen).toEqual([false, true, true, false]);
  });

  test.each(["reviews", "areas", "booking"])("marks nothing in %s", async id => {
    const page = await visit("/", desk);
    await scroll(page, (await edges(page, id)).top);
    expect(await marked(page)).toEqual([]);
  });

  test("leads to a section whose heading stands below it", async () => {
    const page = await visit("/", desk);
    await page.locator(".nav").getByText("Pricing").click();
    await expect.poll(() => marked(page)).toEqual(["Pricing"]);
    const heading = await page.locator("#pricing-title").boundingBox();
    expect(heading?.y).toBeGreaterThan(72);
  });

  test("leads to a section of another page at once, and glides within one", async () => {
    const page = await visit("/#contact", { ...desk, reducedMotion: "no-preference" });
    const top = () =>
      page.locator("#contact").evaluate(async section => {
        await new Promise(requestAnimationFrame);
        return Math.round(section.getBoundingClientRect().top);
      });
    const arrived = await top();
    expect(arrived).toBeLessThan(100);
    await scroll(page, 0);
    const far = await top();
    await page.locator(".nav").getByText("Contact").click();
    const passed: number[] = [];
    await expect.poll(async () => passed[passed.push(await top()) - 1]).toBe(arrived);
    expect(passed.filter(y => y > arrived && y < far).length).toBeGreaterThan(1);
  });

  test("keeps what was typed when a section is chosen after a visit from an advertisement", async () => {
    const page = await visit("/?utm_source=mail", desk);
    const message = page.locator("#contact textarea");
    await message.fill("Ten minutes of work");
    await page.locator(".nav").getByText("Pricing").click();
    await expect.poll(() => page.url()).toContain("/?utm_source=mail#pricing");
    expect(await message.inputValue()).toBe("Ten minutes of work");
    expect(await page.locator("a[href^='/#']").count()).toBe(0);
  });

  test("gives way to the menu button below 768 pixels", async () => {
    const page = await visit("/", desk);
    const seen: boolean[] = [];
    for (const width of [768, 767]) {
      await page.setViewportSize({ width, height: 800 });
      seen.push(
        await page.locator(".nav").isVisible(),
        await page.getByLabel("Menu").first().isVisible(),
      );
    }
    expect(seen).toEqual([true, false, false, true]);
  });
});

describe("the locations dropdown", () => {
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
    expect(await isOpen(page)).toBe(true);
    await away(page);
    await page.clock.runFor(600);
    await button(page).hover();
    await page.clock.runFor(100);
    expect(await isOpen(page)).toBe(false);
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
    expect(await page.locator(".nav-panel a").count()).toBe(9);
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
    await button(page).click();
    const last = page.locator(".nav-panel a").last();
    await last.focus();
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

  test("closes with Esc too where it was pointed at while the focus was elsewhere", async () => {
    const page = await withClock();
    await button(page).hover();
    await page.clock.runFor(210);
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator("[data-dropdown] button:focus").count()).toBe(1);
  });
});
