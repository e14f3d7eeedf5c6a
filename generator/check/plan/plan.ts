import type { OpenSite } from "../../open-site.ts";
import type { Planned } from "../../plan-site.ts";
import type { Problem } from "../../problems/problem.ts";
import { verbatimPaths } from "../../verbatim-files.ts";
import { filesBesidePages } from "../links/files-beside-pages.ts";
import { planFileProblems } from "./plan-files.ts";
import { planPageProblems } from "./plan-pages.ts";
import { planPictureProblems } from "./plan-pictures.ts";
import { redirectProblems } from "./plan-redirects.ts";

/** What can be wrong with a plan before anything is rendered: addresses taken twice, redirects in a circle. */
export function planProblems(site: OpenSite, { plan, loaded }: Planned): Problem[] {
  const { root, settings } = site;
  const own = verbatimPaths(root);
  return [
    ...planPageProblems(site, { plan, bodies: loaded.bodies }),
    ...redirectProblems({ root, plan, files: filesBesidePages(plan, own) }),
    ...planFileProblems({ root, plan, settings, own }),
    ...planPictureProblems({ root, plan, known: loaded.imageFiles }),
  ];
}
