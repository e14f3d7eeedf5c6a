import { describe, expect, test } from "vitest";
import { pathOf } from "../../domain/addresses.ts";
import { site } from "../../templates/site.ts";
import { builtFiles } from "./built-files.ts";
import {
  allRoutes,
  articleRoutes,
  blogRoutes,
  industryRoutes,
  locationRoutes,
  ownTownRoutes,
  seoRoutes,
  serviceRoutes,
} from "./routes.ts";

const built = builtFiles();
const { read } = built;
const { origin } = new URL(site.settings.url);

describe("the sitemap", () => {
  const urls = () =>
    [...read("sitemap.xml").matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = ""]) => url);
  const field = (url: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(url)?.[1] ?? "";

  test("lists every page once, each with the stated weight", () => {
    const priorities = new Map(
      urls().map(url => [
        field(url, "loc").slice(origin.length).replace(/\/$/, "") || "/",
        field(url, "priority"),
      ]),
    );
    expect([...priorities.keys()].sort()).toEqual(built.routes());
    const towns = locationRoutes.filter(route => !ownTownRoutes.includes(route));
    const expected: [string[], string][] = [
      [["/"], "1.0"],
      [[...ownTownRoutes, ...seoRoutes], "0.9"],
      [[...blogRoutes, ...towns, ...industryRoutes, ...serviceRoutes], "0.8"],
      [articleRoutes, "0.7"],
      [["/thank-you"], "0.5"],
    ];
    for (const [routes, priority] of expected)
      for (const route of routes) expect([route, priorities.get(route)]).toEqual([route, priority]);
  });

  test("promises changes only weekly or monthly, and days only where they are true", () => {
    for (const url of urls()) {
      expect(field(url, "changefreq")).toMatch(/^(weekly|monthly)$/);
      const isArticle = articleRoutes.includes(pathOf(field(url, "loc")));
      expect(field(url, "lastmod") !== "", field(url, "loc")).toBe(isArticle);
    }
  });

  test("of pictures names only pictures that exist", () => {
    const pictures = [...read("image-sitemap.xml").matchAll(/<image:loc>([^<]+)</g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(pictures.length).toBeGreaterThanOrEqual(allRoutes.length);
    for (const picture of pictures) expect(built.isThere(picture), picture).toBe(true);
  });
});
