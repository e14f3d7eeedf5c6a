import type { Problem } from "../problem.ts";
import type { PageCheck } from "./checked-page.ts";
import { atSource } from "./source-of.ts";

/** Strict validation by html-validate; a mistake of a template is said once, with how many pages have it. */
export async function validityProblems({ root, pages, htmlOf }: PageCheck): Promise<Problem[]> {
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate({ extends: ["html-validate:recommended"], rules });
  const found = new Map<string, { problem: Problem; count: number }>();
  for (const { page } of pages) {
    const report = await validator.validateString(htmlOf(page.route));
    for (const { ruleId, message, selector } of report.results.flatMap(
      ({ messages }) => messages,
    )) {
      const key = `${page.template}\0${ruleId}\0${message}`;
      const known = found.get(key);
      if (known) known.count++;
      else {
        const finding = {
          code: `html/${ruleId}`,
          message: `${message}${selector ? ` at ${selector}` : ""}`,
          fix: "Mend the template",
        };
        found.set(key, {
          problem: atSource({
            root,
            page: { ...page, sources: [`templates/pages/${page.template}.tsx`] },
            search: "",
            finding,
          }),
          count: 1,
        });
      }
    }
  }
  return [...found.values()].map(({ problem, count }) =>
    count > 1 ? { ...problem, message: `${problem.message} and ${count - 1} more` } : problem,
  );
}

/** Rules of style that a machine's HTML need not follow; everything about validity and accessibility stays on. */
const rules = {
  "long-title": "off",
  "no-trailing-whitespace": "off",
  "void-style": "off",
  // React writes hidden="" for what a script shows.
  "attribute-empty-style": "off",
  "no-inline-style": "error",
  "require-sri": "off",
  // Prices and ranges break where the browser sees fit; a phone number is set by the template.
  "tel-non-breaking": "off",
} as const;
