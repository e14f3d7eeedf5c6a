import type { Browser } from "playwright-core";
import { launchBrowser } from "../../tests/browser.ts";

/** When the first and the largest thing of a page were really painted, in milliseconds from the start of its loading. */
export type Paints = { firstPaintMs: number; largestPaintMs: number };
type Paint = (address: string) => Promise<Paints>;

/** What Lighthouse reckons with, here held to by the browser itself: a slow mobile network, a processor of a quarter. */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const slowness = 4;
/** Long after the last paint of any of our pages. */
const settledMs = 1500;

/** Opens pages as a first visitor does on a cheap phone with a bad connection. */
export async function onSlowLine<T>(work: (paint: Paint) => Promise<T>): Promise<T> {
  const browser = await launchBrowser({ isWhole: true });
  try {
    return await work(address => visit(browser, address));
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(settledMs);
    return await page.evaluate(paintsHere);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function paintsHere(): Promise<Paints> {
  return new Promise(resolve => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    new PerformanceObserver(list => {
      const largest = list.getEntries().at(-1);
      resolve({
        firstPaintMs: first?.startTime ?? Number.NaN,
        largestPaintMs: largest?.startTime ?? Number.NaN,
      });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
