import { expect, test } from "vitest";
import { colours } from "../../content/colours.ts";
import { rgb } from "../rgb.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each(["/", "/rugby-web-design/", "/dunchurch-website-training/"])(
  "on a dark band of %s no button is smaller to the eye than the one beside it",
  async route => {
    const page = await open(route);
    const edges = await page
      .locator(":is(.night, .turf) .button:visible")
      .evaluateAll(buttons => buttons.map(button => getComputedStyle(button).borderColor));
    expect(edges.length).toBeGreaterThan(1);
    expect(edges).not.toContain(rgb(colours.ink));
  },
);
