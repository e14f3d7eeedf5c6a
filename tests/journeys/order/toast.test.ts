import { expect, test } from "vitest";
import { brokenWords } from "../../pages/broken-words.ts";
import { journey } from "../journey.ts";
import { enlargeText, refusedOrder } from "../steps.ts";

const { visit } = journey();

test.each([768, 1024, 1280])(
  "a toast hides neither the name of the dialog nor its cross at %i pixels",
  async width => {
    const page = await visit("/", { viewport: { width, height: 800 } });
    const dialog = await refusedOrder(page);
    await page.evaluate(() => document.fonts.ready);
    const toast = await dialog.locator(".toast").boundingBox();
    const titleEnd = await dialog.locator(".order-title").evaluate(title => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getBoundingClientRect().right;
    });
    const cross = await dialog.locator(".order-head .dialog-close").boundingBox();
    const [start = 0, end = 0] = [toast?.x, (toast?.x ?? 0) + (toast?.width ?? 0)];
    expect(start).toBeGreaterThan(titleEnd);
    expect(end).toBeLessThan(cross?.x ?? 0);
  },
);

test.each([768, 1024, 1280])(
  "with its text twice as large a toast lies on neither the name of the dialog nor its cross at %i pixels",
  async width => {
    const page = await visit("/", { viewport: { width, height: 900 } });
    await enlargeText(page);
    const dialog = await refusedOrder(page);
    await page.evaluate(() => document.fonts.ready);
    const isUnder = await dialog.evaluate(box => {
      const toast = box.querySelector(".toast")?.getBoundingClientRect() ?? new DOMRect();
      const title = document.createRange();
      title.selectNodeContents(box.querySelector(".order-title") ?? box);
      const places = [".dialog-close", ".input:focus"].map(
        place => box.querySelector(place) ?? box,
      );
      return [title, ...places].map(place => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const isBeside = right <= toast.left || left >= toast.right;
        return !isBeside && bottom > toast.top && top < toast.bottom;
      });
    });
    expect(isUnder).toEqual([false, false, false]);
  },
);

test("with its text twice as large a toast keeps to the window of a tablet", async () => {
  const page = await visit("/", { viewport: { width: 768, height: 1024 } });
  await enlargeText(page);
  const dialog = await refusedOrder(page);
  const toast = await dialog.locator(".toast").boundingBox();
  expect(toast?.x).toBeGreaterThanOrEqual(0);
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(768);
});

test("with its text twice as large a toast breaks no word in the narrowest window", async () => {
  const page = await visit("/", { viewport: { width: 320, height: 640 } });
  await enlargeText(page);
  await refusedOrder(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(brokenWords, ".toast")).toEqual([]);
});
