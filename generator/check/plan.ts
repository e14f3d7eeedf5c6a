import { routeOf } from "../addresses.ts";
import { nearest } from "../nearest.ts";
import { type Problem, problemAt } from "../problem.ts";
import type { Plan, Redirect, Site } from "../site.ts";
import { placeOf } from "./source-of.ts";

/** What can be wrong with a plan before anything is rendered: addresses taken twice, redirects in a circle. */
export function planProblems({
  root,
  site,
  plan,
}: {
  root: string;
  site: Site;
  plan: Plan;
}): Problem[] {
  const problem = problemsIn(root);
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
          [page.route, page.route.slice(1), page.route.replace(/^.*\//, "")],
        ),
      );
    taken.set(page.route, source);
    if (/(^|\/)\.{1,2}(\/|$)|\/\/|\\/.test(page.route))
      problems.push(
        problem(
          "page/route",
          source,
          `the route '${page.route}' is not a plain path`,
          "Write it as   /one-word   or   /one/two",
          [page.route],
        ),
      );
    else if (page.route !== routeOf(page.route))
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
  return [...problems, ...redirectProblems(plan.redirects, taken, problem)];
}

function redirectProblems(
  redirects: Redirect[],
  pages: ReadonlyMap<string, string>,
  problem: ReturnType<typeof problemsIn>,
): Problem[] {
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
        [redirect.from, `${redirect.from}/`],
      );
    if (other)
      return problem(
        "redirect/twice",
        redirect.file,
        `the alias ${redirect.from} also stands in ${other.file}`,
        "Keep it in one of the two",
        [redirect.from, `${redirect.from}/`],
      );
    if (pages.has(from))
      return problem(
        "redirect/taken",
        redirect.file,
        `the alias ${redirect.from} is the address of a page (${pages.get(from)})`,
        "Take the alias away, or give that page another slug",
        [redirect.from, `${redirect.from}/`],
      );
    if (redirects.some(({ from: next }) => routeOf(next) === to))
      return problem(
        "redirect/chain",
        redirect.file,
        `the alias ${redirect.from} leads to ${redirect.to}, which redirects again`,
        "Lead it to the last address",
        [redirect.from, `${redirect.from}/`],
      );
    return [];
  });
}

/** Problems of sources: with a line where one of the addresses is written in them. */
function problemsIn(root: string) {
  return (
    code: string,
    file: string,
    message: string,
    fix: string,
    addresses: string[] = [],
  ): Problem => {
    const place = placeOf(root, [file], addresses);
    const finding = { code, severity: "error" as const, message, fix };
    return place ? problemAt(place, finding) : { ...finding, file };
  };
}
