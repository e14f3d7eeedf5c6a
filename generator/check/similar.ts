import type { Problem } from "../problem.ts";
import { atSource } from "../source-of.ts";
import type { CheckedPage, PageCheck } from "./checked-page.ts";
import { mainText } from "./page-text.ts";

/**
 * Pages of one template that say nearly the same: how much of their runs of five words they share. Each is named once,
 * with the page that it is most like: of 30 towns with one text all pairs would be 435.
 */
export function similarPages({ root, pages, htmlOf }: PageCheck): Problem[] {
  const groups = new Map<string, { checked: CheckedPage; runs: Set<string> }[]>();
  const problems: Problem[] = [];
  for (const checked of pages.filter(({ page }) => page.body !== undefined)) {
    const group = groups.get(checked.page.template) ?? [];
    groups.set(checked.page.template, group);
    // The comparison is of each with each, which thousands of articles would make endless.
    if (group.length >= pagesMax) continue;
    const runs = runsOf(mainText(htmlOf(checked.page.route)));
    if (runs.size < runsMin) continue;
    const alike = group
      .map(other => ({ route: other.checked.page.route, share: similarity(runs, other.runs) }))
      .filter(({ share }) => share > shareMax)
      .sort((a, b) => b.share - a.share);
    const [most, ...others] = alike;
    if (most) problems.push(problem(checked, { ...most, others: others.length }));
    group.push({ checked, runs });
  }
  return problems;

  function problem(checked: CheckedPage, { route, share, others }: Alike): Problem {
    const further = others > 0 ? `, and much of it on ${others} more` : "";
    const message = `${Math.round(share * 100)} % of the text also stands on ${route}${further}`;
    const fix = "Write what is true of this one only";
    return atSource(root, checked.page, { code: "page/similar", message, fix });
  }
}

type Alike = { route: string; share: number; others: number };

const pagesMax = 300;
/** Of a shorter text most is what its template says on every page. */
const runsMin = 300;
/** Headings, forms and footers of a template are alike on purpose; half of everything is too much. */
const shareMax = 0.5;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}£']+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter(run => b.has(run)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
