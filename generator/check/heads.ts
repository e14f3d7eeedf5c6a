import { absolute } from "../addresses.ts";
import { hash } from "../hash.ts";
import type { Problem } from "../problem.ts";
import type { Settings } from "../site.ts";
import type { CheckedPage } from "./checked-page.ts";
import { atSource } from "./source-of.ts";

/** Well above what any search engine shows. */
const lengthsMax = { title: 120, description: 320 };

/** What every page must say of itself, and say differently from every other page. */
export function headProblems({
  root,
  settings,
  pages,
}: {
  root: string;
  settings: Settings;
  pages: CheckedPage[];
}): Problem[] {
  const at = (
    checked: CheckedPage,
    search: string,
    finding: { code: string; severity?: "warning"; message: string; fix: string },
  ) => atSource({ root, page: checked.page, search, finding });
  const own = pages.flatMap(checked => {
    const { page, facts } = checked;
    const problems: Problem[] = [];
    if (!facts.title.trim())
      problems.push(
        at(checked, "", {
          code: "page/title",
          message: "the page has no title",
          fix: "Give it a title",
        }),
      );
    if (!facts.description.trim())
      problems.push(
        at(checked, "", {
          code: "page/description",
          message: "the page has no description",
          fix: "Give it a description of one or two sentences",
        }),
      );
    for (const key of ["title", "description"] as const)
      if (facts[key].length > lengthsMax[key])
        problems.push(
          at(checked, facts[key].slice(0, 40), {
            code: `page/${key}-length`,
            severity: "warning",
            message: `the ${key} has ${facts[key].length} characters; search results show less than ${lengthsMax[key]}`,
            fix: "Say it in fewer words",
          }),
        );
    if (facts.mainHeadings !== 1)
      problems.push(
        at(checked, "", {
          code: "page/h1",
          message: `the page has ${facts.mainHeadings} main headings (h1)`,
          fix: "A page has exactly one",
        }),
      );
    const jump = facts.headingJump;
    if (jump !== undefined)
      problems.push(
        at(checked, `# ${jump}`, {
          code: "page/heading-order",
          message: `the heading '${jump}' skips a level`,
          fix: "Use ## for headings and ### for headings below them",
        }),
      );
    const wanted = absolute(page.route, settings);
    if (page.route !== "/404" && facts.canonical !== wanted)
      problems.push(
        at(checked, "canonical", {
          code: "page/canonical",
          message: `the canonical address is '${facts.canonical}'`,
          fix: `It must be   ${wanted}`,
        }),
      );
    return problems;
  });
  return [...own, ...twice(pages, "title"), ...twice(pages, "description")];

  function twice(all: CheckedPage[], key: "title" | "description"): Problem[] {
    const first = new Map<string, CheckedPage>();
    return all.flatMap(checked => {
      const text = checked.facts[key];
      const other = first.get(text);
      if (!text || checked.page.route === "/404") return [];
      if (!other) {
        first.set(text, checked);
        return [];
      }
      return at(checked, text, {
        code: `page/duplicate-${key}`,
        message: `the page ${other.page.route} has the same ${key}`,
        fix: `Give each page its own ${key}`,
      });
    });
  }
}

/** A short name for each text that no other page may have. */
export function headMarks({ page, facts }: CheckedPage): string[] {
  if (page.route === "/404") return [];
  return [hash("title", facts.title), hash("description", facts.description)];
}
