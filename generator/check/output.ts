import type { Loaded } from "../load/load.ts";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problems/problem.ts";
import { redirectTargets } from "../redirects.ts";
import type { Plan } from "../site.ts";
import type { CheckedPage } from "./checked-page.ts";
import { headProblems } from "./heads.ts";
import type { Targets } from "./links/link-fault.ts";
import { linkProblems } from "./links/links.ts";
import { unpublishedRoutes } from "./links/unpublished-routes.ts";
import { templateMistakes } from "./template-mistakes.ts";

type Output = {
  site: OpenSite;
  plan: Plan;
  /** All of the plan. */
  pages: CheckedPage[];
  files: { path: string }[];
  /** What was said of the content already, and which entries are left out: a link to one is no mistyped link. */
  loaded: Pick<Loaded, "drafts" | "scheduled" | "problems">;
};

/** What is wrong with a whole site, whoever looks: of what its pages weigh, builds and `site check` each have their own look. */
export function outputProblems(output: Output): Problem[] {
  const { pages, loaded } = output;
  const byRoute = new Map(pages.map(checked => [checked.page.route, checked]));
  const targets = {
    pages: pages.map(({ page }) => page),
    at: (route: string) => byRoute.get(route),
  };
  return [...loaded.problems, ...pageProblems({ ...output, targets })];
}

/** What is wrong with these pages, or with where they lead. */
export function pageProblems({
  site,
  plan,
  files,
  loaded,
  pages,
  targets,
}: Output & { targets: Targets }): Problem[] {
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
