import { expect, test } from "vitest";
import { askOnlyIfThere } from "../pages/routes.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey, phone } from "./journey.ts";

const { visit } = journey();

/** As wide as the phone that Lighthouse measures with. */
const widePhone = { viewport: { width: 412, height: 823 } };

test.each([
  ["/web-design-coventry/", phone],
  ["/web-design-coventry/", desk],
  ["/restaurant-web-design/", phone],
  ["/restaurant-web-design/", desk],
  ["/restaurant-web-design/", { viewport: { width: 390, height: 844 } }],
  ["/web-design-market-harborough/", widePhone],
  ["/manufacturing-b2b-web-design/", widePhone],
  ["/privacy/", widePhone],
  ["/beauty-spa-web-design/", { viewport: { width: 390, height: 844 } }],
  ["/bilton-website-support/", { viewport: { width: 390, height: 844 } }],
  ["/coventry-website-hosting-support/", { viewport: { width: 384, height: 740 } }],
  ["/tradesperson-web-design/", { viewport: { width: 384, height: 740 } }],
  ["/rugby-web-design/", { viewport: { width: 402, height: 740 } }],
  ["/estate-agent-web-design/", { viewport: { width: 1024, height: 768 } }],
  ["/coventry-seo-agency/", { viewport: { width: 375, height: 667 } }],
  ["/web-design-market-harborough/", { viewport: { width: 390, height: 844 } }],
  ["/dunchurch-seo-services/", { viewport: { width: 360, height: 640 } }],
  ["/retail-web-design/", { viewport: { width: 384, height: 740 } }],
  ["/bilton-web-design/", { viewport: { width: 768, height: 1024 } }],
])("fonts that come after the first paint move nothing on %s", async (path, screen) => {
  askOnlyIfThere(path);
  const page = await visit("/", screen);
  const release = await holdBack(page, "**/*.woff2");
  await page
    .context()
    .newCDPSession(page)
    .then(async session => {
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    });
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
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
});
