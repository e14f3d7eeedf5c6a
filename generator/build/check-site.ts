import { resolve } from "node:path";
import { checkedPages, type PageCheck } from "../check/checked-page.ts";
import { budgetProblems } from "../check/slower/budgets.ts";
import { validityProblems } from "../check/slower/html.ts";
import { orphanProblems } from "../check/slower/orphans.ts";
import { similarPages } from "../check/slower/similar.ts";
import { structuredDataClaims } from "../check/slower/structured-data.ts";
import { toldPlaces } from "../check/slower/told-places.ts";
import { today } from "../load/dates.ts";
import { keptOutput } from "../memory/kept-output.ts";
import { openMemory } from "../memory/memory.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { type Problem, sortProblems } from "../problems/problem.ts";
import { inFiles } from "../problems/source-of.ts";
import type { Progress } from "../progress.ts";
import { renderPool } from "../render/render-pool.ts";
import type { Content } from "../site.ts";
import { makeSite } from "./make-site.ts";
import { problemsByDay } from "./problems-by-day.ts";

type CheckReport = { pages: number; problems: Problem[] };

/** Everything that a build checks and what takes longer; nothing is written. Every page is made anew. */
export async function checkSite({
  root,
  production,
  onProgress,
}: {
  root: string;
  production: boolean;
  onProgress?: (progress: Progress) => void;
}): Promise<CheckReport> {
  const site = await openSite(root);
  const out = resolve(root, "dist");
  const memory = openMemory(site, { out, output: keptOutput({ cache: site.cache, out }) });
  const pool = renderPool({});
  pool.open(site);
  const make = (day?: string) =>
    makeSite({ site, memory, pool, unpublished: false, day, stage: () => {}, onProgress });
  const look = async () => {
    const made = await make();
    return { made, ofDays: await problemsByDay({ site, made, make }) };
  };
  const { made, ofDays } = await look().finally(pool.close);
  const htmlOf = (route: string) => made.html.get(route) ?? "";
  const pages = checkedPages(made.plan, made.facts);
  const looked: PageCheck = { root: site.root, pages, htmlOf };
  const problems = [
    ...ofDays,
    ...(await budgetProblems({ ...made, site, pages, htmlOf })),
    ...similarPages(looked),
    ...orphanProblems(site.root, pages),
    ...structuredDataClaims(looked),
    ...toldPlaces(site.root),
    ...(await validityProblems(looked, onProgress)),
    ...(production ? productionProblems(site, made.loaded.content) : []),
  ];
  return { pages: pages.length, problems: sortProblems(problems) };
}

/** What the site itself says must be replaced or proven before it is published. */
function productionProblems({ root, module }: OpenSite, content: Content): Problem[] {
  const notes = module.site.production(content, today());
  return notes.map(({ file, ...note }) => inFiles(root, [file], note));
}
