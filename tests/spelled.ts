import { join } from "node:path";
import { site } from "../content/site.ts";
import { link, outputFile, routeOf } from "../generator/addresses.ts";

/** '/blog' and '/blog/?q=a' as `trailingSlash` of content/site.ts spells them: with the slash, or without it. */
export function spelled(address: string): string {
  return link(address, site);
}

/** Where the page of this address lies in the built site. */
export function pageFile(dist: string, address: string): string {
  return join(dist, outputFile(routeOf(address), site));
}
