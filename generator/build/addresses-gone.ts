import { routeOf } from "../addresses.ts";
import { unpublishedRoutes } from "../check/links/unpublished-routes.ts";
import type { OpenSite } from "../open-site.ts";
import type { Written } from "../write/write.ts";
import type { MadeSite } from "./make-site.ts";

/** Pages that were built before and are not now, other than those held back and further pages of lists. */
export function addressesGone(
  before: Written,
  { now, site, loaded }: { now: Written; site: OpenSite; loaded: MadeSite["loaded"] },
): string[] {
  const lost = Object.keys(before).filter(path => !now[path]);
  if (lost.length === 0) return [];
  // A page may also have kept its address and lie in another file.
  const routes = (files: string[]) => files.filter(isPage).map(path => routeOf(`/${path}`));
  const known = new Set([...routes(Object.keys(now)), ...unpublishedRoutes(site, loaded).keys()]);
  const { listPages } = site.module.site;
  // An old address that ended in .html lay in two files.
  return [...new Set(routes(lost))].filter(route => !known.has(route) && !listPages?.test(route));
}

function isPage(path: string): boolean {
  return path.endsWith(".html");
}
