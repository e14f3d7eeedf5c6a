import type { Loaded } from "../load/load.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, sortProblems } from "../problem.ts";
import { redirectTargets } from "../redirects.ts";
import type { Facts } from "../render/page-facts.ts";
import type { Plan } from "../site.ts";
import type { CheckedPage } from "./checked-page.ts";
import type { EarlyWeights } from "./early-weights.ts";
import { headProblems } from "./heads.ts";
import type { Targets } from "./link-fault.ts";
import { linkProblems } from "./links.ts";
import { templateMistakes } from "./template-mistakes.ts";
import { unpublishedRoutes } from "./unpublished-routes.ts";
import { heavyPages } from "./weight.ts";

type Output = {
  site: OpenSite;
  plan: Plan;
  /** All of the plan, and where what is known of them is kept. */
  pages: CheckedPage[];
  facts: Facts;
  weights?: EarlyWeights | undefined;
  files: { path: string }[];
  htmlOf: (route: string) => string;
  /** What was said of the content already, and which entries are left out: a link to one is no mistyped link. */
  loaded: Pick<Loaded, "drafts" | "scheduled" | "problems">;
};

/** What every build checks before it writes anything. */
export async function checkOutput({
  site,
  plan,
  pages,
  facts,
  weights,
  files,
  htmlOf,
  loaded,
}: Output): Promise<Problem[]> {
  const byRoute = new Map(pages.map(checked => [checked.page.route, checked]));
  const targets = {
    pages: pages.map(({ page }) => page),
    at: (route: string) => byRoute.get(route),
  };
  // Compressing keeps other threads busy while this one follows the links.
  const heavy = heavyPages({ site, pages, known: facts, weights, htmlOf });
  const found = pageProblems({ site, plan, files, loaded, pages, targets });
  return sortProblems([...loaded.problems, ...found, ...(await heavy)]);
}

/** What is wrong with these pages, or with where they lead. */
export function pageProblems({
  site,
  plan,
  files,
  loaded,
  pages,
  targets,
}: Pick<Output, "site" | "plan" | "files" | "loaded" | "pages"> & {
  targets: Targets;
}): Problem[] {
  const { root, settings } = site;
  return [
    ...linkProblems({
      root,
      settings,
      pages,
      targets,
      files: new Set(files.map(({ path }) => `/${path}`)),
      redirects: redirectTargets(plan.redirects),
      factFiles: site.module.site.facts.map(({ file }) => file),
      unpublished: unpublishedRoutes(site, loaded),
      absentPlaces: site.module.site.absentPlaces,
    }),
    ...headProblems({ root, settings, pages }),
    ...templateMistakes(root, pages),
  ];
}
