import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each([320, 344, 360, 375, 412])(
  "no add-on's price has a leader of a dot or two at %i pixels",
  async width => {
    const page = await open("/", width);
    await page.evaluate(() => document.fonts.ready);
    const widths = await page
      .locator(".leader:visible")
      .evaluateAll(leaders => leaders.map(leader => leader.clientWidth));
    expect(widths.length).toBeGreaterThan(4);
    expect(Math.min(...widths)).toBeGreaterThan(12);
  },
);
