import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import type { Loaded } from "../load/load.ts";
import type { OpenSite } from "../open-site.ts";
import type { Facts } from "../page-facts.ts";
import { type Problem, sortProblems } from "../problem.ts";
import type { Budget, Entry, Page, Plan } from "../site.ts";
import { type CheckedPage, checkedPages } from "./checked-page.ts";
import { headProblems } from "./heads.ts";
import { linkProblems, type Targets } from "./links.ts";
import { atSource } from "./source-of.ts";
import { templateMistakes } from "./template-mistakes.ts";

type Output = {
  site: OpenSite;
  plan: Plan;
  facts: Facts;
  files: { path: string }[];
  htmlOf: (page: Page) => string;
  /** What was said of the content already, and which entries are left out: a link to one is no mistyped link. */
  loaded: Pick<Loaded, "drafts" | "scheduled" | "problems">;
};

/** What every build checks before it writes anything. */
export async function checkOutput({
  site,
  plan,
  facts,
  files,
  htmlOf,
  loaded,
}: Output): Promise<Problem[]> {
  const pages = checkedPages(plan, facts);
  const byRoute = new Map(pages.map(checked => [checked.page.route, checked]));
  const targets = {
    pages: pages.map(({ page }) => page),
    at: (route: string) => byRoute.get(route),
  };
  // Compressing keeps other threads busy while this one follows the links.
  const heavy = heavyPages({ site, pages, known: facts, htmlOf });
  const found = pageProblems({ site, plan, files, loaded, pages, targets });
  return sortProblems([...loaded.problems, ...found, ...(await heavy)]);
}

/** What is wrong with these pages, or with where they lead. */
export function pageProblems({
  site,
  plan,
  files,
  loaded,
  pages,
  targets,
}: Pick<Output, "site" | "plan" | "files" | "loaded"> & {
  pages: CheckedPage[];
  targets: Targets;
}): Problem[] {
  const { root, settings } = site;
  return [
    ...linkProblems({
      root,
      settings,
      pages,
      targets,
      files: new Set(files.map(({ path }) => `/${path}`)),
      redirects: new Set(plan.redirects.map(({ from }) => from)),
      factFiles: site.module.site.facts.map(({ file }) => file),
      unpublished: unpublishedRoutes(site, loaded),
    }),
    ...headProblems({ root, settings, pages }),
    ...templateMistakes(root, pages),
  ];
}

export function unpublishedRoutes(
  { module }: OpenSite,
  { drafts, scheduled }: Pick<Loaded, "drafts" | "scheduled">,
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

/** Only the heaviest page of each template is compressed: when it holds its budget, the others do. */
async function heavyPages({
  site: { root, module },
  pages,
  known,
  htmlOf,
}: {
  site: OpenSite;
  pages: CheckedPage[];
  /** Where it is noted that a page held its limit. */
  known: Facts;
  htmlOf: (page: Page) => string;
}): Promise<Problem[]> {
  const found = [...heaviestOf(pages).values()].map(async ({ page, facts }) => {
    const { html: limit } = budgetOf(module.site.budgets, page);
    // Brotli hardly ever makes a page larger, so a small one need not be compressed.
    if (facts.htmlLength <= limit || (facts.heldLimit ?? limit + 1) <= limit) return [];
    const bytes = await bytesOver(limit, htmlOf(page));
    if (bytes === undefined) {
      known.pages[page.route] = { ...facts, heldLimit: limit };
      return [];
    }
    const finding = {
      code: "budget/html",
      severity: "warning" as const,
      message: `the page takes ${bytes} bytes compressed, its budget is ${limit}`,
      fix: "Shorten it, or raise the budget of this template",
    };
    return [atSource({ root, page, search: "", finding })];
  });
  return (await Promise.all(found)).flat();
}

/** Of each template. */
export function heaviestOf(pages: CheckedPage[]): Map<string, CheckedPage> {
  const heaviest = new Map<string, CheckedPage>();
  for (const checked of pages) {
    const other = heaviest.get(checked.page.template);
    if (!other || checked.facts.htmlLength > other.facts.htmlLength)
      heaviest.set(checked.page.template, checked);
  }
  return heaviest;
}

/** A quick compression comes out larger; only a text that fails one is compressed as a host would. */
async function bytesOver(limit: number, text: string): Promise<number | undefined> {
  for (const quality of [3, 5, 11]) {
    const { length } = await compress(text, brotliOptions(quality));
    if (length <= limit) return undefined;
    if (quality === 11) return length;
  }
}

export function budgetOf(budgets: OpenSite["module"]["site"]["budgets"], page: Page): Budget {
  return { ...budgets.default, ...budgets[page.template] };
}

export function compressedBytes(text: string | Uint8Array): number {
  return brotliCompressSync(text, brotliOptions(11)).length;
}

const compress = promisify<string, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress);

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
