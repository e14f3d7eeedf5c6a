import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { outputFile, routeOf } from "./addresses.ts";
import { checkedPages } from "./check/checked-page.ts";
import { headMarks } from "./check/heads.ts";
import { checkOutput, heaviestOf, unpublishedRoutes } from "./check/output.ts";
import { checkedAgain } from "./check/still-checked.ts";
import { hash } from "./hash.ts";
import { inputsKey } from "./inputs.ts";
import type { ListBefore } from "./list-text.ts";
import { contentStamps } from "./load/stamps.ts";
import { withLock } from "./lock.ts";
import { type MadeSite, makeSite, type Stage } from "./make-site.ts";
import {
  BrokenMemory,
  type Checked,
  forget,
  forgetOutput,
  hasEntries,
  type Memory,
  openMemory,
} from "./memory.ts";
import { type OpenSite, openSite, refuseNoSite, usualCache } from "./open-site.ts";
import type { Facts } from "./page-facts.ts";
import { refuse } from "./plan-site.ts";
import { type Problem, sortProblems } from "./problem.ts";
import type { Progress } from "./progress.ts";
import { readTexts } from "./read-texts.ts";
import { type RenderPool, renderPool } from "./render-pool.ts";
import type { Entry, Page } from "./site.ts";
import { clearStaging, type Staging, stagedFile, stagingFor } from "./staging.ts";
import { isKept, refuseForeignFolder, type WriteReport, type Written, write } from "./write.ts";

export type BuildOptions = {
  root: string;
  out: string;
  drafts: boolean;
  /** Another folder for what is kept between builds; it is deleted in the end. */
  freshCache?: string;
  /** False: what pages share is rendered for each of them anew. */
  isSharing?: boolean;
  onStage?: (stage: StageReport) => void;
  onProgress?: (progress: Progress) => void;
  onWait?: (pid: number) => void;
};
export type StageReport = { stage: Stage; count: string; ms: number };
export type BuildReport = WriteReport & {
  pages: number;
  rendered: number;
  scheduled: Entry[];
  drafts: Entry[];
  /** Addresses that the build before still had, and that lead nowhere now. */
  gone: string[];
  warnings: Problem[];
  ms: number;
};

/** The straight way from content to pages. One build at a time works on a site; a second one waits. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const root = resolve(options.root);
  const out = resolve(root, options.out);
  refuseNoSite(root);
  refuseForeignFolder(out, root);
  const folder = usualCache(root);
  return withLock({ folder, onWait: options.onWait ?? (() => {}) }, async () => {
    try {
      return await buildAlone({ ...options, root, out }).catch(error => {
        if (error instanceof BrokenMemory) return buildAlone({ ...options, root, out });
        throw error;
      });
    } finally {
      clearStaging(stagingFor(out));
      if (options.freshCache) forget(options.freshCache);
    }
  });
}

async function buildAlone(options: BuildOptions): Promise<BuildReport> {
  const staging = stagingFor(options.out);
  clearStaging(staging);
  const pool = renderPool({ staging, isSharing: options.isSharing });
  return buildWith({ pool, staging }, options).finally(pool.close);
}

async function buildWith(
  { pool, staging }: { pool: RenderPool; staging: Staging },
  { root, out, ...options }: BuildOptions,
): Promise<BuildReport> {
  const started = performance.now();
  const stage = stageClock(options.onStage);
  const cache = options.freshCache ?? usualCache(root);
  // Where no text is known from before, all are read while the code is bundled.
  const [site, texts] = await Promise.all([
    openSite(root, { cache }),
    hasEntries(cache) ? undefined : readTexts(pool, root),
  ]);
  const memory = openMemory(site, out);
  const stamps = contentStamps(root);
  const inputs = stamps && inputsKey(site, { drafts: options.drafts, stamps });
  const before = nothingChanged(memory, { out, inputs });
  if (before) {
    stage("load", "nothing has changed");
    return { ...before, ms: performance.now() - started };
  }
  const hasFiles = Object.keys(memory.files).length > 0;
  const made = await makeSite({
    site,
    memory,
    pool,
    stamps,
    texts,
    unpublished: options.drafts,
    isKept: hasFiles ? (path, key) => isKept({ out, path, key, before: memory.files }) : undefined,
    listBefore: path => listBefore(memory, { out, path }),
    staging,
    isSharing: options.isSharing,
    stage,
    onProgress: options.onProgress,
  });
  const { checked, facts } = await check({ site, made, memory, out, staging });
  const { warnings } = checked;
  refuse(warnings);
  stage("check", `${warnings.length} warnings`);

  // Also when this build keeps its own memory elsewhere.
  for (const cache of [site.cache, usualCache(root)]) forgetOutput({ cache, out });
  const report = write({ out, staging, files: made.files, before: memory.files });
  const summary = summaryOf(made);
  memory.keep({
    files: report.files,
    checked,
    summary: { inputs, code: site.code.key, shown: made.shownKey, ...summary },
    facts,
    lists: made.lists,
  });
  stage("write", `${report.written} written, ${report.kept} kept, ${report.removed} removed`);
  const { rendered } = made;
  const gone = addressesGone(memory.files, { now: report.files, site, loaded: made.loaded });
  return { ...report, ...summary, rendered, gone, warnings, ms: performance.now() - started };
}

/** The report of the last build, when all it read and all it wrote is still as it was. */
function nothingChanged(
  { summary, checked, files }: Memory,
  { out, inputs }: { out: string; inputs: string | undefined },
): Omit<BuildReport, "ms"> | undefined {
  if (!summary || !checked || inputs === undefined || summary.inputs !== inputs) return undefined;
  const written = Object.entries(files);
  if (!written.every(([path, { key }]) => isKept({ out, path, key, before: files })))
    return undefined;
  const { warnings } = checked;
  const { pages, scheduled, drafts } = summary;
  const found = { pages, scheduled, drafts, warnings, files };
  return { ...found, rendered: 0, written: 0, kept: written.length, removed: 0, gone: [] };
}

function listBefore(
  { lists, files }: Memory,
  { out, path }: { out: string; path: string },
): ListBefore | undefined {
  const known = lists()[path];
  if (!known || !isKept({ out, path, key: known.key, before: files })) return undefined;
  return { ...known, bytes: readFileSync(join(out, path)) };
}

type Check = { site: OpenSite; made: MadeSite; memory: Memory; out: string; staging: Staging };

/** A site whose files all have the keys of a checked one, or whose pages say the same, needs no second check. */
async function check({ site, made, memory, out, staging }: Check): Promise<{
  checked: Checked;
  facts: Parameters<Memory["keep"]>[0]["facts"];
}> {
  const of = hash(...made.files.flatMap(({ path, key }) => [path, key]));
  if (memory.checked?.of === of) return { checked: memory.checked, facts: { renewed: noFacts } };
  const again = checkedAgain(site, made, memory);
  if (again) return { checked: { ...again, of }, facts: { renewed: made.facts } };
  const everyPageIsNew = made.rendered === made.plan.pages.length;
  const before = everyPageIsNew ? noFacts : memory.facts();
  const facts = factsNow(made, before);
  const htmlOf = (page: Page) => {
    const path = outputFile(page.route, site.settings);
    const isNew = made.facts.pages[page.route] !== undefined;
    return readFileSync(isNew ? stagedFile(staging, path) : join(out, path), "utf8");
  };
  const warnings = await checkOutput({
    site,
    plan: made.plan,
    files: made.files,
    facts,
    htmlOf,
    loaded: made.loaded,
  });
  const pages = checkedPages(made.plan, facts);
  const heaviest = Object.fromEntries(
    [...heaviestOf(pages)].map(([template, { facts }]) => [template, facts.htmlLength]),
  );
  const ofPages = warnings.length - sortProblems(made.loaded.problems).length;
  return { checked: { of, warnings, ofPages, heaviest, heads: pages.flatMap(headMarks) }, facts };
}

const noFacts: Facts = { pages: {}, parts: {} };

/** Of each page of the plan, from this build or from the one that rendered it; parts that none of them has are gone. */
function factsNow({ plan, facts }: MadeSite, before: Facts): Facts {
  const pages: Facts["pages"] = {};
  const parts: Facts["parts"] = {};
  for (const { route } of plan.pages) {
    const page = facts.pages[route] ?? before.pages[route];
    if (!page) continue;
    pages[route] = page;
    for (const key of page.parts) {
      const part = facts.parts[key] ?? before.parts[key];
      if (part) parts[key] = part;
    }
  }
  return { pages, parts };
}

/** Pages that were built before and are not now, other than those that are only held back. */
function addressesGone(
  before: Written,
  { now, site, loaded }: { now: Written; site: OpenSite; loaded: MadeSite["loaded"] },
): string[] {
  const lost = Object.keys(before).filter(path => !now[path]);
  if (lost.length === 0) return [];
  // A page may also have kept its address and lie in another file.
  const routes = (files: string[]) => files.filter(isPage).map(path => routeOf(`/${path}`));
  const known = new Set([...routes(Object.keys(now)), ...unpublishedRoutes(site, loaded).keys()]);
  return routes(lost).filter(route => !known.has(route));
}

function isPage(path: string): boolean {
  return path.endsWith(".html");
}

function summaryOf({ loaded, plan }: MadeSite) {
  return { pages: plan.pages.length, scheduled: loaded.scheduled, drafts: loaded.drafts };
}

export function stageClock(
  onStage: BuildOptions["onStage"],
): (stage: Stage, count: string) => void {
  let last = performance.now();
  return (stage, count) => {
    const now = performance.now();
    onStage?.({ stage, count, ms: now - last });
    last = now;
  };
}
