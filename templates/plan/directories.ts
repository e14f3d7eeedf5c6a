import { site } from "../../content/site.ts";
import type { Chrome } from "../parts/chrome.ts";
import { allIndustries, allLocations } from "../parts/directories.ts";
import { linksMax } from "../parts/links-shown.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { socialName, socialPicture } from "./pictures.ts";

/** The list of all towns, and that of all trades, where they are more than menu and footer show. */
export function directoryPages(chrome: Chrome): Part {
  const { locations, industries } = chrome;
  const town = site.geo.placename;
  const all = [
    {
      ...allLocations,
      title: `Web design in ${locations.length} towns`,
      description: `Every town with a page of its own, and how many minutes by car it is from ${town}.`,
      links: locations.map(({ name, route, travelTime }) => ({ name, route, note: travelTime })),
    },
    {
      ...allIndustries,
      title: `Websites for ${industries.length} trades`,
      description: `Every trade with a page of its own: what its website needs and what it costs in ${town} and around.`,
      links: industries,
    },
  ].filter(({ links }) => links.length > linksMax);
  return {
    pages: all.map(({ route, name: _, ...texts }): SitePage => {
      const socialImage = socialName(route);
      return {
        route,
        template: "directory",
        props: { chrome, socialImage, ...texts, links: byName(texts.links) },
        images: [socialImage],
        sources: ["content/site.ts"],
      };
    }),
    images: all.map(({ route, title }) => socialPicture({ route, title, kicker: site.name })),
  };
}

function byName<T extends { name: string }>(links: T[]): T[] {
  return [...links].sort((a, b) => a.name.localeCompare(b.name, site.language));
}
