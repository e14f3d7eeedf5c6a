import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConfigData, HtmlElement } from "html-validate";
import type { Problem } from "../../problems/problem.ts";
import { atSource, templateFile } from "../../problems/source-of.ts";
import type { Progress } from "../../progress.ts";
import type { Page } from "../../site.ts";
import { projectRoot } from "../../system/project-root.ts";
import type { CheckedPage, PageCheck } from "../checked-page.ts";

/** On the first page that has it; `routes` are those of all that do. */
type Mistake = {
  page: Page;
  ruleId: string;
  message: string;
  selector: string | null;
  routes: Set<string>;
};

/** Strict validation by html-validate; a mistake is said once, with how many pages of its template have it. */
export async function validityProblems(
  { root, pages, htmlOf }: PageCheck,
  onProgress?: (progress: Progress) => void,
): Promise<Problem[]> {
  const validator = await strictValidator();
  const found = new Map<string, Mistake>();
  for (const [done, { page }] of pages.entries()) {
    onProgress?.({ of: "pages checked", done, total: pages.length });
    const { results } = await validator.validateString(htmlOf(page.route));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const key = `${page.template}\0${ruleId}\0${message}`;
      const mistake = found.get(key) ?? { page, ruleId, message, selector, routes: new Set() };
      found.set(key, mistake);
      mistake.routes.add(page.route);
    }
  }
  return [...found.values()].map(mistake => validityProblem(mistake, { root, pages }));
}

async function strictValidator() {
  const { HtmlElement, HtmlValidate, StaticConfigLoader } = await import("html-validate");
  // Its own search copies all that it has found for each sibling: 12,000 paragraphs took a minute, and take three seconds.
  HtmlElement.prototype.getElementsByTagName = elementsBelow;
  // Its own loader makes the table of all elements anew for each page.
  const loader = new StaticConfigLoader(await ownConfig());
  const config = await loader.getConfigFor("");
  loader.getConfigFor = () => config;
  return new HtmlValidate(loader);
}

/** In the order of the document, as the validator's rules expect. */
function elementsBelow(this: HtmlElement, tagName: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const look = (parent: HtmlElement): void => {
    for (const child of parent.childElements) {
      if (child.is(tagName)) found.push(child);
      look(child);
    }
  };
  look(this);
  return found;
}

/** What other pages of the template do not have comes from the text that this page shows. */
function comesFromText({ page, routes }: Mistake, pages: CheckedPage[]): boolean {
  const alike = pages.filter(({ page: { template } }) => template === page.template);
  return page.body !== undefined && alike.some(other => !routes.has(other.page.route));
}

function validityProblem(
  mistake: Mistake,
  { root, pages }: Pick<PageCheck, "root" | "pages">,
): Problem {
  const { page, ruleId, message, selector, routes } = mistake;
  const isOfText = comesFromText(mistake, pages);
  const more = routes.size > 1 ? ` and on ${routes.size - 1} more` : "";
  const template = templateFile(page.template);
  return atSource(root, isOfText ? page : { ...page, sources: [template] }, {
    code: `html/${ruleId}`,
    message: `${message}${selector ? ` at ${selector}` : ""}${more}`,
    fix: isOfText ? `Correct the text, or mend ${template}` : "Mend the template",
    // A sign such as &unknown; stands in the text as it is said.
    search: isOfText ? /"(&[^"]+)"/.exec(message)?.[1] : undefined,
  });
}

/** It lies where the validator itself looks, so that an editor, or whoever runs it over dist/ by hand, hears the same. */
async function ownConfig(): Promise<ConfigData> {
  const { href } = pathToFileURL(join(projectRoot(), ".htmlvalidate.mjs"));
  return (await import(href)).default;
}
