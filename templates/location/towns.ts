import type { Town } from "../drawing/minutes-map.tsx";
import type { Place } from "../parts/chrome.ts";
import { minutesOf } from "../parts/words/travel-time.ts";

/** A place that can be put on the map: the base itself has neither minutes nor a bearing. */
export function townOf({ name, travelTime, bearing }: TownFacts): Town | undefined {
  const minutes = minutesOf(travelTime);
  return minutes === undefined || bearing === null || bearing === undefined
    ? undefined
    : { name, minutes, bearing };
}

type TownFacts = { name: string; travelTime: string; bearing?: number | null | undefined };

/** The others on the map, nearest first. One that lies far beyond would draw all others together in the middle. */
export function neighbours(places: Place[], route: string): Town[] {
  const here = places.find(place => place.route === route);
  const own = here && townOf(here);
  const reach = own ? Math.max(outerRing, own.minutes) : baseReach;
  return places
    .filter(place => place.route !== route)
    .flatMap(place => townOf(place) ?? [])
    .filter(({ minutes }) => minutes <= reach)
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, townsMax);
}

const outerRing = 30;
/** Of the map of our own town, on which each name has its minutes below it. */
const baseReach = 60;
/** More cannot be read. */
const townsMax = 12;
