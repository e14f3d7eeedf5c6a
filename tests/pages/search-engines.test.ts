import { expect, test } from "vitest";
import { geoOf } from "../../content/places.ts";
import { reviews } from "../../content/reviews.ts";
import type { Geo } from "../../content/rules/site-schemas.ts";
import { site as business } from "../../content/site.ts";
import { routes } from "../../domain/addresses.ts";
import { formatPounds, toPence } from "../../domain/money.ts";
import { mainText } from "../../generator/check/slower/page-text.ts";
import { scan } from "../../generator/render/page-scan.ts";
import { townName } from "../../templates/parts/words/shared-words.ts";
import { site } from "../../templates/site.ts";
import type { GraphNode } from "../../templates/structured-data.tsx";
import { spelled } from "../spelled.ts";
import { attribute, builtFiles } from "./built-files.ts";
import {
  allRoutes,
  articleRoutes,
  industryRoutes,
  isThere,
  locationRoutes,
  seoRoutes,
  townNames,
} from "./routes.ts";

const built = builtFiles();
const { html, read } = built;
const { origin } = new URL(site.settings.url);

test("each page has a title and a description of its own", () => {
  const facts = allRoutes.map(route => scan(html(route)));
  for (const key of ["title", "description"] as const) {
    const texts = facts.map(page => page[key]);
    expect(texts.every(Boolean)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test.each(allRoutes)("%s says who it is in its head", route => {
  const page = html(route);
  const address = origin + spelled(route);
  expect(page).toContain('<html lang="en-GB">');
  expect(attribute(page, /<link rel="canonical" href="([^"]*)"/)).toBe(address);
  expect(attribute(page, /property="og:url" content="([^"]*)"/)).toBe(address);
  for (const name of ["og:title", "og:description", "og:image", "og:image:alt", "og:locale"])
    expect(attribute(page, new RegExp(`property="${name}" content="([^"]+)"`)), name).not.toBe("");
  for (const name of ["twitter:card", "geo.region", "geo.placename", "geo.position", "ICBM"])
    expect(attribute(page, new RegExp(`name="${name}" content="([^"]+)"`)), name).not.toBe("");
  expect(attribute(page, /property="og:type" content="([^"]*)"/)).toBe(
    route.startsWith("/blog/") ? "article" : "website",
  );
  const image = new URL(attribute(page, /property="og:image" content="([^"]+)"/));
  expect(built.isThere(image.pathname)).toBe(true);
  for (const size of ["width", "height"])
    expect(
      Number(attribute(page, new RegExp(`"og:image:${size}" content="(\\d+)"`))),
    ).toBeGreaterThan(0);
});

test.each(allRoutes)(
  "%s asks for its fonts once, and for its script after what is seen first",
  route => {
    const head = html(route).split("<body")[0] ?? "";
    const fonts = head.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    // Without it a browser takes what it has fetched ahead for another file.
    for (const font of fonts) expect(font).toContain(" crossorigin");
    expect(head).toMatch(/<script type="module" src="[^"]+" fetchpriority="low"/);
  },
);

test("search engines may list every page but the not-found page, which hosts also show under its own name", () => {
  const robots = /<meta name="robots" content="noindex"/;
  expect(read("404.html")).toMatch(robots);
  expect(allRoutes.filter(route => robots.test(html(route)))).toEqual([]);
});

test("llms.txt lists the pages by their names, not by their addresses", () => {
  const text = read("llms.txt");
  for (const [index, route] of locationRoutes.entries())
    expect(text).toContain(`[${townName(String(townNames[index]))}](${origin}${spelled(route)})`);
  const isListed = (route: string) => text.includes(`](${origin}${spelled(route)})`);
  // The blog's later pages, which nobody looks for by a name.
  const isMore = (route: string) => route.startsWith(`${routes.blog}/page/`);
  expect(
    built.routes().filter(route => !isListed(route) && !isMore(route)),
    "pageNames() in templates/page-names.ts names every page but the thank-you page",
  ).toEqual([routes.thankYou]);
});

test("the geo tags of a page about a town say where that town lies", () => {
  const geo = (route: string) =>
    ["region", "placename", "position"].map(name =>
      attribute(html(route), new RegExp(`name="geo\\.${name}" content="([^"]+)"`)),
    );
  const tagsOf = ({ region, placename, latitude, longitude }: Geo) => [
    region,
    placename,
    `${latitude};${longitude}`,
  ];
  for (const [index, route] of locationRoutes.entries())
    expect(geo(route)).toEqual(tagsOf(geoOf(String(townNames[index]))));
  if (isThere(routes.seoCoventry))
    expect(geo(routes.seoCoventry)).toEqual(tagsOf(geoOf("Coventry")));
  expect(geo(routes.privacy)).toEqual(tagsOf(business.geo));
});

test("the site has every structured type somewhere, and all but the breadcrumb at home", () => {
  const types = (page: string) => [...page.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);
  const wanted = [
    "WebSite",
    "LocalBusiness",
    "Service",
    "Organization",
    "FAQPage",
    ...(reviews.length > 0 ? ["Review", "AggregateRating"] : []),
  ];
  expect(types(html("/"))).toEqual(expect.arrayContaining(wanted));
  expect(types(html("/"))).not.toContain("BreadcrumbList");
  for (const route of [...seoRoutes, ...locationRoutes, ...articleRoutes])
    expect(types(html(route)), route).toContain("BreadcrumbList");
  // Said once, at home: it is the same business everywhere.
  expect(allRoutes.filter(route => /"(sameAs|foundingDate)":/.test(html(route)))).toEqual(["/"]);
});

test("the site describes on some page each thing that its structured data speaks of", () => {
  const data = allRoutes.flatMap(route => scan(html(route)).structuredData).join();
  const spokenOf = [...data.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  const described = new Set(
    [...data.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id),
  );
  expect(spokenOf.length).toBeGreaterThan(0);
  expect(spokenOf.filter(id => !described.has(id))).toEqual([]);
});

test("the home page tells search engines the hours, the price range and the rating of the business", () => {
  const graph = JSON.parse(scan(html("/")).structuredData[0] ?? "")["@graph"];
  const node = graph.find((one: { "@type": string }) => one["@type"] === "LocalBusiness");
  expect(node).toMatchObject({
    name: business.name,
    telephone: business.phone.e164,
    email: business.email,
    priceRange: business.priceRange,
  });
  expect(node.openingHoursSpecification ?? []).toMatchObject(
    business.hours.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
  );
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const rating = { ratingValue: average.toFixed(1), reviewCount: reviews.length };
  expect([node.aggregateRating, node.review?.length]).toEqual(
    reviews.length > 0 ? [expect.objectContaining(rating), reviews.length] : [undefined, undefined],
  );
});

test.each(allRoutes)(
  "%s names in its structured data the prices and the reviews that it shows",
  route => {
    const page = html(route);
    const shown = mainText(page);
    const graph: GraphNode[] = scan(page).structuredData.flatMap(
      json => JSON.parse(json)["@graph"],
    );
    const said = JSON.stringify(graph);
    for (const [, price] of said.matchAll(/"(?:price|lowPrice)":"([^"]+)"/g))
      expect(shown).toContain(formatPounds(toPence(Number(price))));
    const rated = graph.flatMap(({ review = [] }) => review as { reviewBody: string }[]);
    for (const { reviewBody } of rated) expect(shown).toContain(reviewBody);
    const isOfTrade = industryRoutes.includes(route);
    if (isOfTrade) expect(said).toMatch(/"(price|lowPrice)":/);
    if (isOfTrade || locationRoutes.includes(route))
      expect(rated).toHaveLength(page.split('<figure class="review').length - 1);
  },
);

test.each(allRoutes)("%s offers in its structured data for the place that it is about", route => {
  const page = html(route);
  const place = attribute(page, /name="geo\.placename" content="([^"]+)"/);
  const graph: GraphNode[] = scan(page).structuredData.flatMap(json => JSON.parse(json)["@graph"]);
  if (place === business.geo.placename) return;
  for (const node of graph.filter(node => node["@type"] === "Service"))
    expect(node.areaServed).toBe(place);
});

test.each(allRoutes)("%s asks in its structured data only what it asks in its text", route => {
  const page = html(route);
  const shown = mainText(page).replace(/\s+/g, " ");
  for (const json of scan(page).structuredData) {
    const questions = JSON.parse(json)
      ["@graph"].filter((node: { "@type": string }) => node["@type"] === "FAQPage")
      .flatMap((node: { mainEntity: { name: string }[] }) => node.mainEntity);
    for (const { name } of questions) expect(shown).toContain(name);
    const summaries = [...page.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g)].length;
    if (questions.length > 0) expect(summaries).toBeGreaterThanOrEqual(questions.length);
  }
});
