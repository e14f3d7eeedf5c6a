import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IndustryRecord } from "../../content/rules/schemas.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { linksMax } from "../parts/links-shown.ts";
import { DesignedFor } from "./designed-for.tsx";

const own = { name: "Retail", route: "/retail" };
const other = { name: "Restaurants", route: "/restaurants" };
// Of all tools only links and the page's own address are used.
const tools = { link: (route: string) => route, page: { route: own.route } } as PageTools;
const words = "Words.";
const record: IndustryRecord = {
  ...{ name: words, industry: words, description: words, seoTitle: words, seoDescription: words },
  ...{ heroHeadline: words, heroSubheadline: words, priceFrom: "£1", order: 1, faqs: [] },
  ...{ targetAudience: [], keyFeatures: [], commonChallenges: [], solutionBenefits: [] },
  ...{ keywords: [], testimonials: [] },
};

const shown = (trades: (typeof own)[]) =>
  renderToStaticMarkup(<DesignedFor tools={tools} record={record} trades={trades} />);

test("the only trade with a page asks nobody to see another", () => {
  expect(shown([own, other])).toContain(
    `${tradeWords.designed.others} <span><a href="/restaurants">Restaurants</a>.</span>`,
  );
  expect(shown([own])).not.toContain(tradeWords.designed.others);
});

test.each([
  [linksMax, linksMax - 1, "."],
  [linksMax + 1, linksMax, `, or all 13 ${tradeWords.plural}.`],
  [linksMax + 2, linksMax, `, or all 14 ${tradeWords.plural}.`],
])("of %i trades %i others are named, and all of them are counted", (count, named, end) => {
  const trades = Array.from({ length: count - 1 }, (_, index) => ({
    name: `Trade ${index}`,
    route: `/trade-${index}`,
  }));
  const [, sentence = ""] = shown([own, ...trades]).split(tradeWords.designed.others);
  expect(sentence.match(/href="\/trade-/g)).toHaveLength(named);
  expect(sentence.replace(/<\/p>.*|<[^>]*>/gs, "").replace(/^.*Trade \d+/, "")).toBe(end);
});
