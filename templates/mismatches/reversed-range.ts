import { poundsOf } from "../../content/rules/prices.ts";
import type { Note } from "../../generator/site.ts";

/** The range that search engines are told is made of two packages' prices: who raises the lower one turns it round. */
export function reversedRange(priceRange: string): Note[] {
  const [first = "", second = "", ...others] = priceRange.match(/£\s*\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (!second || others.length > 0) return [];
  if (Number(poundsOf(first)) <= Number(poundsOf(second))) return [];
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
