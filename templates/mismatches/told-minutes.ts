import { site } from "../../content/site.ts";
import type { Note } from "../../generator/site.ts";
import type { Location } from "../collections.ts";
import { minutesOf } from "../parts/words/travel-time.ts";

/** Words about a town, wherever they stand. */
export type Told = { file: string; town: string; words: unknown };

/** A town's travel time stands in its record; where other words about the town say another, visitors read both. */
export function toldMinutes(locations: Location[], pages: Told[]): Note[] {
  return locations.flatMap(({ file, record }) => {
    const minutes = minutesOf(record.travelTime);
    if (minutes === undefined) return [];
    const { seoDescription, heroHeadline, heroSubheadline } = record;
    const own = { file, town: record.name, words: [seoDescription, heroHeadline, heroSubheadline] };
    return [own, ...pages.filter(({ town }) => town === record.name)].flatMap(told =>
      distancesIn(told.words, distanceOf(told.town))
        .filter(([, figure = ""]) => numberOf(figure) !== minutes)
        .map(({ 0: said, index, input }) => ({
          code: "places/minutes",
          file: told.file,
          // The same minutes may stand elsewhere in the file, and about something else.
          search: input.slice(Math.max(0, index - 8), index + said.length),
          message: `says '${said}', and travelTime in ${file} is ${record.travelTime}`,
          fix: "Write the same minutes in both",
        })),
    );
  });
}

/** A figure of its own, such as '30min', is a distance where words beside it say so. */
function distancesIn(words: unknown, distance: RegExp, beside: string[] = []): RegExpExecArray[] {
  if (typeof words === "string") {
    const alone = beside.some(text => distanceLabel.test(text)) && figure.exec(words);
    return alone ? [alone] : [...words.matchAll(distance)];
  }
  if (typeof words !== "object" || !words) return [];
  const parts: unknown[] = Object.values(words);
  const texts = Array.isArray(words) ? [] : parts.filter(part => typeof part === "string");
  return parts.flatMap(part => distancesIn(part, distance, texts));
}

const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** In steps of five, as such times are given in words. */
const numberWords = ["five", "ten", "fifteen", ...tens.flatMap(ten => [ten, `${ten}-five`])];

/** No number begins in the middle of another, and of '20 to 25', 'an hour and ten' and 'under 30' none is judged. */
const whole = String.raw`(?<![\w.,–—-]|\d\s?[–—-]\s?|\b(?:to|or|and|under|than|within|hours?|${tens.join("|")})\s)`;

const here = nameAsPattern(site.geo.placename);

/** Of 'from your booking' or 'from the station' nothing is known. */
const ourPlaces = `us|${here}|(?:our|your) (?:door|shop|premises|office)`;

/** A space that no line may be broken at is one too. */
const minutesWritten = String.raw`${whole}(\d+|${numberWords.join("|").replaceAll("-", String.raw`[\s-]`)})[\s-]?min(?:utes?)?`;

/**
 * '25 minutes away', 'five minutes up the road', 'five minutes from your door' and, of Bilton, 'five minutes from Bilton',
 * but not 'from Bilton church'.
 */
function distanceOf(town: string): RegExp {
  const from = `${ourPlaces}|${nameAsPattern(town)}(?=[.,;:!?]|$)`;
  return new RegExp(
    String.raw`${minutesWritten}\s(?:away|apart|up\sthe\sroad|from\s(?:${from}))\b`,
    "gi",
  );
}

function nameAsPattern(name: string): string {
  return name.replace(/\W/g, ".");
}

/** '25min' and nothing else, and what such a figure is called where it tells a distance. */
const figure = new RegExp(`^${minutesWritten}$`, "i");
const distanceLabel = new RegExp(
  `^(?:(?:away|apart)$|from (?:${ourPlaces})\\b|by (?:car|road)\\b|travel|driv)`,
  "i",
);

function numberOf(figure: string): number {
  return Number(figure) || (numberWords.indexOf(figure.toLowerCase().replace(/\s/, "-")) + 1) * 5;
}
