import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("on a phone what belongs to a kind of SEO stands further from its text than its lines from each other", async () => {
  const page = await open("/seo-services/", 360);
  for (const { belowText, betweenLines } of await gaps(page))
    expect(belowText).toBeGreaterThan(1.5 * betweenLines);
});

test("on a tablet a kind of SEO and what belongs to it begin on one line", async () => {
  const page = await open("/seo-services/", 768);
  for (const { name, firstLine } of await gaps(page))
    expect(Math.abs(name - firstLine)).toBeLessThan(3);
});

/** In pixels; of the name and the first line beside it, where their letters are in the middle. */
function gaps(page: Page) {
  return page.locator(".groups > li").evaluateAll(groups =>
    groups.map(group => {
      const boxOf = (part: string) => {
        const words = document.createRange();
        words.selectNodeContents(group.querySelector(part) ?? group);
        return words.getBoundingClientRect();
      };
      const [name, text] = [boxOf("h3"), boxOf("p")];
      const [first, second] = [boxOf("li"), boxOf("li + li")];
      return {
        belowText: first.top - text.bottom,
        betweenLines: second.top - first.bottom,
        name: (name.top + name.bottom) / 2,
        firstLine: (first.top + first.bottom) / 2,
      };
    }),
  );
}
