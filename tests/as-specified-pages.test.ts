import { expect, test } from "vitest";
import { home } from "../content/home.ts";
import { buttons, menu } from "../content/navigation.ts";
import { industryRoute, locationRoute } from "../domain/addresses.ts";
import { meant } from "./meant.ts";
import { allRoutes } from "./pages/routes.ts";
import { publishedTexts, said } from "./texts.ts";

// The pages that the owner asked for first, and the ways to them: see as-specified.test.ts.

test("there is a page for each of the trades first specified", () => {
  const names = publishedTexts("industries").map(({ record }) => said(record.industry));
  for (const trade of [
    "Restaurants",
    "Trades",
    "Health",
    "Professional",
    "Retail",
    "Beauty",
    "Estate Agents",
    "Manufactur",
  ])
    expect(names, meant("A text in content/industries/")).toContainEqual(
      expect.stringContaining(trade),
    );
});

test("a trade's page has the address first specified", () => {
  const trades = ["manufacturing-b2b", "retail-web-design"];
  expect(trades.map(industryRoute), meant("domain/addresses.ts")).toEqual([
    "/manufacturing-b2b-web-design",
    "/retail-web-design",
  ]);
});

test("the menu has the entries and the order first specified", () => {
  expect(
    menu.map(({ label }) => label),
    meant("content/navigation.ts"),
  ).toEqual(["Locations", "Blog", "Services", "Pricing", "About", "FAQ", "Contact"]);
});

test("the buttons say what was first specified", () => {
  expect(Object.values(buttons), meant("content/navigation.ts")).toEqual([
    "Get Quote",
    "Get Free Quote",
    "Get Your FREE Quote",
    "View Services",
  ]);
});

test("the home page lists the six towns first specified, and nine have pages, so far from Rugby", () => {
  expect(home.areas.towns, meant("content/home.ts")).toEqual([
    "rugby",
    "coventry",
    "leamington-spa",
    "nuneaton",
    "daventry",
    "market-harborough",
  ]);
  const found = publishedTexts("locations").map(({ slug, record }) => [
    locationRoute(slug, said(record.canonicalUrl)),
    [record.travelTime, record.population],
  ]);
  expect(Object.fromEntries(found), meant("A text in content/locations/")).toMatchObject({
    "/rugby-web-design": [expect.stringMatching(/^based here$/i), undefined],
    "/web-design-coventry": ["25 minutes", "345k"],
    "/web-design-leamington-spa": ["15 minutes", undefined],
    "/web-design-nuneaton": ["20 minutes", undefined],
    "/web-design-daventry": ["30 minutes", undefined],
    "/web-design-market-harborough": ["25 minutes", undefined],
    "/web-design-hinckley": ["30 minutes", undefined],
    "/dunchurch-web-design": ["5 minutes", undefined],
    "/bilton-web-design": ["5 minutes", "8,000+"],
  });
});

test("the other pages first specified are there, at the addresses first specified", () => {
  const told = meant("A text in content/ or the list of routes in domain/addresses.ts");
  // What is not among these, tests of pages have nothing to ask about.
  expect(allRoutes, told).toEqual(
    expect.arrayContaining([
      "/",
      "/thank-you",
      "/blog",
      "/blog/getting-started-with-your-first-website",
      "/blog/why-rugby-businesses-need-professional-website-2025",
      "/blog/local-seo-tips-warwickshire-businesses",
      "/blog/website-design-trends-2025",
      "/restaurant-web-design",
      "/tradesperson-web-design",
      "/healthcare-web-design",
      "/professional-services-web-design",
      "/retail-web-design",
      "/beauty-spa-web-design",
      "/estate-agent-web-design",
      "/manufacturing-b2b-web-design",
      "/coventry-website-hosting-support",
      "/bilton-website-support",
      "/dunchurch-website-training",
      "/seo-services",
      "/coventry-seo-agency",
      "/bilton-seo-company",
      "/dunchurch-seo-services",
      "/privacy",
      "/terms",
      "/accessibility",
    ]),
  );
});
