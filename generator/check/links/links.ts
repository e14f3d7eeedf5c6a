import { ownOrigins, routeOf } from "../../addresses.ts";
import type { Finding, Problem } from "../../problems/problem.ts";
import type { PartFacts } from "../../render/page-facts.ts";
import type { Page } from "../../site.ts";
import { type CheckedPage, hasId } from "../checked-page.ts";
import { type Found, saidOnce } from "../said-once.ts";
import { type Destinations, linkFaults } from "./link-fault.ts";

type Links = Omit<Destinations, "routes"> & {
  root: string;
  /** Whose links are followed. */
  pages: CheckedPage[];
  /** Typed data files, which menus and footers are made of. */
  factFiles: string[];
};

/** Every internal link leads to a page, its anchor exists there, and every file a page asks for is built. */
export function linkProblems({ root, pages, factFiles, ...there }: Links): Problem[] {
  const { targets, files } = there;
  const routes = new Set(targets.pages.map(({ route }) => route));
  const linkFault = linkFaults({ ...there, routes });
  const followed = new Map<string, Finding | undefined>();
  const known = new Map<PartFacts, { findings: Omit<Found, "page">[]; others: string[] }>();
  const found: Found[] = [];
  for (const { page, facts, parts } of pages) {
    for (const finding of findingsOf(page, facts)) found.push({ page, ...finding });
    for (const part of parts)
      for (const finding of findingsOfPart(page, part)) found.push({ page, ...finding });
  }
  return saidOnce({ root, factFiles, origins: ownOrigins(there.settings), found });

  function findingsOf(page: Page, { links, assets }: Pick<PartFacts, "links" | "assets">) {
    const findings: Omit<Found, "page">[] = [];
    for (const href of links) {
      const finding = isWhole(href) ? whole(page, href) : within(page, href);
      if (finding) findings.push({ search: href, finding });
    }
    for (const address of assets) {
      if (files.has(address) || routes.has(routeOf(address))) continue;
      const finding = { code: "link/file", message: `there is no file ${address}` };
      findings.push({ search: address, finding });
    }
    return findings;
  }

  /** Where a whole address leads is the same from each page, so it is looked up once. */
  function whole(page: Page, href: string): Finding | undefined {
    if (!followed.has(href)) followed.set(href, linkFault(page, href));
    return followed.get(href);
  }

  /** Most links that are not whole lead to a place of their own page. */
  function within(page: Page, href: string): Finding | undefined {
    const own = href.startsWith("#") ? targets.at(page.route) : undefined;
    return own && hasId(own, href.slice(1)) ? undefined : linkFault(page, href);
  }

  function findingsOfPart(page: Page, part: PartFacts) {
    const once = known.get(part) ?? {
      findings: findingsOf(page, { ...part, links: part.links.filter(isWhole) }),
      others: part.links.filter(href => !isWhole(href)),
    };
    known.set(part, once);
    if (once.others.length === 0) return once.findings;
    return [...once.findings, ...findingsOf(page, { links: once.others, assets: [] })];
  }
}

function isWhole(href: string): boolean {
  return href.startsWith("/");
}
