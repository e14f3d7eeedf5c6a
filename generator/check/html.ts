import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConfigData } from "html-validate";
import type { Problem } from "../problem.ts";
import { projectRoot } from "../project-root.ts";
import type { Page } from "../site.ts";
import type { CheckedPage, PageCheck } from "./checked-page.ts";
import { atSource } from "./source-of.ts";

type Mistake = { ruleId: string; message: string; selector: string | null; routes: Set<string> };

/** Strict validation by html-validate; a mistake is said once, with how many pages of its template have it. */
export async function validityProblems({ root, pages, htmlOf }: PageCheck): Promise<Problem[]> {
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate(await ownConfig());
  const found = new Map<string, { mistake: Mistake; page: Page }>();
  for (const { page } of pages) {
    const report = await validator.validateString(htmlOf(page.route));
    for (const { ruleId, message, selector } of report.results.flatMap(
      ({ messages }) => messages,
    )) {
      const key = `${page.template}\0${ruleId}\0${message}`;
      const known = found.get(key)?.mistake;
      if (known) known.routes.add(page.route);
      else {
        const routes = new Set([page.route]);
        found.set(key, { mistake: { ruleId, message, selector, routes }, page });
      }
    }
  }
  return [...found.values()].map(({ mistake, page }) =>
    validityProblem({ root, page, mistake, isOfText: isOfText({ page, mistake, pages }) }),
  );
}

/** What other pages of the template do not have comes from the text that this page shows. */
function isOfText(of: { page: Page; mistake: Mistake; pages: CheckedPage[] }): boolean {
  const { page, mistake, pages } = of;
  const alike = pages.filter(({ page: { template } }) => template === page.template);
  return page.body !== undefined && alike.some(other => !mistake.routes.has(other.page.route));
}

function validityProblem(of: {
  root: string;
  page: Page;
  mistake: Mistake;
  isOfText: boolean;
}): Problem {
  const { root, page, mistake, isOfText } = of;
  const { ruleId, message, selector, routes } = mistake;
  const more = routes.size > 1 ? ` and on ${routes.size - 1} more` : "";
  const template = `templates/pages/${page.template}.tsx`;
  return atSource({
    root,
    page: isOfText ? page : { ...page, sources: [template] },
    // A sign such as &unknown; stands in the text as it is said.
    search: isOfText ? (/"(&[^"]+)"/.exec(message)?.[1] ?? "") : "",
    finding: {
      code: `html/${ruleId}`,
      message: `${message}${selector ? ` at ${selector}` : ""}${more}`,
      fix: isOfText ? `Correct the text, or mend ${template}` : "Mend the template",
    },
  });
}

/** It lies where the validator itself looks, so that an editor, or whoever runs it over dist/ by hand, hears the same. */
async function ownConfig(): Promise<ConfigData> {
  const { href } = pathToFileURL(join(projectRoot(), ".htmlvalidate.mjs"));
  return (await import(href)).default;
}
