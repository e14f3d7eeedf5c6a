import { describe, expect, test } from "vitest";
import { builtPages, count, text, texts } from "./built-pages.ts";
import { industryRoutes, locationRoutes } from "./routes.ts";

const read = builtPages();

describe("the town pages", () => {
  const minutes: Record<string, string> = {
    "web-design-coventry": "25",
    "web-design-leamington-spa": "15",
    "web-design-nuneaton": "20",
    "web-design-daventry": "30",
    "web-design-market-harborough": "25",
    "web-design-hinckley": "30",
    "dunchurch-web-design": "5",
    "bilton-web-design": "5",
  };

  test.each(locationRoutes)(
    "%s has a hero, trades, reviews, questions and its way back",
    async route => {
      const page = await read(route);
      const main = await text(page, "main");
      expect(
        await page.locator("nav[aria-label='Breadcrumb'] a").first().getAttribute("href"),
      ).toBe("/");
      for (const section of ["#town-services", "#town-reviews"])
        expect(await count(page, section)).toBe(1);
      expect(await count(page, "#town-questions details")).toBeGreaterThanOrEqual(3);
      const stated = minutes[route.slice(1)];
      expect(main).toMatch(stated ? new RegExp(`${stated} minutes`) : /Based here/i);
      if (route.includes("bilton")) expect(main).toContain("8,000+");
      if (route.includes("coventry")) expect(main).toContain("345k");
    },
  );
});

describe("the trade pages", () => {
  const names = [
    "Restaurants",
    "Trades",
    "Health",
    "Professional",
    "Retail",
    "Beauty",
    "Estate Agents",
    "Manufactur",
  ];
  const prices = ["£199", "£199", "£299", "£299", "£199", "£199", "£299", "£399"];

  test.each(
    industryRoutes.map((route, index) => ({ route, name: names[index], price: prices[index] })),
  )("$route is designed for $name, from $price", async ({ route, name, price }) => {
    const page = await read(route);
    expect(await texts(page, "h2")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^Websites Designed for .*${name}`)),
      ]),
    );
    const main = await text(page, "main");
    expect(main).toContain(`from ${price}`);
    expect(await count(page, "#trade-questions details[name]")).toBeGreaterThanOrEqual(4);
    expect(await count(page, "#trade-reviews li")).toBe(3);
    expect(await count(page, "#trade-contact")).toBe(1);
  });
});
