import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { launchBrowser } from "../browser.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("above the rule of the scoreboard the pitch draws no second one", async () => {
  const page = await open("/", 390);
  for (const width of [390, 600, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.evaluate(() => {
      const pitch = document.querySelector<SVGSVGElement>(".hero .pitch");
      const rule = document.querySelector(".hero-board")?.getBoundingClientRect().top;
      const scale = pitch?.getScreenCTM();
      if (!pitch || !scale || rule === undefined) throw new Error("A part is not there");
      const { bottom } = pitch.getBoundingClientRect();
      // The 22 and the last line, as far as they are in sight; each is two pixels thick.
      return [220, 762]
        .map(line => line * scale.d + scale.f - 1)
        .filter(top => top < bottom)
        .map(top => top - rule);
    });
    const near = gaps.filter(gap => gap > -12 && gap < -0.6);
    expect(near, `${width} pixels`).toEqual([]);
  }
});

/** How thick the line round the pitch is drawn. */
function touchline(page: Page): Promise<number> {
  return page.locator(".hero .pitch-outline").evaluate((line: SVGGraphicsElement) => {
    const scale = line.getScreenCTM()?.a ?? 0;
    return Number.parseFloat(getComputedStyle(line).strokeWidth) * scale;
  });
}

test("the pitch has touchlines as thick as its other lines on phones and tablets", async () => {
  const page = await open("/", 320);
  for (const width of [320, 390, 600, 767]) {
    await page.setViewportSize({ width, height: 800 });
    expect(Math.abs((await touchline(page)) - 2), `${width} pixels`).toBeLessThan(0.5);
  }
});

test("the pitch keeps its touchlines on a desk, where text of double size brings the layout of a phone", async () => {
  const browser = await launchBrowser({ textPixels: 32 });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto((await open("/", 1280)).url());
  expect(await page.locator(".burger").isVisible()).toBe(true);
  expect(Math.abs((await touchline(page)) - 2)).toBeLessThan(0.5);
});
