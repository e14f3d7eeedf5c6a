import { blog } from "../../content/blog.ts";
import { seoCatalogue, webCatalogue } from "../../content/catalogue.ts";
import { claims } from "../../content/claims.ts";
import { home } from "../../content/home.ts";
import { reviews } from "../../content/reviews.ts";
import { shownFacts } from "../../content/rules/facts.ts";
import { searchable } from "../../domain/searchable.ts";
import type { Entry, Note } from "../../generator/site.ts";
import { searchText } from "../blog/words.ts";
import type { Industry, Location, SiteContent } from "../collections.ts";
import { markPaths } from "../drawing/mark.ts";
import { faintColours } from "./contrast.ts";
import { fewerStars, townsWithReviews } from "./fewer-stars.ts";
import { fromPrices } from "./from-prices.ts";
import { hiddenPages } from "./hidden-pages.ts";
import { lostTowns } from "./lost-towns.ts";
import { pagesOfTowns } from "./pages-of-towns.ts";
import { pastedMark } from "./pasted-mark.ts";
import { starsWithoutReview } from "./stars-without-review.ts";
import { toldMinutes } from "./told-minutes.ts";
import { wordlessCovers } from "./wordless-covers.ts";

/**
 * What one file names and no other holds, a page that nobody would see, colours that cannot be told apart, and a mark or a
 * title that pictures cannot show.
 */
export function mismatches(content: SiteContent, unpublished: Entry[] = []): Note[] {
  return [
    ...lostTowns(content, unpublished),
    ...toldMinutes(content.entries.locations, pagesOfTowns),
    ...fromPrices([
      ...pricedByFile,
      ...content.entries.locations.map(pricedTown),
      ...content.entries.industries.flatMap(pricedTrade),
    ]),
    ...namesakes(content.entries.locations),
    ...namesakes(content.entries.industries),
    ...topicsWithoutArticle(content),
    ...hiddenPages(content),
    ...wordlessCovers(content.entries.articles),
    ...starsWithoutReview({ home, reviews, claims }),
    ...fewerStars([
      ...factsByFile,
      ...recordsByFile(content.entries.industries),
      ...townsWithReviews(content.entries.locations, reviews),
      { file: "content/home.ts", value: { home, reviews } },
    ]),
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
