import { expect, test } from "vitest";
import type { Package } from "../../domain/catalogue.ts";
import { fromPrices } from "./from-prices.ts";

const pack = (name: string, pricePence: number, period: Package["period"] = "once"): Package => ({
  ...{ name, pricePence, period },
  ...{ description: "What it is for", features: ["A feature"] },
});
const packages = [pack("Site", 19900), pack("Card", 9900), pack("Care", 1500, "month")];
const addons = [{ name: "Logo design", pricePence: 4900 }];
const found = (words: unknown, period: Package["period"] = "once", sold = packages) =>
  fromPrices([{ file: "home.ts", words, catalogue: { packages: sold, addons }, period }]).map(
    ({ search, message, fix }) => `${search}| ${message}: ${fix}`,
  );

test("'from £199' is told once a package costs less, or once none costs so little", () => {
  expect(found({ meta: { title: "Websites from £199" }, hero: "From £99 for a card." })).toEqual([
    "Websites from | says 'from £199', and the package that costs least, 'Card', costs £99: Write it as   from {£ Card}   or take the words out",
  ]);
  expect(found("Sites from £59.50, all in")).toHaveLength(1);
  expect(found("SEO from £20 a month", "month")).toHaveLength(1);
});

test("but not the lowest price, and not a price of anything else", () => {
  for (const words of [
    "Sites from £99, live in a week",
    "Support from £25/month",
    "Copywriting from £40 a page",
    "Training from £75 per hour",
    "Training from £49.50 per hour",
    "Shops from £1,200 a year",
    "Hosting from £60 yearly",
    "Support from £25pm, help from £40-an-hour",
    "A page from £20 (per language)",
    "A shop that went from £10k to £1.5m",
    "Logos from £49",
    "Setup from £149, then £25 a month",
    "Set-up fee from £149",
    "It was £199",
  ])
    expect(found(words)).toEqual([]);
  for (const words of [
    "SEO from £15/month",
    "An audit from £200",
    "A shop went from £300 a month to £2,000 a month",
  ])
    expect(found(words, "month")).toEqual([]);
  expect(found("Sites from £15 a month", "once", [pack("Care", 1500, "month")])).toEqual([]);
});

test("'from £15' is told where that is paid each month, and '/month' where it is paid once", () => {
  const [site, , care] = packages;
  expect(found("Sites from £15", "once", care && [care])).toEqual([
    "Sites from | says 'from £15', as if that were paid once, and each package is paid each month: Write   /month   behind the price",
  ]);
  expect(found("SEO from £199 a month", "month", site && [site])).toHaveLength(1);
  expect(found("SEO from £199 a month", "month", [])).toEqual([]);
});

test("a price before which the page itself says 'from' is told at its own line", () => {
  const monthly = [pack("Care", 1500, "month")];
  const of = (priceFrom: string) =>
    fromPrices([
      {
        ...{ file: "trade.md", words: `from ${priceFrom}`, search: "priceFrom" },
        ...{ catalogue: { packages: monthly, addons }, period: "once" as const },
      },
    ]);
  expect(of("£15")).toMatchObject([
    { search: "priceFrom", fix: "Write   /month   behind the price" },
  ]);
  expect(of("£15/month")).toEqual([]);
});
