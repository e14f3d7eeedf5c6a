import { named } from "../../content/rules/named.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { Chrome } from "../parts/chrome.ts";
import { allIndustries, allLocations } from "../parts/directories.ts";
import { linksMax } from "../parts/links-shown.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** The list of all towns, and that of all trades, where they are more than menu and footer show. */
export function directoryPages(chrome: Chrome): Part {
  const { locations, industries } = chrome;
  const all = [
    {
      ...allLocations,
      ...townWords.directory,
      source: "content/town-words.ts",
      links: locations.map(({ name, route, travelTime }) => ({ name, route, note: travelTime })),
    },
    {
      ...allIndustries,
      ...tradeWords.directory,
      source: "content/trade-words.ts",
      links: industries,
    },
  ]
    .filter(({ links }) => links.length > linksMax)
    .map(one => ({ ...one, title: named(one.title, { count: String(one.links.length) }) }));
  return {
    pages: all.map(
      ({ route, name: _, source, ...texts }): SitePage => ({
        route,
        template: "directory",
        props: { chrome, ...texts, links: byName(texts.links) },
        images: [socialName(route)],
        sources: [source],
      }),
    ),
    images: all.map(({ route, title }) => socialPicture({ route, title, kicker: site.name })),
  };
}

function byName<T extends { name: string }>(links: T[]): T[] {
  return [...links].sort((a, b) => a.name.localeCompare(b.name, site.language));
}
