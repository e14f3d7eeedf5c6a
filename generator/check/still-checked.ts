import { outputFile } from "../addresses.ts";
import type { Checked } from "../memory/kept-output.ts";
import type { Memory } from "../memory/memory.ts";
import type { OpenSite } from "../open-site.ts";
import { sortProblems } from "../problems/problem.ts";
import { remembered } from "../remembered.ts";
import type { Facts, PageFacts } from "../render/page-facts.ts";
import type { Page } from "../site.ts";
import type { Written } from "../write/write.ts";
import { all, type CheckedPage, type CheckedSite, checkedPages } from "./checked-page.ts";
import { headMarks } from "./heads.ts";
import { pageProblems } from "./output.ts";

/**
 * What a check of the whole site would tell, found by the pages that were made anew, since the last check found
 * nothing on any: a page that is as it was can only have become wrong where it leads, or by another one with its title.
 * Nothing where that cannot be told, or where something is wrong, which a whole check then says.
 */
export function checkedAgain(
  site: OpenSite,
  made: CheckedSite,
  memory: Memory,
): Omit<Checked, "of"> | undefined {
  const { checked } = memory;
  const { plan, files, facts, loaded } = made;
  if (!checked || checked.ofPages > 0 || made.rendered === plan.pages.length) return undefined;
  if (!isAllThere(site, made, memory.files)) return undefined;

  const before = memory.factsOf(Object.keys(facts.pages));
  if (Object.keys(before.parts).length > partsMax) return undefined;
  const anew = checkedPages(plan, facts).map(now => ({ now, old: pageIn(before, now.page) }));
  if (!anew.every(page => isLight(page, checked) && hasItsIds(page))) return undefined;
  const heads = headsNow(anew, checked.heads);
  if (!heads) return undefined;
  const problems = pageProblems({
    site,
    plan,
    files,
    loaded,
    pages: anew.filter(saysOther).map(({ now }) => now),
    targets: { pages: plan.pages, at: pagesAt(made, memory) },
  });
  if (problems.length > 0) return undefined;
  return { ...checked, warnings: sortProblems(loaded.problems), heads };
}

/** Whether pages of which only bodies are others say what they said, and none of them has to be weighed. */
export function sayAsBefore(
  pages: Page[],
  { facts, memory }: { facts: Facts; memory: Memory },
): boolean {
  const { checked } = memory;
  const before = memory.factsOf(pages.map(({ route }) => route));
  return checkedPages({ pages }, facts).every(now => {
    const page = { now, old: pageIn(before, now.page) };
    return checked !== undefined && page.old && isLight(page, checked) && !saysOther(page);
  });
}

/** Each address leads where it led before: pages are pages still, and no redirect has taken the place of one. */
function isAllThere(
  { settings }: OpenSite,
  { plan, files }: CheckedSite,
  before: Written,
): boolean {
  const pages = new Set(plan.pages.map(({ route }) => outputFile(route, settings)));
  const keys = new Map(files.map(({ path, key }) => [path, key]));
  return Object.entries(before).every(
    ([path, { key }]) =>
      pages.has(path) || (path.endsWith(".html") ? keys.get(path) === key : keys.has(path)),
  );
}

/** A page that was made anew, and as it was before. */
type Anew = { now: CheckedPage; old: CheckedPage | undefined };

/** Which parts no page shares any more, only a whole check tells. */
const partsMax = 500;

/** Neither is it the heaviest of its template, nor was it the heaviest of any: only those are weighed. */
function isLight({ now, old }: Anew, { heaviest }: Checked): boolean {
  const lengthMax = heaviest[now.page.template] ?? 0;
  if (now.facts.htmlLength >= lengthMax) return false;
  return !old || !Object.values(heaviest).includes(old.facts.htmlLength);
}

/** Other pages may lead to any of them. */
function hasItsIds({ now, old }: Anew): boolean {
  if (!old) return true;
  const ids = new Set(all("ids", now));
  return all("ids", old).every(id => ids.has(id));
}

/** Nothing where a title or a description is one that a page had before. */
function headsNow(anew: Anew[], before: string[]): string[] | undefined {
  const heads = new Set(before);
  const [gone, come]: [string[], string[]] = [[], []];
  for (const { now, old } of anew) {
    const [marks, oldMarks] = [headMarks(now), old ? headMarks(old) : []];
    gone.push(...oldMarks.filter(mark => !marks.includes(mark)));
    come.push(...marks.filter(mark => !oldMarks.includes(mark)));
  }
  if (come.some(mark => heads.has(mark))) return undefined;
  for (const mark of gone) heads.delete(mark);
  return [...heads, ...come];
}

/** What a page says as it did before was checked before. */
function saysOther({ now, old }: Anew): boolean {
  return !old || saying(now.facts) !== saying(old.facts);
}

function saying({ htmlLength, heldLimit, ...facts }: PageFacts): string {
  return JSON.stringify(facts);
}

/** Of pages that are as they were, only those that others lead into are asked for. */
function pagesAt({ plan, facts }: CheckedSite, memory: Memory) {
  const pages = new Map(plan.pages.map(page => [page.route, page]));
  return remembered((route: string) => {
    const page = pages.get(route);
    return page && pageIn(facts.pages[route] ? facts : memory.factsOf([route]), page);
  });
}

function pageIn(facts: Facts, page: Page): CheckedPage | undefined {
  return checkedPages({ pages: [page] }, facts)[0];
}
