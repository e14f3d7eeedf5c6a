import { describe, expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../content/catalogue.ts";
import { home } from "../content/home.ts";
import { geoOf } from "../content/places.ts";
import { hostingPlans, supportPlans, trainingPlans } from "../content/plans.ts";
import { reviews } from "../content/reviews.ts";
import { fillIn } from "../content/rules/fill-in.ts";
import { site } from "../content/site.ts";
import { tradeWords } from "../content/trade-words.ts";
import { training } from "../content/training.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { meant } from "./meant.ts";
import { publishedTexts, said } from "./texts.ts";

/**
 * What the owner asked for first, word for word: all other tests read these facts from content/, and so stay green
 * when one of them is changed. Who means a change writes it here too. The sums that were first specified are worked
 * out in domain/quote.test.ts, on these prices for good.
 */
describe("the catalogue is the one first specified", () => {
  const told = meant("content/catalogue.ts");

  test("what an enquiry is called", () => {
    expect([webCatalogue.label, seoCatalogue.label], told).toEqual(["web design", "SEO"]);
  });

  test("the website packages, their prices and what they include", () => {
    expect(offersOf(webCatalogue), told).toEqual([
      ["Landing Page", 199, "once"],
      ["Business Website", 349, "once", "popular"],
      ["Pro Website", 599, "once"],
    ]);
    expect(
      webCatalogue.packages.map(({ features }) => features.map(text => text.toLowerCase())),
      told,
    ).toEqual([
      [
        "1 page",
        "basic contact/booking form",
        "mobile-friendly",
        "basic rugby seo",
        "3-day turnaround available",
        "1 revision round",
      ],
      [
        "up to 5 pages",
        "contact forms",
        "seo for warwickshire",
        "google business profile setup",
        "directory submission",
        "live chat integration",
        "1-2 week delivery",
        "2 revision rounds",
      ],
      [
        "up to 10 pages",
        "all business features",
        "advanced seo",
        "cms or blog",
        "gallery/portfolio",
        "email capture forms",
        "google analytics setup",
        "priority support",
        "3 revision rounds",
      ],
    ]);
  });

  test("the SEO packages and their prices", () => {
    expect(offersOf(seoCatalogue), told).toEqual([
      ["SEO Audit", 200, "once"],
      ["Starter SEO", 150, "month"],
      ["Professional SEO", 300, "month", "popular"],
      ["Enterprise SEO", 500, "month"],
    ]);
    expect(seoCatalogue.packages[0]?.note, told).toContain("£200");
  });

  test("the add-ons, which of them are monthly and which have a quantity", () => {
    expect(addonsOf(webCatalogue), told).toEqual([
      ["Extra page", 49, "quantity"],
      ["Logo design", 99],
      ["Copywriting", 40, "quantity"],
      ["Booking integration", 75],
      ["Online store (up to 10 items)", 199],
      ["Hosting renewal", 60],
      ["Maintenance", 25, "monthly"],
      ["Priority updates", 15, "monthly"],
    ]);
    expect(addonsOf(seoCatalogue), told).toEqual([
      ["Additional location targeting", 50, "quantity", "monthly"],
      ["Extra keyword research", 75],
      ["Social media SEO", 40, "monthly"],
      ["E-commerce SEO", 100, "monthly"],
      ["Advanced analytics setup", 150],
      ["Competitor monitoring", 60, "monthly"],
      ["Content writing (per article)", 80, "quantity"],
      ["Link building campaign", 200, "monthly"],
    ]);
  });
});

describe("the plans are those first specified", () => {
  test.each([
    [
      "hosting",
      hostingPlans,
      ["Essential £25/month", "Professional £50/month popular", "Bespoke Tailored quote"],
    ],
    [
      "support",
      supportPlans,
      ["Basic £29/month", "Business £59/month popular", "Premium £99/month"],
    ],
    [
      "training",
      trainingPlans,
      ["One-to-one £75 per hour", "Group £45 per person popular", "Online £35 per hour"],
    ],
  ])("for %s", (_, plans, wanted) => {
    const found = plans.map(({ name, price, period = "", popular }) =>
      `${name} ${price}${period.replace(/^per/, " per")}${popular ? " popular" : ""}`.replace(
        / +/g,
        " ",
      ),
    );
    expect(found, meant("content/plans.ts")).toEqual(wanted);
  });

  test("with what they state in figures", () => {
    const said = (plans: typeof hostingPlans, index: number) =>
      [plans[index]?.description, ...(plans[index]?.features ?? [])].join("; ").toLowerCase();
    const told = meant("content/plans.ts");
    for (const part of ["2 hours", "24-hour email response"])
      expect(said(hostingPlans, 0), told).toContain(part);
    for (const part of ["5 hours", "same-day response"])
      expect(said(hostingPlans, 1), told).toContain(part);
    for (const part of ["2-4 people", "2-hour minimum"])
      expect(said(trainingPlans, 1), told).toContain(part);
  });

  test("and so are the hours of the training's modules", () => {
    const durations = training.modules.items.map(({ duration }) => duration);
    expect(durations, meant("content/training.ts")).toEqual([
      "2h",
      "2h",
      "1.5h",
      "2.5h",
      "1.5h",
      "2h",
    ]);
  });
});

test("hosting is free for the year, and costs what was first specified afterwards", () => {
  expect(fillIn(home.pricing.hostingNote), meant("content/home.ts")).toMatch(
    /free for 1 year.*£60\/year/i,
  );
});

test("the home page claims what was first specified", () => {
  const told = meant("content/home.ts");
  const said = JSON.stringify(home);
  for (const claim of ["70+", "Est. 2019", "5-star", "1-2 weeks", "24 hours"])
    expect(said, told).toContain(claim);
  expect(said, told).toMatch(/1 year (of )?free hosting/i);
});

test("a trade's page is designed for it, with the delivery and the hosting first specified", () => {
  const told = meant("content/trade-words.ts");
  expect(tradeWords.designed.heading, told).toBe("Websites Designed for {trade}");
  for (const term of ["1-2 weeks", "1 year of free hosting", "within 24 hours"])
    expect(tradeWords.terms.join(", "), told).toContain(term);
});

test("pages lie where their towns do, and the others at home", () => {
  const told = meant("content/site.ts or content/places.ts");
  const found = [geoOf(undefined), geoOf("Hinckley"), geoOf("Coventry")].map(geo =>
    [geo.region, geo.placename, geo.latitude, geo.longitude].join(" "),
  );
  expect(found, told).toEqual([
    "GB-WAR Rugby 52.3709 -1.2642",
    "GB-LEC Hinckley 52.54 -1.37",
    "GB-COV Coventry 52.41 -1.51",
  ]);
});

test("trades start from the prices first specified", () => {
  const found = publishedTexts("industries").map(({ slug, record }) => [
    slug,
    fillIn(said(record.priceFrom) ?? ""),
  ]);
  expect(Object.fromEntries(found), meant("A text in content/industries/")).toMatchObject({
    "restaurant-web-design": "£199",
    "tradesperson-web-design": "£199",
    "healthcare-web-design": "£299",
    "professional-services-web-design": "£299",
    "retail-web-design": "£199",
    "beauty-spa-web-design": "£199",
    "estate-agent-web-design": "£299",
    "manufacturing-b2b-web-design": "£399",
  });
});

test("a reply is promised within the hours first specified", () => {
  expect(site.replyTime, meant("content/site.ts")).toBe("within 24 hours");
});

test("the hours, the range of prices and the years are those first specified", () => {
  expect(site, meant("content/site.ts")).toMatchObject({
    priceRange: "£199-£349",
    hours: [
      {
        days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "17:00",
      },
    ],
    foundedYear: 2019,
    footerYear: 2024,
  });
});

test("three reviews give five stars each", () => {
  expect(
    reviews.map(({ rating }) => rating),
    meant("content/reviews.ts"),
  ).toEqual([5, 5, 5]);
});

function offersOf({ packages }: Catalogue) {
  return packages.map(({ name, pricePence, period, popular }) => [
    name,
    pricePence / 100,
    period,
    ...(popular ? ["popular"] : []),
  ]);
}

function addonsOf({ addons }: Catalogue) {
  return addons.map(({ name, pricePence, hasQuantity, isMonthly }) => [
    name,
    pricePence / 100,
    ...(hasQuantity ? ["quantity"] : []),
    ...(isMonthly ? ["monthly"] : []),
  ]);
}
