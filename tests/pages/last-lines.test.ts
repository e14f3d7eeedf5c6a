import { expect, test } from "vitest";
import { dressed, toastIn } from "../journeys/steps.ts";
import { seoRoutes, serviceRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each(["/", ...seoRoutes, ...serviceRoutes])(
  "%s: no introduction, review, step, description or last call ends with a word or two alone",
  async route => {
    for (const width of [360, 768, 1280]) {
      const page = await open(route, width);
      const texts = await page
        .locator(".section-intro p, .closing p, .review p, .steps p, .price-card-name p, .ticks li")
        .evaluateAll(paragraphs =>
          paragraphs.map(paragraph => {
            const words = document.createRange();
            words.selectNodeContents(paragraph);
            const lines = new Map<number, number>();
            const { left } = paragraph.getBoundingClientRect();
            for (const { bottom, right } of words.getClientRects())
              lines.set(Math.round(bottom / 9), right - left);
            const reaches = [...lines.values()];
            const part = (reaches.at(-1) ?? 0) / Math.max(...reaches);
            // Chromium balances no more than six.
            return { text: paragraph.textContent, part: reaches.length > 6 ? 1 : part };
          }),
        );
      expect(texts).not.toEqual([]);
      for (const { text, part } of texts)
        expect(part, `'${text}' at ${width}`).toBeGreaterThan(0.4);
    }
  },
);

test.each([360, 768])(
  "at %i pixels a refused message's toast ends with no word alone",
  async width => {
    const page = await open("/", width);
    await page.locator("#contact [type=submit]").click();
    await toastIn(page);
    await dressed(page);
    const lines = await page.locator(".toast-text").evaluate(text => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return [...words.getClientRects()].map(({ width }) => width);
    });
    expect(lines.length).toBe(2);
    expect(lines.at(-1)).toBeGreaterThan(0.4 * Math.max(...lines));
  },
);

test("a heading with nothing beside it has the whole line", async () => {
  const page = await open("/rugby-web-design/", 1024);
  const width = (part: string) =>
    page.locator(part).evaluate(found => found.getBoundingClientRect().width);
  expect(await width(".section-head:has(+ .review-row) h2")).toBe(await width(".review-row"));
});
