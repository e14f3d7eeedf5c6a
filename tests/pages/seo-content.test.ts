import { describe, expect, test } from "vitest";
import { seoCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import { formatPounds } from "../../domain/money.ts";
import { popularSeo } from "../offers.ts";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();

describe("the SEO pages", () => {
  test("the services page has its groups, steps, packages, stories and questions", async () => {
    const page = await read("/seo-services");
    expect(await texts(page, "#services h3")).toEqual([
      "Local SEO",
      "Technical SEO",
      "Content SEO",
      "Link Building",
    ]);
    expect(await count(page, "#process li")).toBe(4);
    expect(await count(page, "#stories h3")).toBe(3);
    expect(await count(page, "#faq details")).toBe(5);
    const packages = await texts(page, "#pricing .price-cards > li");
    expect(packages).toHaveLength(seoCatalogue.packages.length);
    for (const [index, { name, pricePence, period, popular }] of seoCatalogue.packages.entries()) {
      for (const part of [
        name,
        formatPounds(pricePence),
        period === "month" ? "month" : "one-time",
      ])
        expect(packages[index]).toContain(part);
      expect(packages[index]?.includes("Most Popular")).toBe(popular === true);
    }
    const main = await text(page, "main");
    for (const part of [
      "Get Free SEO Audit",
      "View SEO Packages",
      "300%",
      "50+",
      "95%",
      "3-6 months",
      "6-12 months",
    ])
      expect(main).toContain(part);
    expect(main).toMatch(/no long-term contracts/i);
    expect(
      await page.locator(`main a[href="tel:${site.phone.e164}"]`).count(),
    ).toBeGreaterThanOrEqual(1);
  });

  const local = {
    "/coventry-seo-agency": {
      figures: ["345k", "2", "25min", "#1"],
      services: 4,
      reasons: 3,
      areas: [
        "City Centre",
        "Earlsdon",
        "Canley",
        "Foleshill",
        "Radford",
        "Stoke",
        "Hillfields",
        "Chapelfields",
        "Eastern Green",
        "Tile Hill",
        "Whoberley",
        "Coundon",
      ],
    },
    "/bilton-seo-company": {
      figures: ["300%", "50+", "4.9/5", "#1"],
      services: 6,
      reasons: 3,
      areas: [
        "Bilton",
        "Rugby Town Centre",
        "Hillmorton",
        "Brownsover",
        "Newbold-on-Avon",
        "Dunchurch",
      ],
    },
    "/dunchurch-seo-services": {
      figures: ["300%", "25+", "4.9/5", "#1"],
      services: 6,
      reasons: 6,
      areas: [
        "Dunchurch Village",
        "Rugby",
        "Thurlaston",
        "Bilton",
        "Cawston",
        "Draycote",
        "Frankton",
        "Bourton-on-Dunsmore",
      ],
    },
  };

  test.each(Object.entries(local))(
    "%s has its figures, services, reasons, testimonials and areas",
    async (route, { figures, services, reasons, areas }) => {
      const page = await read(route);
      const main = await text(page, "main");
      for (const figure of figures) expect(main).toContain(figure);
      expect(await count(page, "#services h3")).toBe(services);
      expect(await count(page, "#reasons li")).toBe(reasons);
      expect(await count(page, "#reviews li")).toBe(3);
      expect(await texts(page, "#areas li")).toEqual(areas);
      expect(await count(page, "main [data-open='audit']")).toBeGreaterThanOrEqual(2);
      const packages = await texts(page, "main [data-open='seo-quote']");
      expect(packages).toHaveLength(seoCatalogue.packages.length);
      expect(packages.filter(line => line.includes("Most Popular"))).toEqual([
        expect.stringContaining(popularSeo.name),
      ]);
    },
  );

  test("Dunchurch gives its six reasons and three parts to each service", async () => {
    const page = await read("/dunchurch-seo-services");
    const reasons = await text(page, "#reasons");
    for (const part of [/white-hat/i, /30-60 days/i, /monthly reports/i])
      expect(reasons).toMatch(part);
    expect(await count(page, "#services ul ul li, #services ul li li")).toBe(18);
  });
});
