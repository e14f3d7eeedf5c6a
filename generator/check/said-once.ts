import { type Finding, type Problem, problemAt } from "../problems/problem.ts";
import { atSource, linked, placeOf, whole } from "../problems/source-of.ts";
import type { Page } from "../site.ts";
import { decoded } from "../words/decoded.ts";

/** A mistake on a page, and the text by which its place in the sources can be found, if there is any. */
export type Found = { page: Page; search: string; finding: Finding };

/** What many pages share has its mistakes on each of them: said once, where it is written or with one page as example. */
export function saidOnce({
  root,
  factFiles = [],
  origins = [],
  found,
}: {
  root: string;
  /** Typed data files, which menus and footers are made of. */
  factFiles?: string[];
  /** What may stand before an address of ours in a text. */
  origins?: string[];
  found: Found[];
}): Problem[] {
  const problems: Problem[] = [];
  const told = new Set<string>();
  const unplaced = new Map<string, { first: Found; pages: Set<Page> }>();
  for (const one of found) {
    const place = placeOf(
      root,
      [...one.page.sources, ...factFiles],
      spellings(one.search, origins),
    );
    if (place) {
      // One line of a menu has the same mistake on each page, whatever it is called there.
      const at = `${one.finding.code} ${place.file} ${JSON.stringify(place.position)}`;
      if (!told.has(at)) problems.push(problemAt(place, one.finding));
      told.add(at);
      continue;
    }
    const key = `${one.finding.code} ${one.search} ${one.finding.message}`;
    const known = unplaced.get(key);
    if (known) known.pages.add(one.page);
    else unplaced.set(key, { first: one, pages: new Set([one.page]) });
  }
  for (const { first, pages } of unplaced.values()) {
    const problem = atSource(root, first.page, first.finding);
    const more = pages.size > 1 ? ` and on ${pages.size - 1} more` : "";
    problems.push({ ...problem, message: problem.message + more });
  }
  return problems;
}

/** The page has its links by the slash rule and with escapes; their source may say them either way. */
function spellings(href: string, origins: string[]): (string | RegExp)[] {
  if (!href) return [];
  const either = [href, decoded(href)].flatMap(path => {
    const bare = path.replace(/\/(?=$|[?#])/, "");
    return [path, bare, bare.replace(/(?=$|[?#])/, "/")];
  });
  const paths = [...new Set(either)].filter(Boolean);
  const ofHosts = origins.flatMap(origin => paths.map(path => whole(origin + path)));
  return [...paths.map(linked), ...paths.map(whole), ...ofHosts.map(inCapitalsToo)];
}

function inCapitalsToo(host: string | RegExp): string | RegExp {
  return typeof host === "string" ? host : new RegExp(host.source, "i");
}
