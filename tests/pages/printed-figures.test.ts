import { expect, test } from "vitest";
import { blogRoutes, locationRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("no figure is of the kind that Firefox makes unreadable in a PDF", async () => {
  for (const route of ["/", ...blogRoutes.slice(0, 2), ...locationRoutes.slice(0, 1)]) {
    const page = await open(route);
    const kinds = () =>
      page
        .locator("body *")
        .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).fontVariantNumeric))]);
    expect(await kinds(), route).toContain("tabular-nums");
    await page.emulateMedia({ media: "print" });
    expect(await kinds(), route).toEqual(["normal"]);
    await page.emulateMedia({ media: "screen" });
  }
});
