import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import { reviews } from "../../content/reviews.ts";
import { fillIn } from "../../content/rules/fill-in.ts";
import { named } from "../../content/rules/named.ts";
import { openingTimes } from "../../content/rules/opening-times.ts";
import { site } from "../../content/site.ts";
import { tradeWords } from "../../content/trade-words.ts";
import { industryRoute, locationRoute } from "../../domain/addresses.ts";
import { publishedTexts, said } from "../texts.ts";
import { builtPages, count, text, texts } from "./built-pages.ts";
import { industryRoutes, locationRoutes } from "./routes.ts";

const read = builtPages();
const { packages } = webCatalogue;

test("each text about a town or a trade has its page", async () => {
  for (const route of [...locationRoutes, ...industryRoutes])
    expect(await count(await read(route), "h1"), route).toBe(1);
});

describe.runIf(locationRoutes.length > 0)("the town pages", () => {
  test.each(publishedTexts("locations"))(
    "$slug has a hero, trades, prices, reviews, questions and its way back",
    async ({ slug, record }) => {
      const page = await read(locationRoute(slug, said(record.canonicalUrl)));
      const main = await text(page, "main");
      expect(
        await page.locator("nav[aria-label='Breadcrumb'] a").first().getAttribute("href"),
      ).toBe("/");
      expect(await count(page, "#town-services")).toBe(1);
      expect(await texts(page, "#town-prices h3")).toEqual(
        packages.map(({ name, popular }) => (popular ? `${name} Most Popular` : name)),
      );
      expect(await count(page, "#town-reviews li")).toBe(Math.min(reviews.length, 3));
      expect(await count(page, "#town-questions details")).toBe(lengthOf(record.faqs));
      expect(main).toMatch(new RegExp(said(record.travelTime) ?? "", "i"));
      await expectShown(page, {
        ".sheet": record.businessTypes,
        ".sheet-industries": record.mainIndustries,
        ".landmarks": record.landmarks,
        ".challenges": record.businessChallenges,
      });
      if (record.population) expect(main).toContain(said(record.population));
    },
  );
});

describe.runIf(industryRoutes.length > 0)("the trade pages", () => {
  test.each(publishedTexts("industries"))(
    "$slug is designed for its trade, from its price",
    async ({ slug, record }) => {
      const page = await read(industryRoute(slug));
      expect(await texts(page, "h2")).toContain(
        named(tradeWords.designed.heading, { trade: said(record.industry ?? record.name) ?? "" }),
      );
      for (const term of tradeWords.terms) expect(await text(page, ".trade-terms")).toContain(term);
      expect(await text(page, "main")).toContain(`from ${fillIn(said(record.priceFrom) ?? "")}`);
      await expectShown(page, {
        ".features-list": record.keyFeatures,
        ".features-for": record.targetAudience,
        ".half-open": record.commonChallenges,
        ".half .ticks": record.solutionBenefits,
      });
      expect(await count(page, "#trade-questions details[name]")).toBe(lengthOf(record.faqs));
      expect(await count(page, "#trade-reviews li")).toBe(lengthOf(record.testimonials));
      expect(await text(page, "#trade-contact")).toContain(openingTimes(site.hours));
    },
  );
});

/** Each list of a record, all of it and nothing else. */
async function expectShown(page: Page, lists: Record<string, unknown>): Promise<void> {
  for (const [list, items] of Object.entries(lists))
    expect(await texts(page, `${list} > li`)).toEqual(listOf(items).map(item => fillIn(item)));
}

function lengthOf(list: unknown): number {
  return listOf(list).length;
}

function listOf(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
