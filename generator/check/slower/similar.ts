import type { Problem } from "../../problems/problem.ts";
import { atSource } from "../../problems/source-of.ts";
import type { Page } from "../../site.ts";
import type { CheckedPage, PageCheck } from "../checked-page.ts";
import { mainText } from "./page-text.ts";

/**
 * Pages of one template that say nearly the same: how much of their runs of five words they share. Each is named once,
 * with the page that it is most like: of 30 towns with one text all pairs would be 435. Of many the worst ones stand in
 * one sentence.
 */
export function similarPages({ root, pages, htmlOf }: PageCheck): Problem[] {
  const groups = new Map<string, { checked: CheckedPage; runs: Set<string>; alike?: Alike }[]>();
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
    group.push({ checked, runs, ...(most && { alike: { ...most, others: others.length } }) });
  }
  return [...groups.values()].flatMap(group =>
    told(group.flatMap(({ checked, alike }) => (alike ? { page: checked.page, ...alike } : []))),
  );

  function told(found: LikePage[]): Problem[] {
    if (found.length <= toldMax)
      return found.map(one =>
        problem(one, {
          further: one.others > 0 ? `, and much of it on ${one.others} more` : "",
          fix: "Write what is true of this one only",
        }),
      );
    const [worst, ...others] = found.toSorted((a, b) => b.share - a.share);
    const next = others.slice(0, toldMax).map(({ page }) => page.route);
    const further = `, and ${others.length} more pages say mostly what others do`;
    const fix = `Write what is true of this one only, then on ${next.join(", ")}`;
    return worst ? [problem(worst, { further, fix })] : [];
  }

  function problem({ page, route, share }: LikePage, told: { further: string; fix: string }) {
    const message = `${Math.round(share * 100)} % of the text also stands on ${route}${told.further}`;
    return atSource(root, page, { code: "page/similar", message, fix: told.fix });
  }
}

type Alike = { route: string; share: number; others: number };
type LikePage = Alike & { page: Page };

const toldMax = 5;

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
