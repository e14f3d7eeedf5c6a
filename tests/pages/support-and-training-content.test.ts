import { describe, expect, test } from "vitest";
import { hostingFaqs } from "../../content/faqs.ts";
import { hosting } from "../../content/hosting.ts";
import { hostingPlans, supportPlans, trainingPlans } from "../../content/plans.ts";
import type { Plans } from "../../content/rules/fact-schemas.ts";
import { training } from "../../content/training.ts";
import { nameAndPrice } from "../../templates/parts/prices/plan-prices.tsx";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();

describe("hosting, support and training", () => {
  test("Coventry's hosting page has its cards, plans, testimonials and questions", async () => {
    const page = await read("/coventry-website-hosting-support");
    expect(await count(page, "#hosting h3")).toBe(4);
    expect(await count(page, "#support h3")).toBe(4);
    const plans = await texts(page, "#plans .price-cards > li");
    expectShown(plans, hostingPlans);
    for (const plan of plans) expect(plan).toContain("Choose Plan");
    expect(await count(page, "#reviews li")).toBe(hosting.testimonials.length);
    expect(await count(page, "#faq details")).toBe(hostingFaqs.length);
    const main = await text(page, "main");
    const features = hosting.features.items.map(({ title }) => title);
    for (const part of ["Get Support Quote", "View Hosting Plans", ...features])
      expect(main).toContain(part);
  });

  test("Bilton's support page has its services and plans", async () => {
    const page = await read("/bilton-website-support");
    const plans = await texts(page, "#plans .price-cards > li");
    expectShown(plans, supportPlans);
    expect(await count(page, "main h3")).toBeGreaterThan(6);
  });

  test("Dunchurch's training page has modules in order and ways to learn", async () => {
    const page = await read("/dunchurch-website-training");
    const hours = (await texts(page, "#modules li")).map(
      module => /(\d(?:\.5)?)\s?h(?:ours?)?\b/.exec(module)?.[1],
    );
    expect(hours).toEqual(training.modules.items.map(({ duration }) => duration.replace("h", "")));
    expectShown(await texts(page, "#plans .price-cards > li"), trainingPlans);
    const main = await text(page, "main");
    const total = hours.reduce((sum, duration) => sum + Number(duration), 0);
    const buttons = trainingPlans.map(({ name }) => `Book ${name}`);
    for (const words of [`${total} hours in all`, ...buttons]) expect(main).toContain(words);
    for (const { paragraphs, points } of training.sections)
      for (const words of [...paragraphs, ...points]) expect(main).toContain(words);
  });

  const chosen: [string, Plans][] = [
    ["/coventry-website-hosting-support", hostingPlans],
    ["/bilton-website-support", supportPlans],
  ];
  test.each(chosen.filter(([, plans]) => plans.length > 0))(
    "who goes from button to button on %s hears which plan each is for, and the owner reads of which page",
    async (route, plans) => {
      const page = await read(route);
      for (const plan of plans) {
        const name = `Choose Plan: ${plan.name}`;
        const button = page.getByRole("link", { name, exact: true });
        expect(await button.textContent()).toBe("Choose Plan");
        // Plans of two pages may share their name: the enquiry says of which page it is.
        expect(await button.getAttribute("data-plan")).toContain(`, ${nameAndPrice(plan)}`);
      }
    },
  );
});

/** Each with its price, its unit and all that it includes. */
function expectShown(cards: string[], plans: Plans): void {
  expect(cards).toHaveLength(plans.length);
  for (const [index, { name, price, period = "", features, popular }] of plans.entries()) {
    for (const part of [name, price, period.replace("/", ""), ...features])
      expect(cards[index]).toContain(part);
    expect(cards[index]?.includes("Most Popular")).toBe(popular === true);
  }
}
