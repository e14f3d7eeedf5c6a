import { readFileSync } from "node:fs";
import { join } from "node:path";
import { articleRoute, industryRoute, locationRoute, routes } from "../../domain/addresses.ts";
import { buildSite } from "../build-site.ts";
import { benchCache } from "../places.ts";

/** A page of each type. */
export const pageTypes: Record<string, string> = {
  home: routes.home,
  blog: routes.blog,
  article: articleRoute("website-design-trends-2025"),
  location: locationRoute("coventry"),
  industry: industryRoute("restaurant"),
  hosting: routes.hostingCoventry,
  support: routes.supportBilton,
  "seo services": routes.seo,
  "local seo": routes.seoCoventry,
  training: routes.trainingDunchurch,
  plain: routes.privacy,
  "thank you": routes.thankYou,
  "not found": routes.notFound,
};

export const builtFolder = join(benchCache, "dist");

/** Builds the real site for the measurements of its pages. */
export function buildPages(): void {
  buildSite(["--out", builtFolder]);
}

export function fileOf(route: string): string {
  return route === routes.notFound ? "404.html" : join(`.${route}`, "index.html");
}

export function htmlOf(route: string): string {
  return readFileSync(join(builtFolder, fileOf(route)), "utf8");
}
