import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";

/** Shows pages as they are printed, with what opens them. */
export function pagesOnPaper(
  open: (route: string) => Promise<Page>,
): (route: string) => Promise<Page> {
  return async route => {
    const page = await open(route);
    await print(page);
    return page;
  };
}

/** Until the end of the test: the next one gets the same tab. */
export async function print(page: Page): Promise<void> {
  onTestFinished(() => page.emulateMedia({ media: "screen" }));
  await page.emulateMedia({ media: "print" });
}
