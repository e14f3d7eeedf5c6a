import type { Page, Site } from "../site.ts";
import type { PageFacts } from "./page-facts.ts";
import { budgetOf, bytesOver } from "./weight.ts";

/** By their routes, pages that are weighed already, and what `bytesOver` will say of them. */
export type EarlyWeights = ReadonlyMap<string, Promise<number | undefined>>;
type Scales = { weights: EarlyWeights; take: (page: Page, made: Made) => void };
type Made = { facts: Pick<PageFacts, "htmlLength"> };

/**
 * The longest page of a template is known when all of that template are made. It is weighed then, which takes another
 * thread a tenth of a second, while the pages of other templates are still to be made.
 */
export function earlyScales(
  pages: Page[],
  { budgets, htmlOf }: { budgets: Site["budgets"]; htmlOf: (route: string) => string },
): Scales {
  const weights = new Map<string, Promise<number | undefined>>();
  const left = new Map<string, number>();
  for (const { template } of pages) left.set(template, (left.get(template) ?? 0) + 1);
  const longest = new Map<string, { page: Page; length: number }>();
  return {
    weights,
    take: (page, { facts: { htmlLength: length } }) => {
      const { template } = page;
      if (length > (longest.get(template)?.length ?? 0)) longest.set(template, { page, length });
      left.set(template, (left.get(template) ?? 0) - 1);
      const heaviest = longest.get(template);
      if (left.get(template) !== 0 || !heaviest) return;
      const { html: limit } = budgetOf(budgets, heaviest.page);
      const { route } = heaviest.page;
      if (heaviest.length > limit) weights.set(route, bytesOver(limit, htmlOf(route)));
    },
  };
}
