import { describe, expect, test } from "vitest";
import { seoCatalogue } from "../../content/catalogue.ts";
import { seoFaqs } from "../../content/faqs.ts";
import type { LocalSeo } from "../../content/rules/page-schemas.ts";
import { seoBilton } from "../../content/seo-bilton.ts";
import { seoCoventry } from "../../content/seo-coventry.ts";
import { seoDunchurch } from "../../content/seo-dunchurch.ts";
import { seoServices } from "../../content/seo-services.ts";
import { site } from "../../content/site.ts";
import { formatPounds } from "../../domain/money.ts";
import { popularSeo } from "../offers.ts";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();

const ofTowns: [string, LocalSeo][] = [
  ["/coventry-seo-agency", seoCoventry],
  ["/bilton-seo-company", seoBilton],
  ["/dunchurch-seo-services", seoDunchurch],
];

describe("the SEO pages", () => {
  test("the services page has its groups, steps, packages, stories and questions", async () => {
    const page = await read("/seo-services");
    expect(await texts(page, "#services h3")).toEqual(titlesOf(seoServices.groups));
    expect(await count(page, "#process li")).toBe(seoServices.process.items.length);
    expect(await count(page, "#stories h3")).toBe(seoServices.stories.items.length);
    expect(await count(page, "#faq details")).toBe(seoFaqs.length);
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
      ...valuesOf(seoServices.stats),
      seoServices.packages.contractNote,
      seoServices.packages.timingNote,
    ])
      expect(main).toContain(part);
    expect(
      await page.locator(`main a[href="tel:${site.phone.e164}"]`).count(),
    ).toBeGreaterThanOrEqual(1);
  });

  test.each(["/seo-services", ...ofTowns.map(([route]) => route)])(
    "%s promises no place in a search, as the terms say that nobody can",
    async route => {
      const main = await text(await read(route), "main");
      const promise =
        /\bwe (see to it|make sure|ensure|guarantee)\b[^.]*\b(first|top|turns? up)\b/i;
      expect(main).not.toMatch(promise);
    },
  );

  test.each(ofTowns)(
    "%s has its figures, services, reasons, testimonials and areas",
    async (route, words) => {
      const page = await read(route);
      const main = await text(page, "main");
      for (const figure of valuesOf(words.figures)) expect(main).toContain(figure);
      expect(await texts(page, "#services h3")).toEqual(titlesOf(words.services));
      expect(await count(page, "#reasons li")).toBe(words.reasons.items.length);
      expect(await count(page, "#reviews li")).toBe(words.testimonials.items.length);
      expect(await texts(page, "#areas li")).toEqual(words.areas.items);
      expect(await count(page, "main [data-open='audit']")).toBeGreaterThanOrEqual(2);
      const packages = await texts(page, "main [data-open='seo-quote']");
      expect(packages).toHaveLength(seoCatalogue.packages.length);
      const chosen = await page
        .locator("main [data-open='seo-quote']")
        .evaluateAll(lines => lines.map(line => line.getAttribute("data-package")));
      expect(chosen).toEqual(seoCatalogue.packages.map(({ name }) => name));
      for (const [index, { note = "" }] of seoCatalogue.packages.entries())
        expect(packages[index]).toContain(note);
      expect(packages.filter(line => line.includes("Most Popular"))).toEqual([
        expect.stringContaining(popularSeo.name),
      ]);
    },
  );

  test.each(ofTowns)(
    "%s tells search engines what is sold there, by its name and its prices",
    async (route, words) => {
      const page = await read(route);
      const data = await page.locator("script[type='application/ld+json']").textContent();
      const { "@graph": graph } = JSON.parse(data ?? "");
      const service = graph.find((node: { "@type": string }) => node["@type"] === "Service");
      expect(service.name).toBe(words.breadcrumb);
      expect(service.offers.map(({ name }: { name: string }) => name)).toEqual(
        seoCatalogue.packages.map(({ name }) => name),
      );
    },
  );

  test("Dunchurch gives its reasons and the parts of each service", async () => {
    const page = await read("/dunchurch-seo-services");
    const reasons = await text(page, "#reasons");
    for (const part of titlesOf(seoDunchurch.reasons)) expect(reasons).toContain(part);
    const parts = seoDunchurch.services.items.flatMap(({ features = [] }) => features);
    expect(await texts(page, "#services ul ul li, #services ul li li")).toEqual(parts);
  });
});

function titlesOf({ items }: { items: { title: string }[] }): string[] {
  return items.map(({ title }) => title);
}

function valuesOf(figures: { value: string }[]): string[] {
  return figures.map(({ value }) => value);
}
