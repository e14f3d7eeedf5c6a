import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IndustryRecord } from "../../content/rules/schemas.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Skeleton } from "../drawing/skeletons/skeleton.tsx";
import { skeletonOf } from "../drawing/skeletons/skeletons.ts";
import { IndustryOpener } from "./opener.tsx";

const skeleton = skeletonOf("a-trade");
// Of all tools only links are used, of the record only what stands at the top.
const tools = { link: (route: string) => route } as PageTools;
const record = { heroHeadline: "Ready", heroSubheadline: "Soon", priceFrom: "£140" };

const shown = (drawn?: Skeleton) =>
  renderToStaticMarkup(
    <IndustryOpener tools={tools} record={record as IndustryRecord} crumbs={[]} skeleton={drawn} />,
  );

test("the page of a trade is drawn and its parts are named, beside its price", () => {
  for (const part of skeleton.parts) expect(shown(skeleton)).toContain(`<li>${part}</li>`);
  expect(shown(skeleton)).toContain("from £140");
});

test("a business that makes no web pages draws none, and shows the price in its place", () => {
  const markup = shown();
  expect(markup).toMatch(/<div class="trade-plan"><p class="trade-price">.*from £140/);
  expect(markup).not.toMatch(/skeleton|figcaption/);
  for (const part of skeleton.parts) expect(markup).not.toContain(part);
});
