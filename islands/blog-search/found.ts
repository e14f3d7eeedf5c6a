import { searchable } from "../../domain/searchable.ts";

type Searched = { readonly search: string; readonly category: string };
export type Wanted = { readonly text: string; readonly category: string };

/**
 * `search` holds title, excerpt and tags as `searchable()` writes them, a line each, so that nothing is found across
 * two of them. No category means all.
 */
export function isFound({ search, category }: Searched, wanted: Wanted): boolean {
  const text = searchable(wanted.text);
  return (!wanted.category || category === wanted.category) && search.includes(text);
}

export function isEverything({ text, category }: Wanted): boolean {
  return !text.trim() && !category;
}
