import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSoldOn } from "../../content/rules/sold.ts";
import {
  articleRoute,
  directoryRoutes,
  industryRoute,
  locationRoute,
  pathOf,
  plainPageRoute,
  routes,
} from "../../domain/addresses.ts";
import { routeOf } from "../../generator/addresses.ts";
import { linksMax } from "../../templates/parts/links-shown.ts";
import { minutesOf } from "../../templates/parts/words/travel-time.ts";
import { hasBlog } from "../../templates/plan/has-blog.ts";
import { projectRoot } from "../built-site.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { publishedTexts, said } from "../texts.ts";

/** The addresses of the site as it is today; which of them were specified stands in ../as-specified-pages.test.ts. */
const locations = publishedTexts("locations");
export const townNames: unknown[] = locations.map(({ record }) => record.name);
export const locationRoutes: string[] = locations.map(({ slug, record }) =>
  locationRoute(slug, said(record.canonicalUrl)),
);
/** Of the towns that say of themselves that we are based there. */
export const ownTownRoutes: string[] = locations
  .filter(({ record }) => minutesOf(String(record.travelTime)) === undefined)
  .map(({ slug, record }) => locationRoute(slug, said(record.canonicalUrl)));
export const industryRoutes: string[] = publishedTexts("industries").map(({ slug }) =>
  industryRoute(slug),
);
export const articleRoutes: string[] = publishedTexts("articles").map(({ slug }) =>
  articleRoute(slug),
);
export const blogRoutes: string[] = hasBlog(articleRoutes) ? [routes.blog] : [];
/** For what is true of any of them; where there is none, of a page that is not there. */
export const anArticle: string = articleRoutes[0] ?? articleRoute("none");
export const seoRoutes: string[] = [
  routes.seo,
  routes.seoCoventry,
  routes.seoBilton,
  routes.seoDunchurch,
].filter(isSoldOn);
export const serviceRoutes: string[] = [
  routes.hostingCoventry,
  routes.supportBilton,
  routes.trainingDunchurch,
].filter(isSoldOn);

export const plainRoutes: string[] = publishedTexts("pages").map(({ slug }) =>
  plainPageRoute(slug),
);

/** Where there are more towns or trades than every page links to, the list of all of them. */
const listed: [all: string, of: string[]][] = [
  [directoryRoutes.locations, locationRoutes],
  [directoryRoutes.industries, industryRoutes],
];
export const directories: string[] = listed.flatMap(([all, of]) =>
  of.length > linksMax ? [all] : [],
);
/** What every page's footer links to for its towns and trades. */
export const footerRoutes: string[] = listed.flatMap(([all, of]) =>
  of.length > linksMax ? [all] : of,
);

export const allRoutes: string[] = [
  routes.home,
  routes.thankYou,
  ...blogRoutes,
  ...articleRoutes,
  ...locationRoutes,
  ...industryRoutes,
  ...serviceRoutes,
  ...seoRoutes,
  ...plainRoutes,
  ...directories,
];

export function isThere(address: string): boolean {
  return allRoutes.includes(pathOf(address));
}

/** For tests about a page that only some businesses have: with SEO, a blog, a town or a trade of that name. */
export function askOnlyIfThere(address: string): void {
  const route = pathOf(address);
  const isOfSome = /^\/(blog(\/.+)?|web-design-.+|.+-web-design)$/.test(route) || !isSoldOn(route);
  if (isOfSome && !isThere(route)) nothingToAsk(`This business has no page at ${route}`);
  if (route === routes.blog && articleRoutes.length === 0) nothingToAsk("The blog is empty");
}

/**
 * Of all pages that were built into this folder. What stands at an old address, and leads on to one, is none, nor is a file
 * of the owner's, such as the one by which a search engine knows them.
 */
export function builtRoutes(dist: string): string[] {
  const isOwn = (file: string) => existsSync(join(projectRoot, "content/files", file));
  const leadsOn = (file: string) => readFileSync(join(dist, file), "utf8").includes('"refresh"');
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".html") && file !== "404.html" && !isOwn(file) && !leadsOn(file))
    .map(file => routeOf(`/${file}`))
    .sort();
}
