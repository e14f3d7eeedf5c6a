import { expect, test } from "vitest";
import { allRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each(allRoutes)(
  "%s scrolls down only where a translation runs from right to left",
  async route => {
    const page = await open(route, 320);
    const beyond = await page.evaluate(() => {
      document.documentElement.dir = "rtl";
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(beyond).toBe(0);
  },
);
