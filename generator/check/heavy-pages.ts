import { alike } from "../alike.ts";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problems/problem.ts";
import { atSource } from "../problems/source-of.ts";
import type { EarlyWeights } from "../render/early-weights.ts";
import type { Facts } from "../render/page-facts.ts";
import { budgetOf, bytesOver } from "../render/weight.ts";
import type { CheckedPage } from "./checked-page.ts";

type Weighing = {
  site: OpenSite;
  pages: CheckedPage[];
  /** Where it is noted that a page held its limit. */
  known: Facts;
  /** Those that were weighed as soon as they were made. */
  weights: EarlyWeights | undefined;
  htmlOf: (route: string) => string;
};

/** Only the longest page of each template is compressed, and the next while one is too heavy: the others hold theirs. */
export async function heavyPages({ pages, ...scales }: Weighing): Promise<Problem[]> {
  const groups = alike(pages, ({ page }) => page.template);
  return (await Promise.all(groups.map(group => heaviestFirst(group, scales)))).flat();
}

async function heaviestFirst(
  group: CheckedPage[],
  scales: Omit<Weighing, "pages">,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const byLength = group.toSorted((a, b) => b.facts.htmlLength - a.facts.htmlLength);
  for (const checked of byLength.slice(0, toldMax)) {
    const problem = await tooHeavy(checked, scales);
    if (!problem) break;
    problems.push(problem);
  }
  return problems;
}

/** When so many are too heavy, what they share is: to weigh thousands would take minutes and say nothing more. */
const toldMax = 10;

async function tooHeavy(
  { page, facts }: CheckedPage,
  { site: { root, module }, known, weights, htmlOf }: Omit<Weighing, "pages">,
): Promise<Problem | undefined> {
  const { html: limit } = budgetOf(module.site.budgets, page);
  // Brotli hardly ever makes a page larger, so a small one need not be compressed.
  if (facts.htmlLength <= limit || (facts.heldLimit ?? limit + 1) <= limit) return undefined;
  const bytes = await (weights?.get(page.route) ?? bytesOver(limit, htmlOf(page.route)));
  if (bytes === undefined) {
    known.pages[page.route] = { ...facts, heldLimit: limit };
    return undefined;
  }
  return atSource(root, page, {
    code: "budget/html",
    severity: "warning",
    message: `the page takes ${bytes} bytes compressed, its budget is ${limit}`,
    fix: "Shorten it, or raise the budget of this template",
  });
}

/** How long the longest page of each template is. */
export function heaviestLengths(pages: CheckedPage[]): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const { page, facts } of pages)
    lengths[page.template] = Math.max(lengths[page.template] ?? 0, facts.htmlLength);
  return lengths;
}
