import { searchable } from "../../domain/searchable.ts";

type Searched = { readonly search: string; readonly category: string };
export type Wanted = { readonly text: string; readonly category: string };

/**
 * `search` holds title, excerpt and tags as `searchable()` writes them, a line each, so that nothing is found across
 * two of them. No category means all. A thousand articles are asked, so the text is looked at once for all of them.
 */
export function finding(wanted: Wanted): (searched: Searched) => boolean {
  const text = searchable(wanted.text);
  return ({ search, category }) =>
    (!wanted.category || category === wanted.category) && search.includes(text);
}

export function isEverything({ text, category }: Wanted): boolean {
  return !text.trim() && !category;
}

export function countWords(count: number): string {
  return count === 1 ? "1 article" : `${count} articles`;
}
