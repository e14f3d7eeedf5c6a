import { describe, expect, test } from "vitest";
import { catalogues, seoCatalogue } from "../catalogue.ts";
import { home } from "../home.ts";
import { seoServices } from "../seo-services.ts";

test("an order can be traced to its catalogue by its package's name", () => {
  const names = catalogues.flatMap(({ packages }) => packages.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(catalogues.filter(({ packages }) => packages.length > 0))(
  "the $type catalogue",
  ({ packages, addons }) => {
    test("names each add-on once", () => {
      const names = addons.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });

    test("has one most popular package, or none where there is no choice", () => {
      const popular = packages.filter(one => one.popular);
      if (packages.length > 1) expect(popular).toHaveLength(1);
      else expect(popular.length).toBeLessThan(2);
    });

    test("can be handed to an island as a prop", () => {
      expect(JSON.parse(JSON.stringify({ packages, addons }))).toEqual({ packages, addons });
    });
  },
);

test("an SEO package lists six to nine features", () => {
  for (const { features } of seoCatalogue.packages) {
    expect(features.length).toBeGreaterThanOrEqual(6);
    expect(features.length).toBeLessThanOrEqual(9);
  }
});

test("the words above the packages stay true with one more or one less", () => {
  const counted = /\b(one|two|three|four|five|\d+) ([\w-]+ )?packages\b/i;
  for (const { intro } of [home.pricing, seoServices.packages]) expect(intro).not.toMatch(counted);
});
