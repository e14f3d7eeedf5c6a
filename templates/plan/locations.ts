import { named } from "../../content/rules/named.ts";
import { titleMax } from "../../content/rules/page-schemas.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import type { ImageSource } from "../../generator/site.ts";
import { collections, type Location, type SiteContent } from "../collections.ts";
import { townOf } from "../location/towns.ts";
import type { Chrome } from "../parts/chrome.ts";
import { townName } from "../parts/words/shared-words.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import type { Part, SitePage } from "../site-pages.ts";
import { inOrder } from "./in-order.ts";
import { socialName, socialPicture } from "./pictures.ts";

export function locationPages({ entries }: SiteContent, chrome: Chrome): Part {
  const locations = inOrder(entries.locations);
  return { pages: locations.map(location => page(location, chrome)), images: pictures(locations) };
}

function page(location: Location, chrome: Chrome): SitePage {
  const route = collections.locations.route(location);
  const { id, file, record } = location;
  const title = record.seoTitle ?? titleOf(location);
  const description = record.seoDescription ?? descriptionOf(location);
  return {
    route,
    template: "location",
    props: { chrome, record, title, description },
    body: id,
    images: [socialName(route)],
    sources: [file],
  };
}

/** The map of minutes without its names, beside the headline. */
function pictures(locations: Location[]): ImageSource[] {
  const drawn = locations.filter(({ record }) => townOf(record)).slice(0, townsDrawnMax);
  return locations.map(location => {
    const { name, county, heroHeadline } = location.record;
    const towns = drawn.flatMap(({ record }) => townOf(record) ?? []);
    const own = townOf(location.record);
    const isDrawn = own === undefined || towns.some(town => town.name === name);
    return socialPicture({
      route: collections.locations.route(location),
      title: heroHeadline ?? townName(name),
      kicker: `${name}, ${county}`,
      art: {
        kind: "minutes",
        towns: isDrawn ? towns : [...towns, own],
        chosen: isDrawn ? towns.findIndex(town => town.name === name) : towns.length,
      },
    });
  });
}

const townsDrawnMax = 12;

/**
 * For a record that gives none; the name and the county keep it apart from all others. What a long name of the business
 * makes longer than search engines show ends before its last '|'.
 */
function titleOf({ record: { name, county } }: Location): string {
  const title = named(townWords.title, { town: name, county });
  return title.length > titleMax ? title.replace(/ \|[^|]*$/, "") : title;
}

function descriptionOf({ record: { name, county, travelTime } }: Location): string {
  const isOwn = minutesOf(travelTime) === undefined;
  const way = isOwn ? "" : `${travelTime} from ${site.geo.placename}.`;
  const words = named(townWords.description, { town: name, county, way });
  return words.replace(/\s+/g, " ").trim();
}
