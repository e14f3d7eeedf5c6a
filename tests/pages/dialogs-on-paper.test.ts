import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone } from "../journeys/journey.ts";
import { dressed, openQuote } from "../journeys/steps.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

/** Whether each is printed: what is open, and what darkens the page behind it. */
function printed(page: Page): Promise<{ isOpenShown: boolean; isDark: boolean }> {
  return page.locator(":modal").evaluate(dialog => ({
    isOpenShown: dialog.checkVisibility(),
    isDark:
      getComputedStyle(dialog, "::backdrop").display !== "none" ||
      getComputedStyle(document.documentElement).backgroundImage !== "none",
  }));
}

test("who prints an order with backgrounds does not print what lies behind it as a sheet of ink", async () => {
  const page = await open("/");
  await openQuote(page);
  await dressed(page);
  expect(await printed(page)).toEqual({ isOpenShown: true, isDark: true });
  await page.emulateMedia({ media: "print" });
  expect(await printed(page)).toEqual({ isOpenShown: true, isDark: false });
  await page.emulateMedia({ media: "screen" });
});

test("a page is printed whole where its side menu is open, as it stays in Firefox", async () => {
  const page = await open("/", phone.viewport.width);
  await page.locator(".burger").click();
  await page.locator("#drawer:modal").waitFor();
  await dressed(page);
  await page.emulateMedia({ media: "print" });
  expect(await printed(page)).toEqual({ isOpenShown: false, isDark: false });
});
