import { today } from "../load/dates.ts";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problem.ts";
import type { Content } from "../site.ts";
import { notedProblem } from "./noted-problem.ts";

/** What the site itself says must be replaced or proven before it is published. */
export function productionProblems({ root, module }: OpenSite, content: Content): Problem[] {
  return module.site.production(content, today()).map(note => notedProblem(root, note));
}
