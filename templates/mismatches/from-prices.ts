import { poundsOf } from "../../content/rules/prices.ts";
import { type Catalogue, cheapest, type Package } from "../../domain/catalogue.ts";
import { formatPounds, toPence } from "../../domain/money.ts";
import type { Note } from "../../generator/site.ts";
import { textsIn } from "./texts-in.ts";

/** Words that speak of what is sold once or each month, wherever they stand. */
type Told = {
  file: string;
  words: unknown;
  /** What stands in the file where the page itself says 'from'. */
  search?: string;
  catalogue: Pick<Catalogue, "packages" | "addons">;
  period: Package["period"];
};

/** A package that costs less is added in one file, and 'from £199' stands in others: visitors then read two prices. */
export function fromPrices(told: Told[]): Note[] {
  return told.flatMap(({ file, words, search, catalogue: { packages, addons }, period }) => {
    // What nobody can order has no pages either.
    if (packages.length === 0) return [];
    const least = cheapest(packages.filter(one => one.period === period));
    const isAsked = (pence: number) => (one: { pricePence: number }) => one.pricePence === pence;
    return pricesIn(words, period)
      .filter(({ 1: price = "" }) => {
        const pence = toPence(poundsOf(price) ?? 0);
        // 'Logos from £99' speaks of an add-on.
        const isOfAddon = addons.some(isAsked(pence)) && !packages.some(isAsked(pence));
        return pence !== least?.pricePence && !isOfAddon;
      })
      .map(({ 0: said, 1: price = "", index, input }) => ({
        code: "prices/from",
        file,
        // In the file the name of the price stands where visitors read the price itself.
        search: search ?? input.slice(Math.max(0, index - 16), index + said.indexOf(price)),
        ...(least ? dearer(said, least) : otherwisePaid(said, period)),
      }));
  });
}

type Wrong = Pick<Note, "message" | "fix">;

function dearer(said: string, { name, pricePence }: Package): Wrong {
  return {
    message: `says '${said}', and the package that costs least, '${name}', costs ${formatPounds(pricePence)}`,
    fix: `Write it as   from {£ ${name}}   or take the words out`,
  };
}

/** Whoever reads it would be asked for the price once more each month, or only once. */
function otherwisePaid(said: string, period: Package["period"]): Wrong {
  const [paid, told, write] =
    period === "once"
      ? ["once", "each month", "Write   /month   behind the price"]
      : ["each month", "once", "Take out how often it is paid"];
  return {
    message: `says '${said}', as if that were paid ${paid}, and each package is paid ${told}`,
    fix: write,
  };
}

/** A whole price: not the '£10' of '£10k', nor the '£1' of '£1,200 a page'. */
const price = String.raw`(£\d+(?:,\d{3})*(?:\.\d\d)?)(?![\d\p{L}]|[.,]\d|-\p{L})`;
const each = String.raw`\s\(?(?:an?|per|(?:for\s)?(?:each|every))\s`;

/** Of a price that is paid for anything else, such as a page, an hour or setting it up, nothing is known. */
const shapes = {
  once: new RegExp(
    String.raw`(?<!\bset[-\s]?up\s(?:fees?\s|costs?\s)?)\bfrom ${price}(?!\s?\/|${each}|\s(?:monthly|yearly|annually|weekly|hourly|pcm)\b)`,
    "giu",
  ),
  // 'From £300 a month to £9000 a month' is how a customer's sales grew.
  month: new RegExp(String.raw`\bfrom ${price}(?=(?:\s?\/\s?|${each})month(?!\sto\s£))`, "giu"),
};

function pricesIn(words: unknown, period: Package["period"]): RegExpExecArray[] {
  return textsIn(words).flatMap(text => [...text.matchAll(shapes[period])]);
}
