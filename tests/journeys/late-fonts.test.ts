import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { askOnlyIfThere } from "../pages/routes.ts";
import { shownPages } from "../pages/shown-pages.ts";
import { holdBack } from "./hold-back.ts";

const open = shownPages({ reducedMotion: "reduce" });
let page: Page;

beforeAll(async () => {
  page = await open("/");
  // Who counts visits asks about that first, in words that move with these fonts.
  await page.evaluate(() => localStorage.setItem("analytics", "rejected"));
  // So that each page has to wait for its fonts as the first one.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
});

// 412 x 823 is the phone that Lighthouse measures with.
test.each([
  ["/web-design-coventry/", 360, 740],
  ["/web-design-coventry/", 1280, 800],
  ["/restaurant-web-design/", 360, 740],
  ["/restaurant-web-design/", 1280, 800],
  ["/restaurant-web-design/", 390, 844],
  ["/web-design-market-harborough/", 412, 823],
  ["/manufacturing-b2b-web-design/", 412, 823],
  ["/privacy/", 412, 823],
  ["/beauty-spa-web-design/", 390, 844],
  ["/bilton-website-support/", 390, 844],
  ["/coventry-website-hosting-support/", 384, 740],
  ["/tradesperson-web-design/", 384, 740],
  ["/rugby-web-design/", 402, 740],
  ["/estate-agent-web-design/", 1024, 768],
  ["/coventry-seo-agency/", 375, 667],
  ["/web-design-market-harborough/", 390, 844],
  ["/dunchurch-seo-services/", 360, 640],
  ["/retail-web-design/", 384, 740],
  ["/bilton-web-design/", 768, 1024],
])(
  "fonts that come after the first paint move nothing on %s at %d x %d",
  async (path, width, height) => {
    askOnlyIfThere(path);
    await page.setViewportSize({ width, height });
    const release = await holdBack(page, "**/*.woff2");
    onTestFinished(() => page.unrouteAll({ behavior: "ignoreErrors" }));
    await page.goto(new URL(path, page.url()).href, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    const isThere = (family: string) =>
      page.evaluate(
        family =>
          [...document.fonts].some(font => font.family === family && font.status === "loaded"),
        family,
      );
    expect(await isThere("Archivo")).toBe(false);
    release();
    await expect.poll(() => isThere("Archivo")).toBe(true);
    await expect.poll(() => isThere("Figtree")).toBe(true);
    // Shifts are told with the frame in which they happen.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const moved = await page.evaluate(() => Reflect.get(window, "moved"));
    expect(moved.reduce((sum: number, one: number) => sum + one, 0)).toBeLessThan(0.01);
  },
);
