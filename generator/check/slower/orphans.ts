import { notFoundRoute, routeOf } from "../../addresses.ts";
import type { Problem } from "../../problems/problem.ts";
import { atSource } from "../../problems/source-of.ts";
import { all, type CheckedPage } from "../checked-page.ts";

/** Pages that nobody comes to by links from the first page; the not-found page needs none. */
export function orphanProblems(root: string, pages: CheckedPage[]): Problem[] {
  const linksOf = new Map(pages.map(checked => [checked.page.route, linkedBy(checked)]));
  const linked = new Set([...linksOf.values()].flat());
  const reached = new Set<string>();
  const reach = (first: string) => {
    const found = new Set([first]);
    // What is added meanwhile is gone through, too.
    for (const route of found)
      for (const next of linksOf.get(route) ?? []) if (!reached.has(next)) found.add(next);
    for (const route of found) reached.add(route);
  };
  reach("/");
  // Of pages that lead only to each other, such as a blog and its articles, the one of the shortest address is told.
  const asTold = pages
    .map(({ page }) => page)
    .filter(({ route, unlinked }) => !unlinked && route !== notFoundRoute)
    .sort(
      (a, b) =>
        Number(linked.has(a.route)) - Number(linked.has(b.route)) ||
        a.route.length - b.route.length,
    );
  const orphans = asTold.filter(({ route }) => {
    const isLost = !reached.has(route);
    if (isLost) reach(route);
    return isLost;
  });
  return orphans.map(page =>
    atSource(root, page, {
      code: "page/orphan",
      severity: "warning",
      message: linked.has(page.route)
        ? "no links lead from the first page to this one"
        : "no other page links to this one",
      fix: "Link to it, or leave it out",
    }),
  );
}

function linkedBy(checked: CheckedPage): string[] {
  return all("links", checked)
    .map(href => routeOf(href.split(/[?#]/)[0] ?? ""))
    .filter(route => route !== checked.page.route);
}
