import { describe, expect, test, vi } from "vitest";
import { catalogueSchema, plansSchema, soldSchema } from "./fact-schemas.ts";
import { lowestPounds, lowestPrice, penceIn, poundsOf } from "./prices.ts";

const sample = { price: "£25", description: "For a small site.", features: ["A backup"] };
const care = { name: "Care", pricePence: 2500 };
const priced = (...prices: string[]) =>
  prices.map((price, index) => ({ ...sample, name: `Plan ${index}`, price }));

test.each([-19900, Number.NaN, "£199", undefined])(
  "%j is told as a price, and no text that asks for it is",
  price => {
    expect(penceIn(price)).toBe(0);
  },
);

test("a catalogue without packages is told as that, and no text that asks for a price is", async () => {
  vi.resetModules();
  const { webCatalogue } = await import("../catalogue.ts");
  Object.assign(webCatalogue, { packages: [] });
  const { fillIn } = await import("./fill-in.ts");
  const { priceOf } = await import("./prices.ts");
  expect(priceOf("Landing Page")).toBe("£0");
  expect(fillIn("{£ 2 × Landing Page / 36}")).toBe("£0");
  expect(soldSchema.safeParse(webCatalogue).error?.issues).toMatchObject([
    { path: ["packages"], message: "must hold at least one package" },
  ]);
});

test.each([
  ["with a sign that nobody sees", "Landing\u200b Page", "U+200B"],
  ["that is no text", 24, "expected string"],
])(
  "a name in the catalogue %s is told there, and no text that asks for its price is",
  async (_, name, message) => {
    vi.resetModules();
    const { webCatalogue } = await import("../catalogue.ts");
    const [first] = webCatalogue.packages;
    const asked = `{£ ${first?.name}}`;
    Object.assign(first ?? {}, { name });
    const { fillIn } = await import("./fill-in.ts");
    const { wrongMark } = await import("./mark-rules.ts");
    expect(fillIn(asked)).toBe("£0");
    expect(wrongMark(asked)).toBeUndefined();
    expect(catalogueSchema.safeParse(webCatalogue).error?.issues).toMatchObject([
      { path: ["packages", 0, "name"], message: expect.stringContaining(message) },
    ]);
  },
);

test("while a name in the catalogue is wrong, other words in braces are taken for no price", async () => {
  vi.resetModules();
  const { webCatalogue } = await import("../catalogue.ts");
  const packages = [
    { ...care, name: "Full  care" },
    { ...care, name: "Some care" },
  ];
  Object.assign(webCatalogue, { packages });
  const { wrongMark } = await import("./mark-rules.ts");
  expect(wrongMark("{town}")).toBeUndefined();
  expect(wrongMark("{phone}")?.message).toContain("stands for nothing");
  expect(wrongMark("{some care}")?.fix).toBe("Write it as   {£ Some care}");
  expect(wrongMark("{£Best care}")?.fix).toBe("Write it as   {£ Best care}");
});

test("nothing between two commas is told in its own list, and prices are found all the same", async () => {
  vi.resetModules();
  const { webCatalogue } = await import("../catalogue.ts");
  const { hostingPlans } = await import("../plans.ts");
  const { packages, addons } = webCatalogue;
  const [first] = packages;
  for (const list of [packages, addons, hostingPlans])
    Object.assign(list, { length: list.length + 1 });
  await import("../home.ts");
  const { prices } = await import("./prices.ts");
  expect(prices.get(first?.name ?? "")).toBe(first?.pricePence);
  expect(catalogueSchema.safeParse(webCatalogue).success).toBe(false);
  expect(plansSchema.safeParse(hostingPlans).success).toBe(false);
});

test.each([
  ["an add-on whose 'isMonthly' is misspelt", { addons: [{ ...care, isMonthy: true }] }],
  ["an add-on that is misspelt and paid once", { addons: [{ ...care, ismonthly: false }] }],
  ["a package of an unknown period", { packages: [{ ...care, period: "monthly" }] }],
])("%s is told there, and no text that says how often it is paid is", async (_, changes) => {
  vi.resetModules();
  const { webCatalogue } = await import("../catalogue.ts");
  Object.assign(webCatalogue, changes);
  const { wrongPeriod } = await import("./period-rules.ts");
  expect(wrongPeriod("Care", " a month")).toBeUndefined();
  expect(wrongPeriod("Care", " a year")).toBeUndefined();
  expect(catalogueSchema.safeParse(webCatalogue).success).toBe(false);
});

describe("what a page means by 'from'", () => {
  test("is the lowest price, and a quote is no price", () => {
    expect(lowestPounds(priced("£50", "£25", "Tailored quote"))).toBe(25);
    expect(lowestPounds(priced("Tailored quote", "£99", "£29.50"))).toBe(29.5);
  });

  test.each([
    ["£24.99", 24.99],
    ["£1,200", 1200],
    ["£ 25", 25],
    ["from £25", 25],
    ["Tailored quote", undefined],
  ])("'%s' is %d pounds", (price, pounds) => {
    expect(poundsOf(price)).toBe(pounds);
  });

  test("is one price in the words and in the structured data", () => {
    const plans = priced("£1,200", "£24.99");
    expect(lowestPrice(plans)).toBe("£24.99");
    expect(lowestPounds(plans)).toBe(24.99);
  });

  test("is missed where no plan has a price", () => {
    const { error } = plansSchema.safeParse(priced("Tailored quote", "On request"));
    expect(error?.issues[0]?.message).toContain("needs a plan with a price");
  });

  test.each([1, 2, 4, 6])("is known of %i plans", count => {
    const plans = Array.from({ length: count }, (_, index) => ({
      ...sample,
      name: `Plan ${index}`,
    }));
    expect(plansSchema.safeParse(plans).error?.issues ?? []).toEqual([]);
  });

  test("is not negative", () => {
    const { error } = plansSchema.safeParse(priced("-£25", "£50 - £60"));
    expect(error?.issues).toMatchObject([{ path: [0, "price"], message: "must not be negative" }]);
  });

  test.each(["£25/month", "£25 per month", "£25 a month"])("says its period once: %s", price => {
    const [plan] = priced(price);
    const told = (also: object) => plansSchema.safeParse([{ ...plan, ...also }]).error?.issues;
    expect(told({ period: "/month" })).toMatchObject([{ path: [0, "price"] }]);
    expect(told({})).toBeUndefined();
  });

  test("is not to be read from a figure without its pound", () => {
    const { error } = plansSchema.safeParse(priced("25", "£50"));
    expect(error?.issues).toMatchObject([
      { path: [0, "price"], message: expect.stringContaining("has no £") },
    ]);
  });
});
