import { brotliCompressSync, constants } from "node:zlib";
import type { Loaded } from "../load/load.ts";
import type { OpenSite } from "../open-site.ts";
import type { Facts } from "../page-facts.ts";
import type { Problem } from "../problem.ts";
import type { Budget, Entry, Page, Plan } from "../site.ts";
import { type CheckedPage, checkedPages } from "./checked-page.ts";
import { headProblems } from "./heads.ts";
import { linkProblems } from "./links.ts";
import { atSource } from "./source-of.ts";

type Output = {
  site: OpenSite;
  plan: Plan;
  facts: Facts;
  files: { path: string }[];
  htmlOf: (page: Page) => string;
  /** Entries that are left out, so that a link to one can be told from a mistyped link. */
  loaded: Pick<Loaded, "drafts" | "scheduled">;
};

/** What every build checks before it writes anything. */
export function checkOutput({ site, plan, facts, files, htmlOf, loaded }: Output): Problem[] {
  const { root, settings } = site;
  const pages = checkedPages(plan, facts);
  const paths = new Set(files.map(({ path }) => `/${path}`));
  const redirects = new Set(plan.redirects.map(({ from }) => from));
  return [
    ...linkProblems({
      root,
      settings,
      pages,
      files: paths,
      redirects,
      factFiles: site.module.site.facts.map(({ file }) => file),
      unpublished: unpublishedRoutes(site, loaded),
    }),
    ...headProblems({ root, settings, pages }),
    ...structuredDataProblems(root, pages),
    ...heavyPages(site, pages, htmlOf),
  ];
}

function unpublishedRoutes(
  { module }: OpenSite,
  { drafts, scheduled }: Output["loaded"],
): Map<string, string> {
  const routes = new Map<string, string>();
  const add = (entry: Entry, why: string) => {
    const collection = module.site.collections[entry.id.split("/")[0] ?? ""];
    if (collection) routes.set(collection.route(entry), why);
  };
  for (const entry of drafts) add(entry, `${entry.file} is a draft`);
  for (const entry of scheduled) add(entry, `${entry.file} is dated ${entry.date}`);
  return routes;
}

function structuredDataProblems(root: string, pages: CheckedPage[]): Problem[] {
  return pages.flatMap(({ page, facts }) =>
    facts.unreadableData.map(fault =>
      atSource({
        root,
        page,
        search: "",
        finding: {
          code: "page/structured-data",
          message: `the structured data is not JSON: ${fault}`,
          fix: "Mend the template that writes it",
        },
      }),
    ),
  );
}

/** Only the heaviest page of each template is compressed: when it holds its budget, the others do. */
function heavyPages(
  { root, module }: OpenSite,
  pages: CheckedPage[],
  htmlOf: (page: Page) => string,
): Problem[] {
  const heaviest = new Map<string, CheckedPage>();
  for (const checked of pages) {
    const other = heaviest.get(checked.page.template);
    if (!other || checked.facts.htmlLength > other.facts.htmlLength)
      heaviest.set(checked.page.template, checked);
  }
  return [...heaviest.values()].flatMap(({ page, facts }) => {
    const { html: limit } = budgetOf(module.site.budgets, page);
    // Brotli hardly ever makes a page larger, so a small one need not be compressed.
    if (facts.htmlLength <= limit) return [];
    const text = htmlOf(page);
    // A quick compression comes out larger; only a page that fails it is compressed as a host would.
    if (compressedBytes(text, 5) <= limit) return [];
    const bytes = compressedBytes(text);
    if (bytes <= limit) return [];
    const finding = {
      code: "budget/html",
      severity: "warning" as const,
      message: `the page takes ${bytes} bytes compressed, its budget is ${limit}`,
      fix: "Shorten it, or raise the budget of this template",
    };
    return [atSource({ root, page, search: "", finding })];
  });
}

export function budgetOf(budgets: OpenSite["module"]["site"]["budgets"], page: Page): Budget {
  return { ...budgets.default, ...budgets[page.template] };
}

export function compressedBytes(text: string | Uint8Array, quality = 11): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
