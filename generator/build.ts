import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { outputFile } from "./addresses.ts";
import { checkOutput } from "./check/output.ts";
import { makeImages } from "./images.ts";
import { withLock } from "./lock.ts";
import { forget, openMemory } from "./memory.ts";
import { openSite } from "./open-site.ts";
import { otherFiles } from "./other-files.ts";
import type { PageFacts } from "./page-facts.ts";
import { pageKeys } from "./page-key.ts";
import { planSite, refuse } from "./plan-site.ts";
import type { Problem } from "./problem.ts";
import { renderPages } from "./render-pool.ts";
import type { Entry, Page } from "./site.ts";
import { isKept, type OutputFile, refuseForeignFolder, type WriteReport, write } from "./write.ts";

export type BuildOptions = {
  root: string;
  out: string;
  drafts: boolean;
  /** Another folder for what is kept between builds; it is deleted in the end. */
  freshCache?: string;
  onStage?: (stage: StageReport) => void;
  onProgress?: (progress: { done: number; total: number }) => void;
  onWait?: (pid: number) => void;
};
export type StageReport = {
  stage: "load" | "plan" | "bundle" | "render" | "check" | "write";
  count: string;
  ms: number;
};
export type BuildReport = WriteReport & {
  pages: number;
  rendered: number;
  scheduled: Entry[];
  drafts: Entry[];
  warnings: Problem[];
  ms: number;
};

/** The straight way from content to pages. One build at a time works on a site; a second one waits. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const root = resolve(options.root);
  const out = resolve(root, options.out);
  refuseForeignFolder(out, root);
  return withLock(
    { folder: join(root, ".cache", "site"), onWait: options.onWait ?? (() => {}) },
    async () => {
      try {
        return await buildAlone({ ...options, root, out });
      } finally {
        if (options.freshCache) forget(options.freshCache);
      }
    },
  );
}

async function buildAlone({ root, out, ...options }: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  const stage = stageClock(options.onStage);
  const site = await openSite(root, { cache: options.freshCache });
  const memory = openMemory(site, out);
  const { loaded, plan } = await planSite(site, { unpublished: options.drafts, memory });
  stage("load", `${loaded.bodies.size} entries`);
  stage("plan", `${plan.pages.length} pages`);
  const images = await makeImages({ root, cache: site.cache, sources: plan.images });
  stage(
    "bundle",
    `${Object.keys(site.code.assets).length} files, ${images.pictures.size} pictures (${images.made} made)`,
  );

  const pathOf = (page: Page) => outputFile(page.route, site.settings);
  const keyOf = pageKeys(site, images.pictures);
  const jobs = plan.pages.map(page => {
    const body = page.body === undefined ? undefined : loaded.bodies.get(page.body);
    return { page, body, key: keyOf(page, body) };
  });
  const changed = jobs.filter(
    ({ page, key }) =>
      !memory.facts[page.route] || !isKept({ out, path: pathOf(page), key, before: memory.files }),
  );
  const { rendered, tools } = await renderPages({
    site,
    pictures: images.pictures,
    jobs: changed,
    onProgress: options.onProgress,
  });
  stage("render", `${changed.length} of ${plan.pages.length} pages`);

  const madeOf = new Map(changed.map(({ page }, index) => [page.route, rendered[index]]));
  const facts: Record<string, PageFacts> = {};
  const pages: OutputFile[] = jobs.map(({ page, key }) => {
    const made = madeOf.get(page.route);
    const known = made?.facts ?? memory.facts[page.route];
    if (known) facts[page.route] = known;
    return made
      ? { path: made.file, key, bytes: made.html }
      : { path: pathOf(page), key, kept: true };
  });
  const files = [
    ...pages,
    ...otherFiles({
      site,
      plan,
      images: images.files,
      tools,
      isKept: (path, key) => isKept({ out, path, key, before: memory.files }),
    }),
  ];
  const warnings = checkOutput({
    site,
    plan,
    facts,
    files,
    html: page => madeOf.get(page.route)?.html ?? readFileSync(join(out, pathOf(page)), "utf8"),
  });
  refuse(warnings);
  stage("check", `${warnings.length} warnings`);

  const report = write({ out, files, before: memory.files });
  memory.keep({ files: report.files, facts });
  stage("write", `${report.written} written, ${report.kept} kept, ${report.removed} removed`);
  return {
    ...report,
    pages: plan.pages.length,
    rendered: changed.length,
    scheduled: loaded.scheduled,
    drafts: loaded.drafts,
    warnings,
    ms: performance.now() - started,
  };
}

function stageClock(
  onStage: BuildOptions["onStage"],
): (stage: StageReport["stage"], count: string) => void {
  let last = performance.now();
  return (stage, count) => {
    const now = performance.now();
    onStage?.({ stage, count, ms: now - last });
    last = now;
  };
}
