import type { MadeSite } from "../make-site.ts";
import type { Memory } from "../memory.ts";
import type { PageFacts } from "../page-facts.ts";

/**
 * Whether the last check, which found nothing, holds for this site too: the plan is the same, and each page that was
 * made anew says of itself what it said then, but for its length, by which it was not the heaviest and is not now.
 */
export function isStillChecked(
  { plan, shownKey, files, facts }: MadeSite,
  memory: Memory,
): boolean {
  const { checked, summary } = memory;
  if (!checked || checked.warnings.length > 0 || summary?.shown !== shownKey) return false;
  if (files.length !== Object.keys(memory.files).length) return false;
  if (!files.every(({ path }) => path in memory.files)) return false;
  const before = memory.factsOf(Object.keys(facts.pages));
  return plan.pages.every(({ route, template }) => {
    const [now, then] = [facts.pages[route], before[route]];
    if (!now) return true;
    const lengthMax = checked.heaviest[template] ?? 0;
    const isLight = ({ htmlLength }: PageFacts) => htmlLength < lengthMax;
    return then !== undefined && saying(now) === saying(then) && [now, then].every(isLight);
  });
}

function saying({ htmlLength, heldLimit, ...facts }: PageFacts): string {
  return JSON.stringify(facts);
}
