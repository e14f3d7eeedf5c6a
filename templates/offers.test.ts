import { expect, test } from "vitest";
import type { Plans } from "../content/rules/fact-schemas.ts";
import { offersFrom, packageOffers, packageService, planService } from "./offers.ts";

const once = (price: string) => ({ "@type": "Offer", price, priceCurrency: "GBP" });
const perUnit = (price: string, unitText: string) => ({
  "@type": "Offer",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "GBP",
    unitText,
  },
});

test("what is paid once is offered at a price, what is paid each month at a price a month", () => {
  const one = { name: "One", description: "", features: [] };
  expect(packageService({ ...one, pricePence: 34900, period: "once" }).offers).toEqual(once("349"));
  expect(packageService({ ...one, pricePence: 15000, period: "month" }).offers).toEqual(
    perUnit("150", "month"),
  );
});

test("where all packages are one service, each is offered by its name", () => {
  const one = { description: "", features: [] };
  expect(
    packageOffers([
      { ...one, name: "Audit", pricePence: 20000, period: "once" },
      { ...one, name: "Starter", pricePence: 15000, period: "month" },
    ]),
  ).toEqual([
    { name: "Audit", ...once("200") },
    { name: "Starter", ...perUnit("150", "month") },
  ]);
});

test("each plan that has a price is offered by its name and its unit", () => {
  const plan = (name: string, price: string, period?: string): Plans[number] => ({
    ...{ name, price, description: "What it is", features: ["One"] },
    ...(period !== undefined && { period }),
  });
  const plans = [
    plan("Basic", "£24.99", "/month"),
    plan("One-to-one", "£75", "per hour"),
    plan("Care", "£30", "a month"),
    plan("Class", "£45", "each person"),
    plan("Team", "£60 + VAT", "per month"),
    plan("Yearly", "£1,200 a year"),
    plan("Start", "£1,200"),
    plan("Bespoke", "Tailored quote"),
  ];
  const words = { headline: "Help", subheadline: "When it is needed" };
  expect(planService(words, { area: "Bilton", plans }).offers).toEqual([
    { name: "Basic", ...perUnit("24.99", "month") },
    { name: "One-to-one", ...perUnit("75", "hour") },
    { name: "Care", ...perUnit("30", "month") },
    { name: "Class", ...perUnit("45", "person") },
    { name: "Team", ...perUnit("60", "month") },
    { name: "Yearly", ...perUnit("1200", "year") },
    { name: "Start", ...once("1200") },
  ]);
});

test("'from £199' is the lowest price, not the price", () => {
  expect(offersFrom("£199")).toEqual({
    "@type": "AggregateOffer",
    lowPrice: "199",
    priceCurrency: "GBP",
  });
  expect(offersFrom("£25/month")).toEqual(perUnit("25", "month"));
});
