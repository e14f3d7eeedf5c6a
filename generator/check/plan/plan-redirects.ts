import { routeOf } from "../../addresses.ts";
import type { Finding, Problem } from "../../problems/problem.ts";
import { inFiles, mainSource, whole } from "../../problems/source-of.ts";
import type { Plan, Redirect } from "../../site.ts";
import { nearest } from "../../words/nearest.ts";

type Destinations = {
  /** By its route, the file that a page comes from. */
  pages: ReadonlyMap<string, string>;
  /** What lies beside them, by its path. */
  files: ReadonlySet<string>;
};

/** Old addresses that lead nowhere, in a circle, or stand where something else does. */
export function redirectProblems({
  root,
  plan: { redirects, pages: planned },
  files,
}: Pick<Destinations, "files"> & { root: string; plan: Plan }): Problem[] {
  const pages = new Map(planned.map(page => [page.route, mainSource(page)]));
  /** By where they lie on a disk that takes capitals for small letters. */
  const known = new Map<string, Redirect>();
  const starts = new Set(redirects.map(({ from }) => routeOf(from)));
  return redirects.flatMap(redirect => {
    const from = routeOf(redirect.from);
    const place = from.toLowerCase();
    const finding = redirectFault(redirect, {
      other: known.get(place),
      // Of a page's own address it is told that it cannot lead away.
      isChain: starts.has(routeOf(redirect.to)) && !pages.has(routeOf(redirect.to)),
      pages,
      files,
    });
    known.set(place, redirect);
    if (!finding) return [];
    const search = [redirect.from, `${redirect.from}/`].map(whole);
    return inFiles(root, [redirect.file], { ...finding, search });
  });
}

function redirectFault(
  { from, to, file }: Redirect,
  met: Destinations & { other: Redirect | undefined; isChain: boolean },
): Finding | undefined {
  if (!from.startsWith("/"))
    return {
      code: "redirect/path",
      message: `the old address '${from}' does not begin with /`,
      fix: `Write it as   /${from}`,
    };
  if (routeOf(from) === routeOf(to))
    return {
      code: "redirect/loop",
      message: `the alias ${from} leads to itself`,
      fix: "Take the alias away",
    };
  if (namesFolder(from))
    return {
      code: "redirect/folder",
      message: `the alias ${from} cannot be had: what is called index is the page of its folder`,
      fix: "Take the alias away, or write the folder's address",
    };
  if (met.other && (met.other.to !== to || routeOf(met.other.from) === routeOf(from))) {
    const spelt = met.other.from === from ? "" : ` as ${met.other.from}`;
    const isHere = met.other.file === file;
    const place = isHere ? "stands in this file once more" : `also stands in ${met.other.file}`;
    return {
      code: "redirect/twice",
      message: `the alias ${from} ${place}${spelt}`,
      fix: isHere ? "Take one of the two away" : "Keep it in one of the two",
    };
  }
  const page = met.pages.get(routeOf(from));
  if (page)
    return {
      code: "redirect/taken",
      message: `the alias ${from} is the address of a page (${page})`,
      fix: "Take the alias away, or give that page another slug",
    };
  if (met.isChain)
    return {
      code: "redirect/chain",
      message: `the alias ${from} leads to ${to}, which redirects again`,
      fix: "Lead it to the last address",
    };
  return targetFault(from, to, met);
}

/** Where a file or another site is meant, nobody here knows whether it is there. */
function targetFault(
  from: string,
  to: string,
  { pages, files }: Destinations,
): Finding | undefined {
  const path = to.replace(/[?#].*$/, "");
  const isElsewhere = /^[a-z]+:|^\/\/|\.\w+$/i.test(path);
  if (isElsewhere || pages.has(routeOf(path))) return undefined;
  // A file without an ending, or a folder of the owner's that has a page of its own.
  if (files.has(path) || files.has(`${path.replace(/\/$/, "")}/index.html`)) return undefined;
  const near = nearest(path, [...pages.keys()]);
  return {
    code: "redirect/target",
    message: `the old address ${from} leads to ${to}, where no page is`,
    fix: near ? `Did you mean '${near}'?` : "Lead it to a page, such as   /",
  };
}

/** Hosts show index.html for the folder that it lies in; a page of that name would write over the folder's. */
export function namesFolder(route: string): boolean {
  return /(^|\/)index$/.test(route);
}
