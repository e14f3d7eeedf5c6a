import { blog } from "../../content/blog.ts";
import { seoCatalogue, webCatalogue } from "../../content/catalogue.ts";
import { claims } from "../../content/claims.ts";
import { home } from "../../content/home.ts";
import { places } from "../../content/places.ts";
import { reviews } from "../../content/reviews.ts";
import { shownFacts } from "../../content/rules/facts.ts";
import { site } from "../../content/site.ts";
import { searchable } from "../../domain/searchable.ts";
import type { Entry, Note } from "../../generator/site.ts";
import { searchText } from "../blog/words.ts";
import type { Industry, Location, SiteContent } from "../collections.ts";
import { markPaths } from "../drawing/mark.ts";
import { minutesOf } from "../parts/words/travel-time.ts";
import { faintColours } from "./contrast.ts";
import { fewerStars, townsWithReviews } from "./fewer-stars.ts";
import { fromPrices } from "./from-prices.ts";
import { pagesOfTowns } from "./pages-of-towns.ts";
import { pastedMark } from "./pasted-mark.ts";
import { reversedRange } from "./reversed-range.ts";
import { starsWithoutReview } from "./stars-without-review.ts";
import { toldMinutes } from "./told-minutes.ts";
import { twoVoices } from "./two-voices.ts";
import { wordlessCovers } from "./wordless-covers.ts";

/** What one file names and no other holds, colours that cannot be told apart, and a mark or a title that pictures cannot show. */
export function mismatches(content: SiteContent, unpublished: Entry[] = []): Note[] {
  return [
    ...townsWithoutPage(content, unpublished),
    ...placesWithoutTown(content, unpublished),
    ...basedElsewhere(content),
    ...toldMinutes(content.entries.locations, pagesOfTowns),
    ...fromPrices([
      ...pricedByFile,
      ...content.entries.locations.map(pricedTown),
      ...content.entries.industries.flatMap(pricedTrade),
    ]),
    ...reversedRange(site.priceRange),
    ...namesakes(content.entries.locations),
    ...namesakes(content.entries.industries),
    ...topicsWithoutArticle(content),
    ...wordlessCovers(content.entries.articles),
    ...starsWithoutReview({ home, reviews, claims }),
    ...fewerStars([
      ...factsByFile,
      ...recordsByFile(content.entries.industries),
      ...townsWithReviews(content.entries.locations, reviews),
      { file: "content/home.ts", value: { home, reviews } },
    ]),
    ...twoVoices([...factsByFile, ...recordsByFile(content.entries.industries)]),
    ...faintColours(),
    ...pastedMark(markPaths({ front: "#000000", accent: "#000000" })),
  ];
}

const factsByFile = shownFacts.flatMap(({ file, consts }) =>
  Object.values(consts).map(({ value }) => ({ file, value })),
);

const { meta, hero } = home;
const web = { catalogue: webCatalogue, period: "once" } as const;
const seo = { catalogue: seoCatalogue, period: "month" } as const;

/** What is sold by plans reads its lowest price from them. */
const pricedByFile = [
  { file: "content/home.ts", words: { meta, hero }, ...web },
  ...factsByFile
    .filter(({ file }) => file.startsWith("content/seo-"))
    .map(({ file, value }) => ({ file, words: value, ...seo })),
];

function pricedTown({ file, record }: Location) {
  const { seoTitle, seoDescription, heroHeadline, heroSubheadline, description } = record;
  const words = { seoTitle, seoDescription, heroHeadline, heroSubheadline, description };
  return { file, words, ...web };
}

/** Each trade has a lowest price of its own; only how often it is paid is the same for all. */
function pricedTrade({ file, record }: Industry) {
  const { seoTitle, seoDescription, heroSubheadline, priceFrom } = record;
  const isPaidOnce = web.catalogue.packages.some(({ period }) => period === web.period);
  if (isPaidOnce) return [];
  return [
    { file, words: { seoTitle, seoDescription, heroSubheadline }, ...web },
    { file, words: `from ${priceFrom}`, search: "priceFrom", ...web },
  ];
}

function recordsByFile(entries: Industry[]) {
  return entries.map(({ file, record }) => ({ file, value: record }));
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

/** Of a page that was begun as a copy of another: the menu would show one name twice. */
function namesakes(entries: (Location | Industry)[]): Note[] {
  return entries.flatMap(({ file, record: { name } }, index) => {
    const first = entries.find(({ record }) => record.name === name);
    if (!first || first === entries[index]) return [];
    return {
      code: "content/name",
      file,
      search: `name: ${name}`,
      message: `${first.file} has the name '${name}', too, so menus and lists show it twice`,
      fix: "Give one of the two another name, or take one of the files away",
    };
  });
}

/** Visitors press a topic to search for it; while there are no articles, there is nothing to press. */
function topicsWithoutArticle({ entries }: SiteContent): Note[] {
  if (entries.articles.length === 0) return [];
  const isFound = (topic: string) =>
    entries.articles.some(({ record }) => searchText(record).includes(searchable(topic)));
  return blog.topics
    .filter(topic => !isFound(topic))
    .map(topic => ({
      code: "blog/topic",
      file: "content/blog.ts",
      // A category may have the same name, and stands above.
      search: new RegExp(`(?<=topics:[^\\]]*)${`"${topic}"`.replace(/\W/g, "\\$&")}`),
      message: `the topic '${topic}' finds no article: it stands in no title, excerpt or tag`,
      fix: `Take it out of   topics   , or add   - ${topic}   to the tags of an article`,
    }));
}
