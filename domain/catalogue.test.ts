import { expect, test } from "vitest";
import { addonPrice, catalogueSelling, packagePrice } from "./catalogue.ts";

const starter = {
  name: "Starter SEO",
  pricePence: 15000,
  period: "month",
  description: "",
  features: [],
} as const;

test("a monthly package says so in its price", () => {
  expect(packagePrice(starter)).toBe("£150/month");
  expect(packagePrice({ ...starter, period: "once" })).toBe("£150");
});

test.each([
  [{ name: "Logo design", pricePence: 9900 }, "£99"],
  [{ name: "Maintenance", pricePence: 2500, isMonthly: true }, "£25/month"],
  [{ name: "Hosting renewal", pricePence: 6000, note: "per year" }, "£60 per year"],
])("an add-on's price says what it is for: %o", (addon, expected) => {
  expect(addonPrice(addon)).toBe(expected);
});

test("a package's name finds its catalogue", () => {
  const seo = { type: "seo", label: "SEO", packages: [starter], addons: [] } as const;
  expect(catalogueSelling([seo], "Starter SEO")).toBe(seo);
  expect(catalogueSelling([seo], "Landing Page")).toBeUndefined();
});
