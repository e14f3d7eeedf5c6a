import type { Page } from "playwright-core";

/** Lets nothing of this address into the page until it is released, as on a slow connection. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(pattern, async route => {
    await released;
    await route.fallback();
  });
  return release;
}
