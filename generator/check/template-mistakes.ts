import type { Finding, Problem } from "../problems/problem.ts";
import type { CheckedPage } from "./checked-page.ts";
import { type Found, saidOnce } from "./said-once.ts";

/** What no editor can get wrong, only a template: mostly one that many pages share. */
export function templateMistakes(root: string, pages: CheckedPage[]): Problem[] {
  return saidOnce({ root, found: pages.flatMap(mistakesOn) });
}

function mistakesOn({ page, facts }: CheckedPage): Found[] {
  const found = (search: string, finding: Finding): Found => ({ page, search, finding });
  return [
    ...facts.duplicateIds.map(id =>
      found("", {
        code: "page/id",
        message: `the id '${id}' stands twice on the page`,
        fix: "Each id may stand once",
      }),
    ),
    ...facts.withoutAlt.map(src =>
      found(src, {
        code: "image/alt",
        message: `the picture ${src} has no alt text`,
        fix: 'Describe the picture, or write alt="" when it only decorates',
      }),
    ),
    ...facts.unreadableData.map(fault =>
      found("", {
        code: "page/structured-data",
        message: `the structured data is not JSON: ${fault}`,
        fix: "Mend the template that writes it",
      }),
    ),
  ];
}
