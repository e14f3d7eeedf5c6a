import { routeOf } from "../addresses.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { Plan, Redirect, Site } from "../site.ts";

/** What can be wrong with a plan before anything is rendered: addresses taken twice, redirects in a circle. */
export function planProblems(site: Site, plan: Plan): Problem[] {
  const taken = new Map<string, string>();
  const problems: Problem[] = [];
  for (const page of plan.pages) {
    const source = page.sources[0] ?? `templates/pages/${page.template}.tsx`;
    const other = taken.get(page.route);
    if (other)
      problems.push(
        problem(
          "page/address",
          source,
          `the address ${page.route} is already taken by ${other}`,
          "Give one of the two another slug",
        ),
      );
    taken.set(page.route, source);
    if (page.route !== routeOf(page.route))
      problems.push(
        problem(
          "page/route",
          source,
          `the route '${page.route}' is not written as '${routeOf(page.route)}'`,
          "Routes have no slash or .html at the end",
        ),
      );
    if (!site.templates[page.template])
      problems.push(
        problem(
          "page/template",
          source,
          `there is no template '${page.template}'`,
          `Did you mean '${nearest(page.template, Object.keys(site.templates)) ?? Object.keys(site.templates)[0]}'?`,
        ),
      );
  }
  return [...problems, ...redirectProblems(plan.redirects, taken)];
}

function redirectProblems(redirects: Redirect[], pages: ReadonlyMap<string, string>): Problem[] {
  const byFrom = new Map<string, Redirect>();
  return redirects.flatMap(redirect => {
    const from = routeOf(redirect.from);
    const to = routeOf(redirect.to);
    const other = byFrom.get(from);
    byFrom.set(from, redirect);
    if (from === to)
      return problem(
        "redirect/loop",
        redirect.file,
        `the alias ${redirect.from} leads to itself`,
        "Take the alias away",
      );
    if (other)
      return problem(
        "redirect/twice",
        redirect.file,
        `the alias ${redirect.from} also stands in ${other.file}`,
        "Keep it in one of the two",
      );
    if (pages.has(from))
      return problem(
        "redirect/taken",
        redirect.file,
        `the alias ${redirect.from} is the address of a page (${pages.get(from)})`,
        "Take the alias away, or give that page another slug",
      );
    if (redirects.some(({ from: next }) => routeOf(next) === to))
      return problem(
        "redirect/chain",
        redirect.file,
        `the alias ${redirect.from} leads to ${redirect.to}, which redirects again`,
        "Lead it to the last address",
      );
    return [];
  });
}

function problem(code: string, file: string, message: string, fix: string): Problem {
  return { code, severity: "error", file, message, fix };
}
