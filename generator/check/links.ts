import { link, routeOf } from "../addresses.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { PartFacts } from "../render/page-facts.ts";
import type { Page, Settings } from "../site.ts";
import { all, type CheckedPage, has } from "./checked-page.ts";
import { type Found, saidOnce } from "./said-once.ts";
import type { Finding } from "./source-of.ts";

type Links = {
  root: string;
  settings: Settings;
  /** Whose links are followed. */
  pages: CheckedPage[];
  targets: Targets;
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
  /** Typed data files, which menus and footers are made of. */
  factFiles: string[];
  /** Why a page is not built, by its route: it is a draft, or its day has not come. */
  unpublished: ReadonlyMap<string, string>;
};

/** All pages that a link may lead to, and what is known of one of them. */
export type Targets = { pages: Page[]; at: (route: string) => CheckedPage | undefined };

/** Every internal link leads to a page, its anchor exists there, and every file a page asks for is built. */
export function linkProblems({
  root,
  settings,
  pages,
  targets,
  files,
  redirects,
  factFiles,
  unpublished,
}: Links): Problem[] {
  const routes = new Set(targets.pages.map(({ route }) => route));
  const routeOfText = new Map(
    targets.pages.flatMap(({ body, sources, route }) =>
      (body ? sources.slice(0, 1) : []).map(file => [fileName(file), route]),
    ),
  );
  const followed = new Map<string, Finding | undefined>();
  const known = new Map<PartFacts, { findings: Omit<Found, "page">[]; others: string[] }>();
  const found: Found[] = [];
  for (const { page, facts, parts } of pages) {
    for (const finding of findingsOf(page, facts)) found.push({ page, ...finding });
    for (const part of parts)
      for (const finding of findingsOfPart(page, part)) found.push({ page, ...finding });
  }
  return saidOnce({ root, factFiles, found });

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
    if (!followed.has(href)) followed.set(href, linkFinding(page, href));
    return followed.get(href);
  }

  /** Most links that are not whole lead to a place of their own page. */
  function within(page: Page, href: string): Finding | undefined {
    const own = href.startsWith("#") ? targets.at(page.route) : undefined;
    return own && has("ids", own, href.slice(1)) ? undefined : linkFinding(page, href);
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

  function fileNameFinding(name: string, anchor: string): Finding {
    const meant = routeOfText.has(name) ? name : nearest(name, [...routeOfText.keys()]);
    const route = meant && routeOfText.get(meant);
    return {
      code: "link/file-name",
      message: `a link leads to the address of a page, not to its file${meant === name ? "" : `, and there is no '${name}'`}`,
      fix: route
        ? `Write it as   ${link(route, settings)}${anchor}`
        : "Write the address of a page, which begins with /",
    };
  }

  function linkFinding(page: Page, href: string): Finding | undefined {
    const [address = "", anchor = ""] = href.split("#", 2);
    const path = decoded((address || page.route).split("?")[0] ?? "");
    const outside = outsideAddress(path);
    if (outside)
      return {
        code: "link/outside",
        message: `'${href}' is taken for a page of this site`,
        fix: `Write it as   ${outside}`,
      };
    if (path.endsWith(".md") && !routes.has(routeOf(path)))
      return fileNameFinding(fileName(path), anchor && `#${anchor}`);
    if (!path.startsWith("/"))
      return {
        code: "link/relative",
        message: `the link '${href}' does not begin with /`,
        fix: `Write the whole path, such as   ${wholePath(page, path)}`,
      };
    if (files.has(path)) return undefined;
    const route = routeOf(path);
    const isThere = routes.has(route);
    if (!isThere && redirects.has(route))
      return {
        code: "link/redirect",
        message: `'${path}' only redirects`,
        fix: "Link to the new address",
      };
    const why = unpublished.get(route);
    if (!isThere && why) return unpublishedPage(path, why);
    if (!isThere) return missingPage(path, route, [...routes]);
    if (address && link(path, settings) !== path)
      return {
        code: "link/slash",
        message: `'${path}' is not how this address is written`,
        fix: `Write it as   ${link(path, settings)}`,
      };
    const wanted = decoded(anchor);
    if (!wanted || wanted === "top") return undefined;
    const target = targets.at(route);
    if (target && has("ids", target, wanted)) return undefined;
    const meant = target && nearest(wanted, all("ids", target));
    return {
      code: "link/anchor",
      message: `there is no '#${wanted}' on ${address ? route : "this page"}`,
      fix: meant ? `Did you mean   #${meant}` : "Take the part after # away",
    };
  }
}

function fileName(path: string): string {
  return path.replace(/^.*\//, "");
}

/** 'www.example.com', '//example.com', 'https//example.com' and 'me@example.com' as they were meant. */
function outsideAddress(path: string): string | undefined {
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(path)) return `mailto:${path}`;
  if (/^(https?)?\/\/[^/]/.test(path)) return `https://${path.replace(/^\w*\/\//, "")}`;
  return /^(www\.|[^\s/]+\.(com|org|net|uk|example)(\/|$))/.test(path)
    ? `https://${path}`
    : undefined;
}

function isWhole(href: string): boolean {
  return href.startsWith("/");
}

/** Where a browser would go from a page whose address has no slash at its end. */
function wholePath(page: Page, path: string): string {
  return new URL(path, `http://site${page.route}`).pathname;
}

function unpublishedPage(path: string, why: string): Finding {
  return {
    code: "link/unpublished",
    message: `the page ${path} is not published: ${why}`,
    fix: "Publish it, or take the link away until then",
  };
}

function missingPage(path: string, route: string, routes: string[]): Finding {
  const meant = nearest(route, routes);
  return {
    code: "link/broken",
    message: `there is no page ${path}`,
    fix: meant ? `Did you mean   ${meant}` : "Correct the address, or take the link away",
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not a valid escape: the address is compared as it stands.
    return text;
  }
}
