import { type Browser, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

/** Closing it leaves the browser to the others. */
export function sharedBrowser(): Promise<Browser> {
  return chromium.connect(inject("browserAddress"));
}

/**
 * Windows of Chromium stand a little beside the mouse, which moves for tests alone. The shell opens them right under it,
 * and pages would be told of a mouse before anybody has one.
 */
export async function besideMouse(page: Page): Promise<Page> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { left: 10, top: 10 } });
  await devtools.detach();
  return page;
}
