import { expect, test } from "vitest";
import { home } from "../content/home.ts";
import type { Location, SiteContent } from "./collections.ts";
import { mismatches } from "./mismatches.ts";

const withTowns = (slugs: string[]) => {
  const locations = slugs.map(slug => ({ slug }) as Location);
  // Nothing but the slugs of locations is looked at.
  return { entries: { locations } } as SiteContent;
};

test("a town that the home page names and nobody describes is said, and no other", () => {
  const [first = "", ...others] = [...home.areas.towns, ...home.areas.furtherTowns];
  expect(mismatches(withTowns([first, ...others]))).toEqual([]);
  expect(mismatches(withTowns(others)).map(({ message }) => message)).toEqual([
    `there is no town '${first}' in content/locations, so the home page leaves it out`,
  ]);
});
