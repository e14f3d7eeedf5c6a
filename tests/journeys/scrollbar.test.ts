import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { desk, journey } from "./journey.ts";
import { dialogIn, openQuote } from "./steps.ts";

describe("where scrollbars take room", () => {
  const { visit } = journey({ showsScrollbars: true });

  test("a page keeps its place behind a dialog, and the strip of its scrollbar is as dark as it", async () => {
    const page = await visit("/", desk);
    const before = await widthOf(page);
    expect(before).toBeLessThan(desk.viewport.width);
    await openQuote(page);
    expect(await widthOf(page)).toBe(before);
    expect(await brightnessAtEdge(page)).toBeLessThan(160);
    await page.keyboard.press("Escape");
    await dialogIn(page).waitFor({ state: "hidden" });
    expect(await widthOf(page)).toBe(before);
  });

  test("the order has those of its parts alone, in forced colours too, where a line sets it apart", async () => {
    const page = await visit("/", { ...desk, forcedColors: "active" });
    const dialog = await openQuote(page);
    const look = await dialog.evaluate(box => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      const ownBar = box.getBoundingClientRect().width - box.clientWidth;
      return [outlineStyle, outlineWidth, box.scrollHeight - box.clientHeight, ownBar];
    });
    expect(look).toEqual(["solid", "1px", 0, 0]);
  });
});

describe("where scrollbars lie over the page or are hidden", () => {
  const { visit } = journey();

  test("a page fills the window, and so does what darkens it behind a dialog", async () => {
    const page = await visit("/", desk);
    expect(await widthOf(page)).toBe(desk.viewport.width);
    expect(await brightnessAtEdge(page)).toBeLessThan(60);
    await openQuote(page);
    expect(await widthOf(page)).toBe(desk.viewport.width);
    expect(await brightnessAtEdge(page)).toBeLessThan(60);
  });
});

function widthOf(page: Page): Promise<number> {
  return page.locator("main").evaluate(main => main.getBoundingClientRect().width);
}

/** Of the brightest colour at the window's right edge, beside the night of the home page's beginning. */
async function brightnessAtEdge(page: Page): Promise<number> {
  const clip = { x: desk.viewport.width - 1, y: 400, width: 1, height: 1 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.slice(0, 3).map(({ max }) => max));
}
