import type { Trade } from "./chrome.ts";

/** A menu and a footer of more would be pages of their own. */
export const linksMax = 12;

/** As many pages of a kind as every page may link to; the last one leads to the list of all where there are more. */
export function linksShown<T extends Trade>(links: T[], all: Trade): (T | Trade)[] {
  if (links.length <= linksMax) return links;
  return [...links.slice(0, linksMax), { ...all, name: `All ${links.length} ${all.name}` }];
}
