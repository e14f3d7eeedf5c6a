import { formatPounds } from "../domain/money.ts";
import { catalogues } from "./catalogue.ts";
import { site } from "./site.ts";

/**
 * Prose that names one of our prices says which: '{£ Landing Page}', '{£ 2 × Hosting renewal}',
 * '{£ Landing Page + 2 × Hosting renewal}', and '/ 36' for a part of it in whole pounds. So it follows the catalogue.
 * '{VAT}' is the statement that stands beside all prices. What is not known stays as it is, to be found and named.
 */
export function fillIn(text: string): string {
  return text
    .replaceAll("{VAT}", site.vatStatement)
    .replace(/\{£ ([^}]+)\}/g, (whole, sum: string) => {
      const pence = penceOf(sum);
      return pence === undefined ? whole : formatPounds(pence);
    });
}

/** What is left between braces when everything known is filled in. */
export function unknownPrice(text: string): string | undefined {
  return /\{£[^}]*\}?/.exec(fillIn(text))?.[0];
}

export function unknownPriceMessage(written: string): string {
  return `'${written}' names no price of content/catalogue.ts`;
}

const prices = new Map(
  catalogues.flatMap(({ packages, addons }) =>
    [...packages, ...addons].map(({ name, pricePence }) => [name, pricePence] as const),
  ),
);

function penceOf(sum: string): number | undefined {
  const [terms = "", parts] = sum.split(" / ");
  let pence = 0;
  for (const term of terms.split(" + ")) {
    const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(term.trim()) ?? [];
    const price = prices.get(name);
    if (price === undefined) return undefined;
    pence += Number(count) * price;
  }
  return parts ? Math.round(pence / Number(parts) / 100) * 100 : pence;
}
