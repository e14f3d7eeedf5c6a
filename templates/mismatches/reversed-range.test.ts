import { expect, onTestFinished, test } from "vitest";
import { site } from "../../content/site.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { mismatches } from "./mismatches.ts";
import { reversedRange } from "./reversed-range.ts";

test.each(["£499-£349", "£1,200 - £99.50", "from £20 to £9"])(
  "a range of prices written as %s is told to begin with its lower price",
  priceRange => {
    expect(reversedRange(priceRange)).toMatchObject([
      { code: "prices/range", file: "content/site.ts" },
    ]);
  },
);

test.each(["£199-£349", "£99.50-£1,200", "£349-£349", "£0-£5", "££", "£199", "£60, £20 or £40"])(
  "but not one that is written as %s",
  priceRange => {
    expect(reversedRange(priceRange)).toEqual([]);
  },
);

test("the range of the business is looked at in every build", () => {
  const { priceRange } = site;
  onTestFinished(() => {
    site.priceRange = priceRange;
  });
  site.priceRange = "£499-£349";
  expect(mismatches(contentWith({}))).toContainEqual(
    expect.objectContaining({ code: "prices/range" }),
  );
});
