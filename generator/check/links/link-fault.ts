import { link, outputFile, routeOf } from "../../addresses.ts";
import { headingId } from "../../markdown/heading-id.ts";
import type { Finding } from "../../problems/problem.ts";
import type { AbsentPlaces, Page, Settings } from "../../site.ts";
import { decoded } from "../../words/decoded.ts";
import { nearest } from "../../words/nearest.ts";
import { all, type CheckedPage, hasId } from "../checked-page.ts";
import { meantRoute } from "./meant-route.ts";

/** All pages that a link may lead to, and what is known of one of them. */
export type Targets = { pages: Page[]; at: (route: string) => CheckedPage | undefined };

/** All that is there, and why something is not. */
export type Destinations = {
  settings: Settings;
  targets: Targets;
  routes: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>;
  /** Why a page is not built, by its route: it is a draft, or its day has not come. */
  unpublished: ReadonlyMap<string, string>;
  absentPlaces?: AbsentPlaces | undefined;
};

/** Follows a link of a page, and says what is wrong with it. */
type LinkFault = (page: Page, href: string) => Finding | undefined;

export function linkFaults(destinations: Destinations): LinkFault {
  const { settings, targets, routes, files, redirects, absentPlaces = {} } = destinations;
  const routeOfText = routesOfTexts(targets.pages);

  return (page, href) => {
    const [address = "", anchor = ""] = href.split("#", 2);
    const path = decoded((address || page.route).split("?")[0] ?? "");
    const route = routeOf(path);
    const isThere = routes.has(route);
    const outside = outsideAddress(path);
    if (outside) return meantOutside(href, outside);
    if (path.endsWith(".md") && !isThere && !ofSameName(path, files))
      return meantPage(fileName(path), { anchor, routeOfText, settings });
    if (!path.startsWith("/")) return notWhole(path, page, destinations);
    const isRedirect = redirects.has(route);
    if (files.has(path) && !isRedirect) return undefined;
    // A page of an owner's own, such as content/files/tour/index.html, has an address like any other.
    const isOwn = !isThere && !isRedirect && files.has(`/${outputFile(route, settings)}`);
    if (!isThere && !isOwn) return whyMissing(path, route, destinations);
    if (address && link(path, settings) !== path) return otherSlash(path, settings);
    // What stands in one is not ours to know.
    if (isOwn) return undefined;
    const wanted = decoded(anchor);
    if (!wanted || wanted === "top") return undefined;
    const target = targets.at(route);
    if (target && hasId(target, wanted)) return undefined;
    const absent = absentPlaces[`${route}#${wanted}`];
    if (absent) return { code: "link/anchor", ...absent };
    return noSuchAnchor(wanted, { target, address, where: address ? route : "this page" });
  };
}

function notWhole(path: string, page: Page, { routes, files }: Destinations): Finding {
  const beside = wholePath(path, page.route);
  // Often only the / in front was left out.
  const meant =
    [beside, wholePath(path, "/")].find(whole => routes.has(routeOf(whole))) ??
    ofSameName(path, files);
  return {
    code: "link/relative",
    message: `the link '${path}' does not begin with /`,
    fix: `Write the whole path, such as   ${meant ?? beside}`,
  };
}

function meantPage(
  name: string,
  {
    anchor,
    routeOfText,
    settings,
  }: { anchor: string; routeOfText: ReadonlyMap<string, string>; settings: Settings },
): Finding {
  const meant = routeOfText.has(name) ? name : nearest(name, [...routeOfText.keys()]);
  const route = meant && routeOfText.get(meant);
  return {
    code: "link/file-name",
    message: `a link leads to the address of a page, not to its file${meant === name ? "" : `, and there is no '${name}'`}`,
    fix: route
      ? `Write it as   ${link(route, settings)}${anchor && `#${anchor}`}`
      : "Write the address of a page, which begins with /",
  };
}

function whyMissing(path: string, route: string, destinations: Destinations): Finding {
  const { settings, routes, files, redirects, unpublished } = destinations;
  const to = redirects.get(route);
  if (to !== undefined)
    return {
      code: "link/redirect",
      message: `'${path}' only redirects`,
      fix: `Write it as   ${link(to, settings)}`,
    };
  const why = unpublished.get(route);
  if (why)
    return {
      code: "link/unpublished",
      message: `the page ${path} is not published: ${why}`,
      fix: "Publish it, or take the link away until then",
    };
  if (fileEnding.test(path)) return noSuchFile(path, route, destinations);
  const misplaced = [`${route}.html`, `${route}/index.html`].find(file => files.has(file));
  if (misplaced)
    return {
      code: "link/broken",
      message: `content/files${misplaced} has no address of the kind that pages have here`,
      fix: `Move it to   content/files/${outputFile(route, settings)}   which then is   ${link(route, settings)}`,
    };
  const meant = sectionOfHome(route, destinations) ?? meantRoute(route, routes);
  return {
    code: "link/broken",
    message: `there is no page ${path}`,
    fix: meant ? `Did you mean   ${meant}` : "Correct the address, or take the link away",
  };
}

/** '/contact' is a page on many sites, and a part of the first page on others. */
function sectionOfHome(route: string, { targets }: Destinations): string | undefined {
  const home = targets.at("/");
  const name = route.slice(1);
  return home && hasId(home, name) ? `/#${name}` : undefined;
}

function noSuchFile(path: string, route: string, { files }: Destinations): Finding {
  // Systems store é as one letter or as two, and a name that is copied may keep either.
  if ([...files].some(file => file.normalize() === path.normalize()))
    return {
      code: "link/broken",
      message: "there is a file whose name looks the same, with its accents stored in another way",
      fix: "Give the file a name without accents, here and in content/files",
    };
  const meant = ofSameName(path, files) ?? nearest(route, [...files]);
  return {
    code: "link/broken",
    message: `there is no file ${path}`,
    fix: meant
      ? `Did you mean   ${meant.replaceAll(" ", "%20")}`
      : `Put it there as   content/files${path}   or take the link away`,
  };
}

/** Files are published from content/files, and many an editor writes that folder, or none, in front of their names. */
function ofSameName(path: string, files: ReadonlySet<string>): string | undefined {
  const name = fileName(path).toLowerCase();
  if (!fileEnding.test(name)) return undefined;
  return [...files].find(file => fileName(file).toLowerCase() === name)?.replaceAll(" ", "%20");
}

/** Of an address that is no page. */
export const fileEnding = /\.(?!html?$)[a-z\d]{1,5}$/i;

function otherSlash(path: string, settings: Settings): Finding {
  return {
    code: "link/slash",
    message: `'${path}' is not how this address is written`,
    fix: `Write it as   ${link(path, settings)}`,
  };
}

function noSuchAnchor(
  wanted: string,
  { target, address, where }: { target: CheckedPage | undefined; address: string; where: string },
): Finding {
  const ids = target ? all("ids", target) : [];
  // Other programs make an id of all the words of a heading.
  const short = headingId(wanted);
  const meant = ids.includes(short) ? short : nearest(wanted, ids);
  return {
    code: "link/anchor",
    message: `there is no '#${wanted}' on ${where}`,
    fix: meant ? `Did you mean   ${address}#${meant}` : "Take the part after # away",
  };
}

/** The address of the page that each text is, by the name of its file. */
function routesOfTexts(pages: Page[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ body, sources, route }) =>
      (body ? sources.slice(0, 1) : []).map(file => [fileName(file), route]),
    ),
  );
}

function fileName(path: string): string {
  return path.replace(/^.*\//, "");
}

/** 'www.example.com', '//example.com', 'https//example.com', 'me@example.com' and '01632960960' as they were meant. */
function outsideAddress(path: string): string | undefined {
  if (/^\+?\d{7,}$/.test(path)) return `tel:${path}`;
  if (/^[^\s/@]+@[^\s/@]+\.[^\s/@]+$/.test(path)) return `mailto:${path}`;
  if (/^(https?)?\/\/[^/]/.test(path)) return `https://${path.replace(/^\w*\/\//, "")}`;
  return /^(www\.|[^\s/]+\.(com|org|net|uk|example)(\/|$))/.test(path)
    ? `https://${path}`
    : undefined;
}

function meantOutside(href: string, outside: string): Finding {
  return {
    code: "link/outside",
    message: `'${href}' is taken for a page of this site`,
    fix: `Write it as   ${outside}`,
  };
}

/** Where a browser would go from an address that has no slash at its end. */
function wholePath(path: string, from: string): string {
  return new URL(path, `http://site${from}`).pathname;
}
