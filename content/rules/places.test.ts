import { expect, test } from "vitest";
import { geoOf, places } from "../places.ts";
import { site } from "../site.ts";

test("a town lies where it lies, and one whose place nobody wrote down has the tags of our office", () => {
  for (const place of places) expect(geoOf(place.placename)).toEqual(place);
  expect(geoOf("Nowhere on Sea")).toEqual(site.geo);
  expect(geoOf(undefined)).toEqual(site.geo);
});
