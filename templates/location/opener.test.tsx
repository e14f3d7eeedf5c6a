import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locationSchema } from "../../content/rules/schemas.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { factsOf, introOf, LocationOpener } from "./opener.tsx";

const lutterworth = locationSchema.parse({
  ...{ name: "Lutterworth", county: "Leicestershire", description: "A market town.", order: 10 },
  ...{ landmarks: ["The church"], businessTypes: ["Hauliers"], mainIndustries: ["Logistics"] },
  ...{ keywords: ["web design Lutterworth"], travelTime: "15 minutes" },
  faqs: [{ question: "Where?", answer: "There." }],
});
const shared = { description: "", features: [], period: "once" } as const;
const first = (record: typeof lutterworth) => factsOf(record, [])[0];

test("only the town where we are is said to hold our office, whether a direction is known or not", () => {
  const away = { label: `From ${site.geo.placename} by car`, value: "15 minutes" };
  expect(first(lutterworth)).toEqual(away);
  expect(first({ ...lutterworth, bearing: 10 })).toEqual(away);
  expect(first({ ...lutterworth, travelTime: "Based here" })?.label).toMatch(/^Our (office|base)$/);
});

test("the direction to a town is told where its record says it", () => {
  const direction = { label: `Direction from ${site.geo.placename}`, value: "South-east" };
  expect(factsOf({ ...lutterworth, bearing: 135 }, [])).toContainEqual(direction);
  for (const nowhere of [lutterworth, { ...lutterworth, travelTime: "Based here", bearing: 135 }])
    expect(factsOf(nowhere, []).map(({ label }) => label)).not.toContain(direction.label);
});

test("a website costs from what the cheapest package does, wherever that stands in the catalogue", () => {
  const large = { ...shared, name: "Large", pricePence: 59900 };
  const small = { ...shared, name: "Small", pricePence: 19950 };
  expect(factsOf(lutterworth, [large, small]).at(-1)).toEqual({
    label: townWords.fromLabel,
    value: "£199.50",
  });
});

test("the first words of a town's page end with the price, where a record does not say its own", () => {
  const sold = [{ ...shared, name: "Small", pricePence: 19900 }];
  expect(introOf(lutterworth, sold)).toBe(`A market town. ${townWords.fromPrice}`);
  expect(introOf(lutterworth, [])).toBe("A market town.");
  expect(introOf({ ...lutterworth, heroSubheadline: "Near." }, sold)).toBe("Near.");
});

test("a map is drawn where a town stands on it", () => {
  const page = { route: "/lutterworth", template: "location" };
  const tools = { link: (route: string) => route, page } as PageTools;
  const other = { name: "Barton", travelTime: "10 minutes", bearing: 90 };
  const place = { ...other, slug: "barton", route: "/barton" };
  const opened = (record: typeof lutterworth, places: (typeof place)[]) =>
    renderToStaticMarkup(
      <LocationOpener tools={tools} record={record} places={places} crumbs={[]} />,
    );
  expect(opened({ ...lutterworth, bearing: 135 }, [])).toContain("<title>Map: Lutterworth");
  expect(opened(lutterworth, [place])).toContain("Barton 10");
  expect(opened(lutterworth, [])).not.toContain("town-map");
});
