import { beforeEach, expect, test, vi } from "vitest";
import { contentWith } from "../../tests/sample-content.ts";
import { chromeOf } from "./chrome.ts";

beforeEach(() => {
  vi.resetModules();
});

const chrome = chromeOf(contentWith({}));

test.each([
  ["hostingPlans", "content/hosting.ts"],
  ["supportPlans", "content/support.ts"],
  ["trainingPlans", "content/training.ts"],
] as const)(
  "without %s there is no page of them, and %s waits for no proof",
  async (name, file) => {
    const plans = await import("../../content/plans.ts");
    plans[name].splice(0);
    const { servicePages } = await import("./services.ts");
    const { pages, images } = servicePages(chrome);
    expect(pages.flatMap(({ sources }) => sources)).not.toContain(file);
    expect(images).toHaveLength(pages.length);
    const { facts, shownFacts } = await import("../../content/rules/facts.ts");
    expect(shownFacts.map(fact => fact.file)).not.toContain(file);
    for (const { consts } of facts)
      for (const { value, schema } of consts[name] ? [consts[name]] : [])
        expect(schema.safeParse(value).success).toBe(true);
  },
);

test("without SEO packages there is no page about SEO, and nothing of it is to be proven", async () => {
  const { seoCatalogue } = await import("../../content/catalogue.ts");
  Object.assign(seoCatalogue, { packages: [] });
  const { seoPages } = await import("./seo.ts");
  expect(seoPages(chrome)).toEqual({ pages: [], images: [], texts: [] });
  const { shownFacts } = await import("../../content/rules/facts.ts");
  expect(shownFacts.map(({ file }) => file).filter(file => /seo/.test(file))).toEqual([]);
  const { production } = await import("../production.ts");
  const told = JSON.stringify(production(contentWith({}), "2024-01-01"));
  expect(told).not.toMatch(/seo-|SEO customers/);
});

test("a text that asks for the lowest price of plans that are not sold is told", async () => {
  const { hostingPlans, supportPlans } = await import("../../content/plans.ts");
  hostingPlans.splice(0);
  supportPlans.splice(0);
  const { lowestPrice } = await import("../../content/rules/prices.ts");
  const { text } = await import("../../content/rules/fact-schemas.ts");
  const said = `Support from ${lowestPrice([...hostingPlans, ...supportPlans])}/month.`;
  expect(text.safeParse(said).error?.issues).toMatchObject([
    { message: expect.stringContaining("plans that are not sold") },
  ]);
});
