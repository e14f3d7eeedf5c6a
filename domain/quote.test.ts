import { describe, expect, test } from "vitest";
import { type Random, random } from "../bench/random.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Quote, quote } from "./quote.ts";

const web: Catalogue = {
  type: "web",
  label: "web design",
  packages: [
    { name: "Landing Page", pricePence: 19900, period: "once", description: "", features: [] },
    { name: "Business Website", pricePence: 34900, period: "once", description: "", features: [] },
    { name: "Pro Website", pricePence: 59900, period: "once", description: "", features: [] },
  ],
  addons: [
    { name: "Extra page", pricePence: 4900, hasQuantity: true },
    { name: "Logo design", pricePence: 9900 },
    { name: "Online store", pricePence: 19900 },
    { name: "Hosting renewal", pricePence: 6000, note: "per year" },
    { name: "Maintenance", pricePence: 2500, isMonthly: true },
    { name: "Priority updates", pricePence: 1500, isMonthly: true },
  ],
};

const seo: Catalogue = {
  type: "seo",
  label: "SEO",
  packages: [
    { name: "Starter SEO", pricePence: 15000, period: "month", description: "", features: [] },
  ],
  addons: [
    { name: "Additional location", pricePence: 5000, hasQuantity: true, isMonthly: true },
    { name: "Extra keyword research", pricePence: 7500 },
  ],
};

/** The sums that were first specified, on the prices of then: the owner's prices of today do not change them. */
describe("worked examples", () => {
  const extras = { "Extra page": 3, "Logo design": 1 };
  test.each([
    ["a package alone", web, "Landing Page", {}, [199, 0, 199]],
    ["one-time add-ons", web, "Business Website", extras, [595, 0, 595]],
    ["a monthly add-on", web, "Business Website", { ...extras, Maintenance: 1 }, [595, 25, 620]],
    [
      "two monthly add-ons",
      web,
      "Business Website",
      { ...extras, Maintenance: 1, "Priority updates": 1 },
      [595, 40, 635],
    ],
    [
      "hosting renewal, which is yearly and so one-time",
      web,
      "Pro Website",
      { "Hosting renewal": 1, "Online store": 1 },
      [858, 0, 858],
    ],
    [
      "a monthly package, whose first month is paid at once",
      seo,
      "Starter SEO",
      { "Additional location": 2, "Extra keyword research": 1 },
      [225, 100, 325],
    ],
  ] as const)("%s", (_title, catalogue, packageName, quantities, pounds) => {
    expect(totals(quote(catalogue, { packageName, quantities }))).toEqual(pounds);
  });
});

test("what is sold once counts once, however many an order asks for", () => {
  const quoted = quote(web, { packageName: null, quantities: { "Logo design": 3 } });
  expect(quoted.lines).toMatchObject([{ name: "Logo design", quantity: 1 }]);
  expect(totals(quoted)).toEqual([99, 0, 99]);
});

test("with nothing chosen there are no lines and nothing to pay", () => {
  const nothing = quote(web, { packageName: null, quantities: {} });
  expect(nothing.lines).toEqual([]);
  expect(totals(nothing)).toEqual([0, 0, 0]);
});

test("add-ons chosen before a package are already counted", () => {
  expect(totals(quote(web, { packageName: null, quantities: { Maintenance: 1 } }))).toEqual([
    0, 25, 25,
  ]);
});

test("names the catalogue does not sell, and quantities of 0, add no line", () => {
  const quantities = { "Logo design": 0, "Moon landing": 4 };
  expect(quote(web, { packageName: "Nothing", quantities }).lines).toEqual([]);
});

test("lines come package first, then add-ons in the catalogue's order, with unit prices", () => {
  const quantities = { "Logo design": 1, "Extra page": 2 };
  const { lines } = quote(web, { packageName: "Landing Page", quantities });
  expect(lines.map(({ name, quantity, pricePence }) => [name, quantity, pricePence])).toEqual([
    ["Landing Page", 1, 19900],
    ["Extra page", 2, 4900],
    ["Logo design", 1, 9900],
  ]);
});

test("a thousand random orders add up as a naive sum does", () => {
  const numbers = random(7);
  for (let round = 0; round < 1000; round++) {
    const catalogue = randomCatalogue(numbers);
    const quantities = Object.fromEntries(
      catalogue.addons.map(({ name }) => [name, numbers.below(21)]),
    );
    const chosen = catalogue.packages[0];
    const quoted = quote(catalogue, { packageName: chosen?.name ?? null, quantities });
    let once = chosen?.pricePence ?? 0;
    let monthly = 0;
    for (const { name, pricePence, isMonthly } of catalogue.addons) {
      const pence = pricePence * (quantities[name] ?? 0);
      if (isMonthly) monthly += pence;
      else once += pence;
    }
    expect([quoted.oneTimePence, quoted.monthlyPence]).toEqual([once, monthly]);
    expect(quoted.totalPence).toBe(
      quoted.lines.reduce((pence, line) => pence + line.pricePence * line.quantity, 0),
    );
    expect(quoted.totalPence).toBe(once + monthly);
  }
});

function totals({ oneTimePence, monthlyPence, totalPence }: Quote): number[] {
  return [oneTimePence / 100, monthlyPence / 100, totalPence / 100];
}

function randomCatalogue({ below }: Random): Catalogue {
  const pricePence = () => below(100_000);
  const addons = Array.from({ length: below(9) }, (_, index) => ({
    name: `Add-on ${index}`,
    pricePence: pricePence(),
    isMonthly: below(2) === 0,
    hasQuantity: true,
  }));
  const period = below(2) === 0 ? "once" : "month";
  const one = {
    name: "One",
    pricePence: pricePence(),
    period,
    description: "",
    features: [],
  } as const;
  return { ...web, packages: below(10) < 9 ? [one] : [], addons };
}
