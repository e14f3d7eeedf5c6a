import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../browser.ts";
import { buildSite } from "../built-site.ts";
import { industryRoutes, locationRoutes } from "./routes.ts";

let dist = "";
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dist = buildSite();
  browser = await launchBrowser();
  // Everything here must be readable without a script.
  page = await browser.newPage({ javaScriptEnabled: false, offline: true });
});
afterAll(() => browser.close());

/** The page as it is in the built file; styles and pictures are of no interest here. */
async function read(route: string): Promise<Page> {
  await page.setContent(readFileSync(join(dist, route, "index.html"), "utf8"), {
    waitUntil: "commit",
  });
  return page;
}
const count = (page: Page, selector: string) => page.locator(selector).count();
const text = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().textContent()) ?? "").replace(/\s+/g, " ");
const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map(part => part.replace(/\s+/g, " ").trim());

describe("the home page", () => {
  test("has its sections in the specified order", async () => {
    const page = await read("/");
    const ids = await page
      .locator("main section[id]")
      .evaluateAll(sections => sections.map(({ id }) => id));
    expect(ids).toEqual([
      "home",
      "services",
      "reviews",
      "areas",
      "pricing",
      "about",
      "booking",
      "faq",
      "contact",
    ]);
  });

  test("shows six services, three five-star reviews and six towns, of which Rugby is the base", async () => {
    const page = await read("/");
    expect(await count(page, "#services h3")).toBe(6);
    expect(await count(page, "#reviews li")).toBe(3);
    expect(
      await count(page, "#reviews li [aria-label*='5'], #reviews li :text('5 out of 5')"),
    ).toBeGreaterThanOrEqual(3);
    const towns = await texts(page, "#areas tbody tr");
    expect(towns).toHaveLength(6);
    for (const [index, name] of [
      "Rugby",
      "Coventry",
      "Leamington Spa",
      "Nuneaton",
      "Daventry",
      "Market Harborough",
    ].entries())
      expect(towns[index]).toContain(name);
    expect(towns.filter(town => town.includes("Based Here"))).toEqual([
      expect.stringContaining("Rugby"),
    ]);
  });

  test("sells the three packages with every feature, and only one is the most popular", async () => {
    const page = await read("/");
    const cards = await texts(page, "#pricing .price-cards > li");
    expect(cards).toHaveLength(3);
    const wanted = [
      [
        "Landing Page",
        "£199",
        "1 page",
        "basic contact/booking form",
        "mobile-friendly",
        "basic Rugby SEO",
        "3-day turnaround available",
        "1 revision round",
      ],
      [
        "Business Website",
        "£349",
        "Most Popular",
        "up to 5 pages",
        "contact forms",
        "SEO for Warwickshire",
        "Google Business Profile setup",
        "directory submission",
        "live chat integration",
        "1-2 week delivery",
        "2 revision rounds",
      ],
      [
        "Pro Website",
        "£599",
        "up to 10 pages",
        "all Business features",
        "advanced SEO",
        "CMS or blog",
        "gallery/portfolio",
        "email capture forms",
        "Google Analytics setup",
        "priority support",
        "3 revision rounds",
      ],
    ];
    for (const [index, parts] of wanted.entries())
      for (const part of parts) expect(cards[index]?.toLowerCase()).toContain(part.toLowerCase());
    expect(cards.filter(card => card.includes("Most Popular"))).toHaveLength(1);
  });

  test("lists the eight add-ons with their prices, and what hosting costs after a year", async () => {
    const page = await read("/");
    const addons = await texts(page, "#pricing .addon-list > li");
    const wanted = [
      ["Extra page", "£49"],
      ["Logo design", "£99"],
      ["Copywriting", "£40"],
      ["Booking integration", "£75"],
      ["Online store (up to 10 items)", "£199"],
      ["Hosting renewal", "£60"],
      ["Maintenance", "£25"],
      ["Priority updates", "£15"],
    ];
    expect(addons).toHaveLength(8);
    for (const [index, [name, price]] of wanted.entries())
      expect(addons[index]).toMatch(new RegExp(`${name?.replace(/[()]/g, "\\$&")}.*${price}`));
    for (const monthly of addons.slice(6)) expect(monthly).toMatch(/month/i);
    expect(await text(page, "#pricing")).toMatch(/free for 1 year.*£60\/year/i);
    expect(await text(page, "#pricing")).toMatch(/VAT/);
  });

  test("makes its claims, offers two meetings and says how the business is reached", async () => {
    const page = await read("/");
    const main = await text(page, "main");
    for (const claim of ["70+", "2019", "5-star", "1-2 weeks", "24 hours"])
      expect(main).toContain(claim);
    expect(main).toMatch(/1 year (of )?free hosting/i);
    const meetings = page.locator("#booking a[href^='https://']");
    expect(await meetings.count()).toBe(2);
    for (const link of await meetings.all())
      expect(await link.getAttribute("rel")).toContain("noopener");
    for (const href of ["mailto:", "https://wa.me/", "https://www.google.com/maps"])
      expect(await count(page, `#contact a[href^="${href}"]`)).toBe(1);
    for (const [label, target] of [
      ["Book 30min Meeting", "#booking"],
      ["Schedule Your Meeting", "#booking"],
      ["View Services", "#services"],
    ])
      expect(
        await page.locator(`main a:has-text("${label}")`).first().getAttribute("href"),
      ).toContain(target);
  });
});

describe("the town pages", () => {
  const minutes: Record<string, string> = {
    "web-design-coventry": "25",
    "web-design-leamington-spa": "15",
    "web-design-nuneaton": "20",
    "web-design-daventry": "30",
    "web-design-market-harborough": "25",
    "web-design-hinckley": "30",
    "dunchurch-web-design": "5",
    "bilton-web-design": "5",
  };

  test.each(locationRoutes)(
    "%s has a hero, trades, reviews, questions and its way back",
    async route => {
      const page = await read(route);
      const main = await text(page, "main");
      expect(
        await page.locator("nav[aria-label='Breadcrumb'] a").first().getAttribute("href"),
      ).toBe("/");
      for (const section of ["#town-services", "#town-reviews"])
        expect(await count(page, section)).toBe(1);
      expect(await count(page, "#town-questions details")).toBeGreaterThanOrEqual(3);
      const stated = minutes[route.slice(1)];
      expect(main).toMatch(stated ? new RegExp(`${stated} minutes`) : /Based here/i);
      if (route.includes("bilton")) expect(main).toContain("8,000+");
      if (route.includes("coventry")) expect(main).toContain("345k");
    },
  );
});

describe("the trade pages", () => {
  const names = [
    "Restaurants",
    "Trades",
    "Health",
    "Professional",
    "Retail",
    "Beauty",
    "Estate Agents",
    "Manufactur",
  ];
  const prices = ["£199", "£199", "£299", "£299", "£199", "£199", "£299", "£399"];

  test.each(
    industryRoutes.map((route, index) => ({ route, name: names[index], price: prices[index] })),
  )("$route is designed for $name, from $price", async ({ route, name, price }) => {
    const page = await read(route);
    expect(await texts(page, "h2")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^Websites Designed for .*${name}`)),
      ]),
    );
    const main = await text(page, "main");
    expect(main).toContain(`from ${price}`);
    expect(await count(page, "#trade-questions details[name]")).toBeGreaterThanOrEqual(4);
    expect(await count(page, "#trade-reviews li")).toBe(3);
    expect(await count(page, "#trade-contact")).toBe(1);
  });
});

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
});

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
    for (const [index, [name, price]] of [
      ["SEO Audit", "£200"],
      ["Starter SEO", "£150"],
      ["Professional SEO", "£300"],
      ["Enterprise SEO", "£500"],
    ].entries())
      expect(packages[index]).toMatch(new RegExp(`${name}.*${price}`));
    expect(packages[0]).toMatch(/one-time/i);
    for (const monthly of packages.slice(1)) expect(monthly).toMatch(/month/i);
    expect(packages.filter(card => card.includes("Most Popular"))).toEqual([
      expect.stringContaining("Professional SEO"),
    ]);
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
    expect(await page.locator("main a[href^='tel:+44']").count()).toBeGreaterThanOrEqual(1);
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
      expect(await count(page, "main [data-open='seo-quote']")).toBeGreaterThanOrEqual(1);
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
