import type { Planned } from "../plan-site.ts";
import type { Facts, PageFacts, PartFacts } from "../render/page-facts.ts";
import type { RenderedSite } from "../render/render-site.ts";
import type { Page, Plan } from "../site.ts";

/** A page with its facts; those of what it shares with other pages are the same object on each. */
export type CheckedPage = { page: Page; facts: PageFacts; parts: PartFacts[] };

/** What a build is about to write, and the plan that it was made of. */
export type CheckedSite = RenderedSite & Planned;

/** What the slower checks work on: all pages, with their HTML at hand. */
export type PageCheck = { root: string; pages: CheckedPage[]; htmlOf: (route: string) => string };

export function checkedPages({ pages }: Pick<Plan, "pages">, facts: Facts): CheckedPage[] {
  return pages.flatMap(page => {
    const known = facts.pages[page.route];
    return known ? [{ page, facts: known, parts: partsOf(known, facts) }] : [];
  });
}

/** A page's own and those of its parts. */
export function all(kind: keyof PartFacts, { facts, parts }: CheckedPage): string[] {
  return [...facts[kind], ...parts.flatMap(part => part[kind])];
}

export function hasId({ facts, parts }: CheckedPage, id: string): boolean {
  return [facts, ...parts].some(({ ids }) => holds(ids, id));
}

/** A page with thousands of headings is asked for each of them; most have too few to be worth a set. */
function holds(texts: string[], text: string): boolean {
  if (texts.length < 100) return texts.includes(text);
  const known = sets.get(texts) ?? new Set(texts);
  sets.set(texts, known);
  return known.has(text);
}

const sets = new WeakMap<string[], Set<string>>();

function partsOf(page: PageFacts, { parts }: Facts): PartFacts[] {
  return page.parts.flatMap(key => parts[key] ?? []);
}
