import { expect, test } from "vitest";
import { geoOf } from "./places.ts";
import { site } from "./site.ts";

test("a town lies where it lies, and one whose place nobody wrote down has the tags of our office", () => {
  expect(geoOf("Nuneaton").latitude).toBeGreaterThan(site.geo.latitude);
  expect(geoOf("Lutterworth")).toEqual(site.geo);
  expect(geoOf(undefined)).toEqual(site.geo);
});
