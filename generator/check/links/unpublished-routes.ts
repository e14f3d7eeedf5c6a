import { routeOf } from "../../addresses.ts";
import type { Loaded } from "../../load/load.ts";
import type { OpenSite } from "../../open-site.ts";
import type { Entry } from "../../site.ts";

/** The routes of entries that are held back, and their old ones, each with the reason. */
export function unpublishedRoutes(
  { module }: OpenSite,
  { drafts, scheduled }: Pick<Loaded, "drafts" | "scheduled">,
): Map<string, string> {
  const routes = new Map<string, string>();
  const add = (entry: Entry, why: string) => {
    const collection = module.site.collections[entry.id.split("/")[0] ?? ""];
    if (!collection) return;
    for (const route of [...entry.aliases.map(routeOf), collection.route(entry)])
      routes.set(route, why);
  };
  for (const entry of drafts) add(entry, `${entry.file} is a draft`);
  for (const entry of scheduled) add(entry, `${entry.file} is dated ${entry.date}`);
  return routes;
}
