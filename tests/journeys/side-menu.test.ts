import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buttons } from "../../content/navigation.ts";
import { needTownsMenu } from "../pages/need-towns.ts";
import { holdBack } from "./hold-back.ts";
import { journey } from "./journey.ts";
import { menuLabel } from "./menu-label.ts";
import { dressed, enlargeText } from "./steps.ts";

const { visit } = journey();

describe("the side menu", () => {
  const phone = { viewport: { width: 390, height: 800 } };
  const isOpen = (page: Page) => page.locator("#drawer").evaluate(menu => menu.matches(":modal"));
  const open = async (page: Page) => {
    await page.locator(".burger").click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await dressed(page);
  };

  test("closes with Esc, its button, a press beside it and any link, and gives focus back", async () => {
    const page = await visit("/", phone);
    await open(page);
    await page.keyboard.press("Escape");
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(".burger:focus").count()).toBe(1);
    await open(page);
    await page.getByLabel("Close menu").click();
    expect(await isOpen(page)).toBe(false);
    await open(page);
    const edge = (await page.locator("#drawer").boundingBox())?.x ?? 0;
    await page.mouse.click(edge / 2, 400);
    expect(await isOpen(page)).toBe(false);
    await open(page);
    await page.locator("#drawer").getByText(menuLabel("faq")).click();
    expect(await isOpen(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#faq");
  });

  test("stays open where a thumb only touches what is blank in it", async () => {
    needTownsMenu();
    const page = await visit("/", phone);
    await open(page);
    const box = await page.locator("#drawer").boundingBox();
    const { x, width, height } = box ?? { x: 0, width: 0, height: 0 };
    const blanks: [number, number][] = [
      [x + width / 2, height - 12],
      [x + 6, height / 3],
      [x + width - 6, height / 3],
      [x + 40, 24],
    ];
    for (const blank of blanks) {
      await page.mouse.click(...blank);
      expect([blank, await isOpen(page)]).toEqual([blank, true]);
    }
    await page.locator("#drawer summary").click();
    await page.locator("#drawer").evaluate(menu => menu.scrollTo(0, menu.scrollHeight));
    for (const y of [height - 160, height - 60, height - 12]) {
      await page.mouse.click(x + 6, y);
      expect([y, await isOpen(page)]).toEqual([y, true]);
    }
    await page.mouse.click(x - 6, height / 3);
    expect(await isOpen(page)).toBe(false);
  });

  test("ends with the telephone number, to call from any page of a phone", async () => {
    const page = await visit("/", { viewport: { width: 320, height: 568 } });
    await open(page);
    const number = await page.locator("#drawer [href^='tel:']").boundingBox();
    expect(number?.height).toBeGreaterThanOrEqual(44);
    expect((number?.y ?? 568) + (number?.height ?? 0)).toBeLessThanOrEqual(568);
  });

  test("lets a press through to the page while it is still on its way out", async () => {
    const page = await visit("/", { ...phone, reducedMotion: "no-preference" });
    await open(page);
    const menu = page.locator("#drawer");
    await menu.evaluate(it => it.style.setProperty("--menu", "60s"));
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(true);
    const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 };
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest("dialog, main, header")?.nodeName,
      [x + 20, y + 20] as const,
    );
    expect(under).not.toBe("DIALOG");
  });

  test("keeps its signs within its edge with text of double size in the narrowest window", async () => {
    needTownsMenu();
    const page = await visit("/", { viewport: { width: 320, height: 800 } });
    await enlargeText(page);
    await open(page);
    const overhangs = await page.locator("#drawer .icon").evaluateAll(signs =>
      signs.map(sign => {
        const menu = sign.closest("dialog");
        if (!menu) throw new Error("The sign is not in the menu");
        return sign.getBoundingClientRect().right - menu.getBoundingClientRect().right;
      }),
    );
    expect(overhangs.length).toBeGreaterThan(1);
    expect(Math.max(...overhangs)).toBeLessThan(0);
  });

  test("closes when the window has grown to show the menu in its header", async () => {
    const page = await visit("/", phone);
    await open(page);
    await page.setViewportSize({ width: 760, height: 390 });
    expect(await isOpen(page)).toBe(true);
    await page.setViewportSize({ width: 768, height: 390 });
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test.each([
    ["is switched off", { javaScriptEnabled: false }],
    ["does not come", {}],
  ])("opens, closes and leads on while the script %s", async (_, options) => {
    const page = await visit("/blog/", { ...phone, ...options });
    await page.route("**/base-*.js", route => route.abort());
    await page.reload();
    await page.locator(".burger").click();
    await page.getByLabel("Close menu").click();
    await page.getByLabel("Close menu").waitFor({ state: "hidden" });
    await page.locator(".burger").click();
    await page.locator("#drawer").getByText(menuLabel("services")).click();
    await page.waitForURL("**/#services");
    // Nothing makes the header solid, so it does not stand over the text.
    await expect
      .poll(async () => (await page.locator(".header").boundingBox())?.y)
      .toBeLessThan(-64);
  });

  test("has its cross in the corner without any script too", async () => {
    const page = await visit("/", { ...phone, javaScriptEnabled: false });
    await page.locator(".burger").click();
    const cross = await page.getByLabel("Close menu").boundingBox();
    expect(cross?.x).toBeGreaterThan(phone.viewport.width - 70);
    expect(cross?.y).toBeLessThan(30);
  });

  test("has its number on a line of its own without any script too", async () => {
    const page = await visit("/", { ...phone, javaScriptEnabled: false });
    await page.locator(".burger").click();
    const quote = await page.locator("#drawer > [data-open]").boundingBox();
    const number = await page.locator("#drawer [href^='tel:']").boundingBox();
    expect(number?.y).toBeGreaterThanOrEqual((quote?.y ?? 0) + (quote?.height ?? 0));
  });

  test("that was opened before the script came closes with any link too", async () => {
    const page = await visit("/", phone);
    const release = await holdBack(page, "**/base-*.js");
    await page.reload({ waitUntil: "commit" });
    await page.locator(".burger").click();
    const link = page.locator("#drawer").getByText(menuLabel("faq"));
    await link.waitFor();
    release();
    await page.locator("[data-ready]").waitFor();
    await link.click();
    await link.waitFor({ state: "hidden" });
  });

  test("that was opened before the script came opens again once the window has grown and is small again", async () => {
    const page = await visit("/", phone);
    await page.locator("[data-ready]").waitFor();
    await page.locator("#drawer").evaluate((menu: HTMLElement) => menu.showPopover());
    await page.setViewportSize({ width: 768, height: 800 });
    await page.locator("#drawer").waitFor({ state: "hidden" });
    await page.setViewportSize(phone.viewport);
    await open(page);
  });

  test("cannot be drawn aside", async () => {
    const page = await visit("/", phone);
    await open(page);
    // Safari counts its padding twice, so there is something to draw it to; only here nobody sees it.
    expect(await page.locator("#drawer").evaluate(menu => getComputedStyle(menu).overflowX)).toBe(
      "hidden",
    );
  });

  test("opens the quote in its place", async () => {
    const page = await visit("/", phone);
    await open(page);
    await page.locator("#drawer").getByText(buttons.quoteInMenu).click();
    await page.locator("#quote:modal").waitFor();
    expect(await isOpen(page)).toBe(false);
  });
});
