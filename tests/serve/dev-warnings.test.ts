import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevVisit, note, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

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

  test("go with what they were about, though nothing else of the text has changed", async () => {
    await dev.visit("/");
    const html = dev.warnings().locator("pre").filter({ hasText: "HTML is shown as it stands" });
    const marked = html.filter({ hasText: "content/notes/marked.md" });
    dev.put("content/notes/marked.md", note("Marked", "Words in <b>bold."));
    await marked.waitFor({ state: "attached" });
    dev.put("content/notes/marked.md", note("Marked", "Words in a bold."));
    await marked.waitFor({ state: "detached" });
  });

  test("name a picture that nobody looks at and that cannot be made", async () => {
    await dev.visit("/");
    dev.put("content/images/torn.png", "no picture");
    dev.put("content/notes/torn.md", note("Torn", "![A loaf](torn.png)"));
    const torn = dev.warnings().locator("pre").filter({ hasText: "content/images/torn.png" });
    await torn.waitFor({ state: "attached" });
    await until(() => dev.site.output().includes("content/images/torn.png"));
    const red = sharp({ create: { width: 9, height: 6, channels: 3, background: "#c33" } });
    dev.put("content/images/torn.png", await red.png().toBuffer());
    await torn.waitFor({ state: "detached" });
  });

  test("keep the focus of who reads them while others come and go", async () => {
    await dev.visit("/notes/rye-bread/");
    const details = dev.warnings().locator("details");
    await details.evaluate(list => list.setAttribute("open", ""));
    const words = details.locator("pre");
    await words.filter({ hasText: "no page /none/" }).waitFor();
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
