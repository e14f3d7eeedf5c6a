import { poundsOf } from "../../content/rules/prices.ts";
import type { Note } from "../../generator/site.ts";

/** The range that search engines are told is made of two packages' prices: who raises the lower one turns it round. */
export function reversedRange(priceRange: string): Note[] {
  const prices = priceRange.split(/(?=£)/).flatMap(part => poundsOf(part) ?? []);
  const [first = 0, second = first, ...others] = prices;
  if (first <= second || others.length > 0) return [];
  return [
    {
      code: "prices/range",
      file: "content/site.ts",
      search: "priceRange",
      message: `priceRange is '${priceRange}', and a range begins with its lower price`,
      fix: "Name the package first that costs less",
    },
  ];
}
