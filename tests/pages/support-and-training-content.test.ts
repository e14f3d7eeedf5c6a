import { describe, expect, test } from "vitest";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();

describe("hosting, support and training", () => {
  test("Coventry's hosting page has its cards, plans, testimonials and questions", async () => {
    const page = await read("/coventry-website-hosting-support");
    expect(await count(page, "#hosting h3")).toBe(4);
    expect(await count(page, "#support h3")).toBe(4);
    const plans = await texts(page, "#plans .price-cards > li");
    expect(plans).toHaveLength(3);
    for (const part of ["Essential", "£25", "2 hours", "24-hour email response", "Choose Plan"])
      expect(plans[0]).toContain(part);
    for (const part of ["Professional", "£50", "5 hours", "same-day response", "Choose Plan"])
      expect(plans[1]?.toLowerCase()).toContain(part.toLowerCase());
    expect(plans[2]).toContain("Choose Plan");
    expect(await count(page, "#reviews li")).toBe(2);
    expect(await count(page, "#faq details")).toBe(5);
    const main = await text(page, "main");
    for (const part of ["Get Support Quote", "View Hosting Plans", "99.9%"])
      expect(main).toContain(part);
  });

  test("Bilton's support page has its services and three monthly plans", async () => {
    const page = await read("/bilton-website-support");
    const plans = await texts(page, "#plans .price-cards > li");
    for (const [index, parts] of [
      ["Basic", "£29"],
      ["Business", "£59", "Most Popular"],
      ["Premium", "£99"],
    ].entries())
      for (const part of [...parts, "month"]) expect(plans[index]).toContain(part);
    expect(await count(page, "main h3")).toBeGreaterThan(6);
  });

  test("Dunchurch's training page has six modules in order and three ways to learn", async () => {
    const page = await read("/dunchurch-website-training");
    const hours = (await texts(page, "#modules li")).map(
      module => /(\d(?:\.5)?)\s?h(?:ours?)?\b/.exec(module)?.[1],
    );
    expect(hours).toEqual(["2", "2", "1.5", "2.5", "1.5", "2"]);
    const plans = await texts(page, "#plans .price-cards > li");
    expect(plans[0]).toMatch(/one-to-one.*£75.*per hour/i);
    expect(plans[1]).toMatch(/group.*£45.*per person/i);
    for (const part of ["2-4 people", "2-hour minimum", "Most Popular"])
      expect(plans[1]).toContain(part);
    expect(plans[2]).toMatch(/online.*£35.*per hour/i);
  });

  test.each([
    ["/coventry-website-hosting-support", ["Essential", "Professional", "Bespoke"]],
    ["/bilton-website-support", ["Basic", "Business", "Premium"]],
  ])(
    "who goes from button to button on %s hears which plan each of them is for",
    async (route, plans) => {
      const page = await read(route);
      for (const plan of plans) {
        const button = page.getByRole("link", { name: `Choose Plan: ${plan}`, exact: true });
        expect(await button.textContent()).toBe("Choose Plan");
      }
    },
  );
});
