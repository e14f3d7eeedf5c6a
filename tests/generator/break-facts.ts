import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TemporarySite } from "./temporary-site.ts";

/** Facts of every page but these are made unreadable: who asks for them has to build all of it again. */
export function breakFactsBut(site: TemporarySite, routes: string[]): void {
  const cache = ".cache/site";
  const folder = readdirSync(join(site.root, cache)).find(name => name.startsWith("facts-"));
  for (const name of readdirSync(join(site.root, cache, `${folder}`))) {
    const file = `${cache}/${folder}/${name}`;
    const facts = site.read(file);
    const isNeeded = facts === "{}" || routes.some(route => facts.includes(`"${route}"`));
    // Parts are what pages share.
    if (!isNeeded && name !== "parts.json") site.change(file, "{");
  }
}
