import { notFoundRoute, routeOf } from "../../addresses.ts";
import type { Problem } from "../../problems/problem.ts";
import { atSource } from "../../problems/source-of.ts";
import { all, type CheckedPage } from "../checked-page.ts";

/** Pages that no other page links to; the first page and the not-found page need no link. */
export function orphanProblems(root: string, pages: CheckedPage[]): Problem[] {
  const linked = new Set(
    pages.flatMap(checked =>
      all("links", checked)
        .map(href => routeOf(href.split(/[?#]/)[0] ?? ""))
        .filter(route => route !== checked.page.route),
    ),
  );
  const orphans = pages.filter(
    ({ page }) =>
      !page.unlinked && !linked.has(page.route) && !["/", notFoundRoute].includes(page.route),
  );
  return orphans.map(({ page }) =>
    atSource(root, page, {
      code: "page/orphan",
      severity: "warning",
      message: "no other page links to this one",
      fix: "Link to it, or leave it out",
    }),
  );
}
