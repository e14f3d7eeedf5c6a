import { expect, test } from "vitest";
import { webCatalogue } from "./catalogue.ts";
import { fillIn, unknownPrice } from "./fill-in.ts";
import { articleSchema } from "./schemas.ts";

const pounds = (name: string) => {
  const { packages, addons } = webCatalogue;
  return ([...packages, ...addons].find(one => one.name === name)?.pricePence ?? 0) / 100;
};

test("prose says what the catalogue asks, also in sums and parts", () => {
  const [page, hosting] = [pounds("Landing Page"), pounds("Hosting renewal")];
  expect(fillIn("from {£ Landing Page}.")).toBe(`from £${page}.`);
  expect(fillIn("{£ Landing Page + 2 × Hosting renewal}")).toBe(`£${page + 2 * hosting}`);
  expect(fillIn("{£ Landing Page + 2 × Hosting renewal / 36}")).toBe(
    `£${Math.round((page + 2 * hosting) / 36)}`,
  );
});

test("a price that nobody asks is named, and other amounts are left alone", () => {
  expect(unknownPrice("at {£ Landing page}")).toBe("{£ Landing page}");
  expect(unknownPrice("Brake pads from £95 {as agreed}")).toBeUndefined();
  const { error } = articleSchema.safeParse({
    title: "Now {£ Logo}",
    excerpt: "x",
    category: "seo",
  });
  expect(error?.issues).toMatchObject([{ path: ["title"] }]);
});
