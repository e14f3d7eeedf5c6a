import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PageSkeleton } from "./skeleton.tsx";
import { skeletonOf } from "./skeletons.ts";

const trades = [
  "restaurant-web-design",
  "tradesperson-web-design",
  "healthcare-web-design",
  "professional-services-web-design",
  "retail-web-design",
  "beauty-spa-web-design",
  "estate-agent-web-design",
  "manufacturing-b2b-web-design",
];
const markupOf = (slug: string) =>
  renderToStaticMarkup(<PageSkeleton skeleton={skeletonOf(slug)} />);

describe("page skeletons", () => {
  test.each(trades)("%s numbers each part that its legend names, in at most 2.5 kB", slug => {
    const markup = markupOf(slug);
    const numbers = [...markup.matchAll(/<text[^>]*>(\d)</g)].map(([, digit]) => Number(digit));
    expect(numbers).toEqual(skeletonOf(slug).parts.map((_, index) => index + 1));
    expect(markup.length).toBeLessThan(2500);
    expect(markup).not.toMatch(/NaN|undefined/);
    expect(markup).not.toContain("style=");
  });

  test("each trade has a drawing of its own, and a new trade has one too", () => {
    const drawings = [...trades, "florist-web-design"].map(markupOf);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
