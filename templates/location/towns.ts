import type { Town } from "../drawing/minutes-map.tsx";
import type { Place } from "../parts/chrome.ts";
import { minutesOf } from "../parts/travel-time.ts";

/** A place that can be put on the map: the base itself has neither minutes nor a bearing. */
export function townOf({ name, travelTime, bearing }: TownFacts): Town | undefined {
  const minutes = minutesOf(travelTime);
  return minutes === undefined || bearing === null || bearing === undefined
    ? undefined
    : { name, minutes, bearing };
}

type TownFacts = { name: string; travelTime: string; bearing?: number | null | undefined };

/** The others on the map, nearest first; more than this many cannot be read. */
export function neighbours(places: Place[], route: string): Town[] {
  return places
    .filter(place => place.route !== route)
    .flatMap(place => townOf(place) ?? [])
    .sort((a, b) => a.minutes - b.minutes)
    .slice(0, townsMax);
}

const townsMax = 12;
