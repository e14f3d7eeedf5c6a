import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { IndustryRecord } from "../../content/schemas.ts";
import type { PageTools } from "../../generator/site.ts";
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

test("the only trade with a page asks nobody to see another", () => {
  const shown = (trades: (typeof own)[]) =>
    renderToStaticMarkup(<DesignedFor tools={tools} record={record} trades={trades} />);
  expect(shown([own, other])).toContain(
    'Another trade? See <a href="/restaurants">Restaurants</a>.',
  );
  expect(shown([own])).not.toContain("Another trade");
});
