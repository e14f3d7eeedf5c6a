import { poundsOf } from "../../content/rules/prices.ts";
import { cheapest, type Package } from "../../domain/catalogue.ts";
import { formatPounds, toPence } from "../../domain/money.ts";
import type { Note } from "../../generator/site.ts";

/** Words that speak of what is sold once or each month, wherever they stand. */
type Told = {
  file: string;
  words: unknown;
  packages: readonly Package[];
  period: Package["period"];
};

/** A package that costs less is added in one file, and 'from £199' stands in others: visitors then read two prices. */
export function fromPrices(told: Told[]): Note[] {
  return told.flatMap(({ file, words, packages, period }) => {
    const least = cheapest(packages.filter(one => one.period === period));
    if (!least) return [];
    return pricesIn(words, period)
      .filter(({ 1: price = "" }) => toPence(poundsOf(price) ?? 0) !== least.pricePence)
      .map(({ 0: said, 1: price = "", index, input }) => ({
        code: "prices/from",
        file,
        // In the file the name of the price stands where visitors read the price itself.
        search: input.slice(Math.max(0, index - 16), index + said.indexOf(price)),
        message: `says '${said}', and the package that costs least, '${least.name}', costs ${formatPounds(least.pricePence)}`,
        fix: `Write it as   from {£ ${least.name}}   or take the words out`,
      }));
  });
}

const price = String.raw`(£\d+(?:,\d{3})*(?:\.\d\d)?)`;

/** Of a price that is paid for anything else, such as a page or an hour, nothing is known. */
const shapes = {
  once: new RegExp(String.raw`\bfrom ${price}(?!\d|\s?\/|\s(?:an?|per|each|every)\s)`, "gi"),
  month: new RegExp(
    String.raw`\bfrom ${price}(?=\s?\/\s?month|\s(?:a|per|each|every)\smonth)`,
    "gi",
  ),
};

function pricesIn(words: unknown, period: Package["period"]): RegExpExecArray[] {
  if (typeof words === "string") return [...words.matchAll(shapes[period])];
  if (typeof words !== "object" || !words) return [];
  return Object.values(words).flatMap(part => pricesIn(part, period));
}
