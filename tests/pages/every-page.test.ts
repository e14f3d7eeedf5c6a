import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { geoOf } from "../../content/places.ts";
import { reviews } from "../../content/reviews.ts";
import { site as business } from "../../content/site.ts";
import type { Geo } from "../../content/site-schemas.ts";
import { routes } from "../../domain/addresses.ts";
import { mainText, pageText } from "../../generator/check/page-text.ts";
import { renderMarkdown } from "../../generator/markdown/markdown.ts";
import { scan } from "../../generator/render/page-scan.ts";
import { townName } from "../../templates/parts/shared-words.ts";
import { site } from "../../templates/site.ts";
import { buildSite, projectRoot } from "../built-site.ts";
import {
  allRoutes,
  articleRoutes,
  builtRoutes,
  footerRoutes,
  industryRoutes,
  isThere,
  locationRoutes,
  seoRoutes,
  serviceRoutes,
  townNames,
} from "./routes.ts";

const picture = { width: 1, height: 1, sources: [], src: "", bytes: 1 };
let dist = "";
const html = (route: string) => readFileSync(join(dist, route, "index.html"), "utf8");
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const attribute = (page: string, pattern: RegExp) => pattern.exec(page)?.[1] ?? "";
const { origin } = new URL(site.settings.url);

beforeAll(() => {
  dist = buildSite();
});

test("no caption of a drawing names a colour: paper and a visitor's own colours show another, or none", () => {
  const captions = builtRoutes(dist).flatMap(route =>
    Array.from(
      html(route).matchAll(/<figcaption>(?!<span)(.*?)<\/figcaption>/gs),
      ([, words]) => words,
    ),
  );
  if ([...industryRoutes, ...serviceRoutes, ...seoRoutes].length > 0)
    expect(captions.length).toBeGreaterThan(0);
  const colour = /\b(amber|black|blue|gr[ae]y|green|red|white|yellow)\b/i;
  expect(captions.filter(words => colour.test(words ?? ""))).toEqual([]);
});

/** The texts that pages show, by their slugs. */
const texts = Object.keys(site.collections).flatMap(folder =>
  readdirSync(join(projectRoot, "content", folder)).map(name => {
    return [name.replace(".md", ""), join(projectRoot, "content", folder, name)] as const;
  }),
);

describe("the site", () => {
  test.each(texts)("keeps the ids of %s from the headings of its text", (slug, file) => {
    const body = readFileSync(file, "utf8").split(/^---$/m).slice(2).join("---");
    const { headings } = renderMarkdown(body, {
      link: String,
      image: () => picture,
      picture: () => "",
    });
    const own = new Set(headings.map(({ id }) => id));
    const ends = [`/${slug}`, `/web-design-${slug}`, `/${slug}-web-design`];
    const route = builtRoutes(dist).find(one => ends.some(end => one.endsWith(end)));
    // A draft has no page yet.
    const others = scan(route === undefined ? "" : html(route)).ids.filter(
      id => !own.has(id) && /^[a-z-]+$/.test(id),
    );
    const advice = "`ids` in templates/site.ts has to know what a template adds beside a text";
    expect(
      others.filter(id => !site.ids?.test(id)),
      advice,
    ).toEqual([]);
  });

  test("has its own pages, those of its texts, and no others", () => {
    const built = builtRoutes(dist);
    expect(built).toEqual(expect.arrayContaining(allRoutes));
    const further = built.filter(route => !allRoutes.includes(route));
    const isOfText = (route: string) => texts.some(([slug]) => route.includes(slug));
    expect(
      further.filter(route => !isOfText(route) && !site.listPages?.test(route)),
      "a page that no text makes has its address in allRoutes of tests/pages/routes.ts",
    ).toEqual([]);
    expect(existsSync(join(dist, "404.html"))).toBe(true);
  });

  test("gives each page a title and a description of its own", () => {
    const facts = allRoutes.map(route => scan(html(route)));
    for (const key of ["title", "description"] as const) {
      const texts = facts.map(page => page[key]);
      expect(texts.every(Boolean)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test("has every structured type somewhere, and all but the breadcrumb at home", () => {
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

  test("has no fault for who checks it with html-validate's own rules", async () => {
    const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"] });
    const found = allRoutes.map(async route => {
      const { results } = await validator.validateString(html(route));
      return results.flatMap(({ messages }) =>
        messages.map(({ message }) => `${route} ${message}`),
      );
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  test("describes on some page each thing that its structured data speaks of", () => {
    const data = allRoutes.flatMap(route => scan(html(route)).structuredData).join();
    const spokenOf = [...data.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    const described = new Set(
      [...data.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id),
    );
    expect(spokenOf.length).toBeGreaterThan(0);
    expect(spokenOf.filter(id => !described.has(id))).toEqual([]);
  });

  test("tells search engines the hours, the price range and the rating of the business", () => {
    const graph = JSON.parse(scan(html("/")).structuredData[0] ?? "")["@graph"];
    const node = graph.find((one: { "@type": string }) => one["@type"] === "LocalBusiness");
    expect(node).toMatchObject({
      name: business.name,
      telephone: business.phone.e164,
      email: business.email,
      priceRange: business.priceRange,
      openingHoursSpecification: {
        dayOfWeek: business.hours.days,
        opens: business.hours.opens,
        closes: business.hours.closes,
      },
    });
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    const rating = { ratingValue: average.toFixed(1), reviewCount: reviews.length };
    expect([node.aggregateRating, node.review?.length]).toEqual(
      reviews.length > 0
        ? [expect.objectContaining(rating), reviews.length]
        : [undefined, undefined],
    );
  });
});

describe("a page carries nothing that it does not need:", () => {
  test.each(allRoutes)("%s has marks without a value, and shapes without a closing tag", route => {
    expect(html(route).match(/ data-[a-z-]+="true"|<\/(?:path|circle)>/)).toBeNull();
  });

  test.each(allRoutes)("%s names the picture for others that fail only if it has some", route => {
    const page = html(route);
    expect(page.includes("/assets/fallback-")).toBe(page.includes("<picture"));
  });

  test.each(allRoutes)("%s has rules for tables and code only if its text has such", route => {
    const page = html(route);
    expect(page.includes(".prose table{")).toBe(page.includes('<section class="table-scroll"'));
    expect(page.includes(".prose :is(code,pre){")).toBe(page.includes("<code>"));
  });
});

test("what a visitor points at is fetched ahead, and never shown ahead, which would count a conversion", () => {
  const rules = allRoutes.map(route =>
    attribute(html(route), /<script type="speculationrules">(.*?)<\/script>/),
  );
  expect([...new Set(rules)]).toEqual([
    '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}',
  ]);
});

test("who asks for an icon by habit gets one", async () => {
  const icon = readFileSync(join(dist, "favicon.ico"));
  const [kind, pictures] = [icon.readUInt16LE(2), icon.readUInt16LE(4)];
  expect({ kind, pictures }).toEqual({ kind: 1, pictures: 1 });
  const [bytes, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(start + bytes).toBe(icon.length);
  const { format, width, height } = await sharp(icon.subarray(start)).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 32, height: 32 });
});

test("search engines may list every page but the not-found page, which hosts also show under its own name", () => {
  const robots = /<meta name="robots" content="noindex"/;
  expect(read("404.html")).toMatch(robots);
  expect(allRoutes.filter(route => robots.test(html(route)))).toEqual([]);
});

test("llms.txt lists the pages by their names, not by their addresses", () => {
  const text = read("llms.txt");
  for (const [index, route] of locationRoutes.entries())
    expect(text).toContain(`[${townName(String(townNames[index]))}](${origin}${route}/)`);
  expect([...text.matchAll(/^- \[/gm)]).toHaveLength(builtRoutes(dist).length - 1);
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

describe.each(allRoutes)("the page %s", route => {
  test("says who it is in its head", () => {
    const page = html(route);
    const address = `${origin}${route === "/" ? "/" : `${route}/`}`;
    expect(page).toContain('<html lang="en-GB">');
    expect(attribute(page, /<link rel="canonical" href="([^"]*)"/)).toBe(address);
    expect(attribute(page, /property="og:url" content="([^"]*)"/)).toBe(address);
    for (const name of ["og:title", "og:description", "og:image"])
      expect(attribute(page, new RegExp(`property="${name}" content="([^"]+)"`)), name).not.toBe(
        "",
      );
    for (const name of ["twitter:card", "geo.region", "geo.placename", "geo.position", "ICBM"])
      expect(attribute(page, new RegExp(`name="${name}" content="([^"]+)"`)), name).not.toBe("");
    expect(attribute(page, /property="og:type" content="([^"]*)"/)).toBe(
      route.startsWith("/blog/") ? "article" : "website",
    );
    const image = new URL(attribute(page, /property="og:image" content="([^"]+)"/));
    expect(existsSync(join(dist, image.pathname))).toBe(true);
  });

  test("has one main heading, no placeholder and no foreign script", () => {
    const page = html(route);
    expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(pageText(page)).not.toMatch(/\{phone\}|\{email\}|undefined|\[object|lorem/i);
    for (const [, source = ""] of page.matchAll(
      /<(?:script|link|img|iframe)[^>]*\s(?:src|href)="([^"]+)"/g,
    )) {
      if (!source.startsWith(origin)) expect(source).toMatch(/^\//);
    }
    expect(page).not.toMatch(/\sstyle="|\son\w+="/);
  });

  test("keeps a number in one line, wherever it can be called", () => {
    const calls = html(route).matchAll(/<a [^>]*href="tel:[^>]*>(.*?)<\/a>/g);
    const numbers = Array.from(calls, ([, shown = ""]) => shown.replace(/<[^>]*>/g, ""));
    expect(numbers.filter(number => number.includes(" "))).toEqual([]);
  });

  test("spells email in the one way of the specified labels", () => {
    expect(pageText(html(route)).match(/e-mail\w*/gi)).toBeNull();
  });

  test("says of VAT what there is to say wherever it names a price", () => {
    const shown = mainText(html(route));
    if (shown.includes("£")) expect(shown).toContain(business.vatStatement);
    expect(shown).not.toMatch(/\{(£|VAT)/);
  });

  test("carries its own policy, in which nothing inline is allowed but what it names", () => {
    const policy = attribute(html(route), /http-equiv="Content-Security-Policy" content="([^"]+)"/);
    expect(policy).toMatch(/default-src 'none'/);
    // Where a business counts visits, its statistics have hosts below these names.
    expect(policy).not.toMatch(
      /unsafe|inline-|\*(?!\.(?:google-analytics|analytics\.google)\.com)/,
    );
  });

  test("asks in its structured data only what it asks in its text", () => {
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

  test("links to every town and every trade, and says its year", () => {
    const footer = attribute(html(route), /<footer([\s\S]*)<\/footer>/);
    for (const target of footerRoutes) expect(footer).toContain(`href="${target}/"`);
    expect(footer).toContain(`© ${business.footerYear} `);
  });
});
