import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

/** Closing it leaves the browser to the others. */
export function sharedBrowser(): Promise<Browser> {
  return chromium.connect(inject("browserAddress"));
}
