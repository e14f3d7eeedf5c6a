import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { townWords } from "../../content/town-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { NextStops } from "./next-stops.tsx";

const here = { name: "Appleby", route: "/appleby" };
const [near, far] = ["Barton", "Corby"].map((name, index) => {
  const route = `/${name.toLowerCase()}`;
  return { slug: route, name, route, travelTime: `${10 + index} minutes`, bearing: null };
});
// Of all tools only links and the page's own address are used, and of a town what lies around it.
const tools = { link: (route: string) => route, page: { route: here.route } } as PageTools;
const around = (places: (typeof near)[], nearbyAreas?: string[]) => {
  const record = { name: here.name, nearbyAreas } as LocationRecord;
  const shown = places.flatMap(place => place ?? []);
  return renderToStaticMarkup(<NextStops tools={tools} record={record} places={shown} />);
};

test("the only town with a page says nothing of other pages", () => {
  expect(around([], ["Dale"])).toContain(`${townWords.around.nearby} Dale.`);
  expect(around([], ["Dale"])).not.toMatch(/a page of|<ol/);
  expect(around([])).toBe("");
});

test("the nearest town stands first", () => {
  expect(around([far, near])).toMatch(/Barton.*Corby/);
});

test("one other town is one", () => {
  expect(around([near])).toContain("This town has a page of its own.");
  expect(around([near, far])).toContain("These towns have a page of their own.");
});
