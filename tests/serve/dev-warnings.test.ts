import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevVisit, note, visitDev } from "./dev-visit.ts";

const file = "content/notes/linked.md";
const later = (body: string) => note("Linked\ndate: 2099-09-30", body);
let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev({ [file]: later("A [link](/none/).") });
});
afterAll(() => dev?.end());

describe("warnings in the corner", () => {
  test("stand, open or not, apart from what says that a page is not public yet", async () => {
    await dev.visit("/notes/linked/");
    const summary = dev.warnings().locator("summary");
    for (const width of [360, 1280]) {
      await dev.page.setViewportSize({ width, height: 640 });
      await summary.click();
      const badge = await dev.page.locator("dev-badge").boundingBox();
      const corner = await dev.warnings().boundingBox();
      if (!badge || !corner) throw new Error("One of the two is not shown");
      expect(corner.y + corner.height, `at ${width} pixels`).toBeLessThanOrEqual(badge.y);
      expect(corner.x + corner.width, `at ${width} pixels`).toBe(width);
    }
    await dev.page.emulateMedia({ media: "print" });
    expect(await dev.warnings().isVisible()).toBe(false);
    await dev.page.emulateMedia({ media: null });
  });

  test("keep the focus of who reads them while others come and go", async () => {
    await dev.visit("/notes/rye-bread/");
    const details = dev.warnings().locator("details");
    await details.evaluate(list => list.setAttribute("open", ""));
    const words = details.locator("pre");
    const count = await words.count();
    await words.first().focus();
    dev.put(file, later("A [link](/none/).\n\nA [second](/no-more/)."));
    await words.filter({ hasText: "no page /no-more/" }).waitFor();
    expect(await words.first().evaluate(word => word.matches(":focus"))).toBe(true);
    expect(await dev.warnings().getByRole("status").textContent()).toBe(`${count + 1} warnings`);
    dev.put(file, later("No link."));
    await expect.poll(() => words.count()).toBe(count - 1);
    expect(await words.first().evaluate(word => word.matches(":focus"))).toBe(true);
  });
});
