import { describe, expect, test } from "vitest";
import { hostingFaqs, seoFaqs } from "../content/faqs.ts";
import { hosting } from "../content/hosting.ts";
import { seoBilton } from "../content/seo-bilton.ts";
import { seoCoventry } from "../content/seo-coventry.ts";
import { seoDunchurch } from "../content/seo-dunchurch.ts";
import { seoServices } from "../content/seo-services.ts";
import { meant } from "./meant.ts";

/** What the owner asked for first, on the pages about search and hosting: see as-specified.test.ts. */
describe("the SEO pages say what was first specified", () => {
  test("of the work and what it brings", () => {
    const told = meant("content/seo-services.ts");
    const { groups, stats, process, stories, packages } = seoServices;
    expect(
      groups.items.map(({ title }) => title),
      told,
    ).toEqual(["Local SEO", "Technical SEO", "Content SEO", "Link Building"]);
    expect(
      stats.map(({ value }) => value),
      told,
    ).toEqual(["300%", "50+", "95%"]);
    expect([process.items.length, stories.items.length, seoFaqs.length], told).toEqual([4, 3, 5]);
    expect(`${packages.contractNote} ${packages.timingNote}`, told).toMatch(
      /no long-term contracts.*3-6 months.*6-12 months/i,
    );
  });

  test.each([
    [
      "coventry",
      seoCoventry,
      "345k 2 25min #1",
      [4, 3, 3],
      "City Centre, Earlsdon, Canley, Foleshill, Radford, Stoke, Hillfields, Chapelfields, Eastern Green, Tile Hill, Whoberley, Coundon",
    ],
    [
      "bilton",
      seoBilton,
      "300% 50+ 4.9/5 #1",
      [6, 3, 3],
      "Bilton, Rugby Town Centre, Hillmorton, Brownsover, Newbold-on-Avon, Dunchurch",
    ],
    [
      "dunchurch",
      seoDunchurch,
      "300% 25+ 4.9/5 #1",
      [6, 6, 3],
      "Dunchurch Village, Rugby, Thurlaston, Bilton, Cawston, Draycote, Frankton, Bourton-on-Dunsmore",
    ],
  ])("of %s in figures", (town, { figures, ...parts }, values, lengths, places) => {
    const told = meant(`content/seo-${town}.ts`);
    expect(figures.map(({ value }) => value).join(" "), told).toBe(values);
    const { services, reasons, testimonials, areas } = parts;
    expect(
      [services, reasons, testimonials].map(({ items }) => items.length),
      told,
    ).toEqual(lengths);
    expect(areas.items.join(", "), told).toBe(places);
  });

  test("of Dunchurch's way of working", () => {
    const told = meant("content/seo-dunchurch.ts");
    const said = JSON.stringify(seoDunchurch.reasons);
    for (const part of [/white-hat/i, /30-60 days/i, /monthly reports/i])
      expect(said, told).toMatch(part);
    expect(
      seoDunchurch.services.items.map(({ features }) => features?.length),
      told,
    ).toEqual([3, 3, 3, 3, 3, 3]);
  });
});

test("Coventry's hosting page names the uptime first specified, two customers and five questions", () => {
  const told = meant("content/hosting.ts or content/faqs.ts");
  expect(JSON.stringify(hosting.features), told).toContain("99.9%");
  expect([hosting.testimonials.length, hostingFaqs.length], told).toEqual([2, 5]);
});
