import { home } from "../../content/home.ts";
import { places } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import type { Entry, Note } from "../../generator/site.ts";
import type { SiteContent } from "../collections.ts";
import { minutesOf } from "../parts/words/travel-time.ts";

/** Towns that a file names and no record holds, and a town of our own that is no longer ours. */
export function lostTowns(content: SiteContent, unpublished: Entry[]): Note[] {
  return [
    ...townsWithoutPage(content, unpublished),
    ...placesWithoutTown(content, unpublished),
    ...basedElsewhere(content),
  ];
}

function townsWithoutPage({ entries }: SiteContent, unpublished: Entry[]): Note[] {
  const slugs = new Set(entries.locations.map(({ slug }) => slug));
  return [...home.areas.towns, ...home.areas.furtherTowns]
    .filter(town => !slugs.has(town))
    .map(town => {
      const waiting = unpublished.find(({ id }) => id === `locations/${town}`);
      return {
        code: "home/town",
        file: "content/home.ts",
        search: `"${town}"`,
        ...(waiting ? notYet(waiting) : noTown(town, [...slugs])),
      };
    });
}

function notYet({ file, draft, date }: Entry): Pick<Note, "message" | "fix"> {
  return {
    message: `${file} is ${draft ? "a draft" : `dated ${date}`}, so the home page leaves it out`,
    fix: `Leave it for then, or take   ${draft ? "draft: true" : `date: ${date}`}   away there`,
  };
}

function noTown(town: string, slugs: string[]): Pick<Note, "message" | "fix"> {
  return {
    message: `there is no town '${town}' in content/locations, so the home page leaves it out`,
    fix: `Take it out${slugs.length > 0 ? `, or use one of: ${slugs.join(", ")}` : ""}`,
  };
}

/** A town that was given another name is no longer found by its place, and its page names our office instead. */
function placesWithoutTown({ entries }: SiteContent, unpublished: Entry[]): Note[] {
  const towns = entries.locations.map(({ record }) => record.name);
  const placed = new Set([site.geo.placename, ...places.map(({ placename }) => placename)]);
  const lost = [...new Set(towns)].filter(name => !placed.has(name));
  if (lost.length === 0) return [];
  const named = new Set([...towns, ...unpublished.map(nameOf)]);
  return places
    .filter(({ placename }) => !named.has(placename))
    .map(({ placename }) => ({
      code: "places/town",
      file: "content/places.ts",
      search: `"${placename}"`,
      ...renamed(placename, lost),
    }));
}

function nameOf({ record }: Entry): unknown {
  return record instanceof Object && "name" in record ? record.name : undefined;
}

function renamed(placename: string, lost: string[]): Pick<Note, "message" | "fix"> {
  const none = `no town in content/locations is called '${placename}'`;
  const [meant, ...others] = lost;
  if (others.length > 0)
    return {
      message: `${none}, and the pages of ${lost.length} towns that have no place here name our office`,
      fix: `Take its line away, or write it as one of them: ${lost.join(", ")}`,
    };
  return {
    message: `${none}, and '${meant}' has no place here, so its page names our office`,
    fix: `If it is the same town, write it as   placename: "${meant}"   or else take its line away`,
  };
}

/** All travel times begin at our own town: where we have moved, each of them is another. */
function basedElsewhere({ entries }: SiteContent): Note[] {
  const { placename } = site.geo;
  return entries.locations
    .filter(({ record }) => minutesOf(record.travelTime) === undefined)
    .filter(({ record }) => record.name !== placename)
    .map(({ file, record }) => ({
      code: "places/base",
      file,
      search: "travelTime",
      message: `${record.name} is said to be our own town, and content/site.ts says that is ${placename}`,
      fix: `Write every town's travelTime from ${placename}, or   placename: "${record.name}"   in content/site.ts`,
    }));
}
