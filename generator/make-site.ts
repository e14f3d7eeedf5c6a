import { readFileSync } from "node:fs";
import { outputFile } from "./addresses.ts";
import { codeFailure } from "./bundle/code-failure.ts";
import { type EarlyWeights, earlyScales } from "./check/early-weights.ts";
import { makeImages } from "./images/images.ts";
import type { KnownLists, ListBefore } from "./list-text.ts";
import type { BodySource } from "./load/entry.ts";
import type { Loaded } from "./load/load.ts";
import type { Stamps } from "./load/stamps.ts";
import type { Memory } from "./memory/memory.ts";
import { codeKey, keysBefore, keysFor, planKey, shownKey } from "./memory/page-key.ts";
import type { OpenSite } from "./open-site.ts";
import { otherFiles } from "./other-files.ts";
import { type Planned, planSite } from "./plan-site.ts";
import type { Progress } from "./progress.ts";
import { type Ahead, readTexts } from "./read-texts.ts";
import { remembered } from "./remembered.ts";
import { type MadePage, pageMaker } from "./render/make-page.ts";
import type { Facts } from "./render/page-facts.ts";
import { createRenderer } from "./render/render.ts";
import type { RenderPool } from "./render/render-pool.ts";
import type { Page, Picture, Plan } from "./site.ts";
import { type Staging, stagedFile } from "./write/staging.ts";
import { type OutputFile, stageFiles } from "./write/write.ts";

/** A site in memory: every file it consists of, and what the checks need to know of each page. */
export type MadeSite = {
  loaded: Loaded;
  plan: Plan;
  pictures: ReadonlyMap<string, Picture>;
  /** A hash of all that pages and other files show but bodies. */
  shownKey: string;
  files: OutputFile[];
  /** Of the pages that were rendered in this run. */
  facts: Facts;
  weights: EarlyWeights | undefined;
  /** That were written in this run. */
  lists: KnownLists;
  rendered: number;
  /** The HTML of the pages that were rendered in this run, unless they were written into the staging folder. */
  html: ReadonlyMap<string, string>;
};
export type Stage = "load" | "plan" | "bundle" | "render" | "check" | "write";
type Make = {
  site: OpenSite;
  memory: Memory;
  unpublished: boolean;
  /** Knows the site; closed by who opened it. */
  pool: RenderPool;
  /** How each file of the content was when the build began. */
  stamps?: Stamps | undefined;
  ahead?: Ahead | undefined;
  /** Whether the file of this path is still the one that was written for this key; without it none is. */
  isKept?: ((path: string, key: string) => boolean) | undefined;
  /** A list of the output folder as the build before left it there. */
  listBefore?: ((path: string) => ListBefore | undefined) | undefined;
  /** Where pages are written as soon as they are made; without it they stay in memory. */
  staging?: Staging | undefined;
  stage: (stage: Stage, count: string) => void;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** From content to files: load, plan, bundle, render. Pages that are kept are not rendered again. */
export async function makeSite(make: Make): Promise<MadeSite> {
  const { site, memory, pool, isKept, listBefore, staging, stage, onProgress } = make;
  const { loaded, plan } = await loadAndPlan(make);
  const planned = planKey(site, loaded);
  const images = await makeImages({
    root: site.root,
    cache: site.cache,
    sources: plan.images,
    by: { plan: planned, code: codeKey(site) },
    stamps: make.stamps,
    onProgress,
  });
  const { pictures } = images;
  const assets = Object.keys(site.code.assets).length;
  stage("bundle", `${assets} files, ${pictures.size} pictures (${images.made} made)`);

  const key = shownKey(planned, pictures);
  const keys =
    memory.summary?.shown === key ? keysBefore(site, memory.files) : keysFor(site, pictures);
  const jobs = plan.pages.map(page => jobOf(page, { site, loaded }));
  const keyOf = remembered((job: Job) => keys.page(job.page, job.body));
  // Where all are made anew, the other threads need not wait until this one has found all keys.
  const changed =
    isKept && !isAllNew(make) ? jobs.filter(job => !isKept(job.path, keyOf(job))) : jobs;
  const renderer = createRenderer({
    ...site,
    pictures,
    isSharing: !pool.isPlain,
    bodies: pool.bodies,
  });
  const makePages = pageMaker(renderer, staging);
  const scales =
    staging && changed.length === jobs.length
      ? scalesFor(plan.pages, { site, staging })
      : undefined;
  // While this thread finds the keys and writes the other files, the others begin with the pages.
  const [{ pages: made, parts }, others] = await Promise.all([
    pool.render({ jobs: changed, pictures, makePages, onMade: scales?.take, onProgress }),
    Promise.resolve()
      .then(() => {
        jobs.forEach(keyOf);
        const { tools } = renderer;
        const of = { site, plan, images: images.files, tools, keys, isKept, listBefore };
        const { files, lists } = otherFiles(of);
        // Nothing in the staging folder is moved before all is checked, and entries hold whatever a check finds.
        if (staging) memory.keepEntries();
        return { lists, files: staging ? stageFiles(files, staging) : files };
      })
      .catch(async error => Promise.reject(await codeFailure(site.root, error))),
  ]);
  stage("render", `${changed.length} of ${jobs.length} pages`);

  const pages = jobs.map(job =>
    pageFile({ path: job.path, key: keyOf(job) }, made.get(job.page.route)),
  );
  return {
    loaded,
    plan,
    pictures,
    shownKey: key,
    files: [...pages, ...others.files],
    facts: { pages: factsOf(made), parts },
    weights: scales?.weights,
    lists: others.lists,
    rendered: changed.length,
    html: htmlOf(made),
  };
}

async function loadAndPlan(make: Make): Promise<Planned> {
  const { site, memory, unpublished, stage } = make;
  const ahead = make.ahead ?? (isAllNew(make) ? await readAhead(make) : { texts: [] });
  memory.entries().know({ stamps: make.stamps, texts: ahead.texts });
  const planned = await planSite(site, { unpublished, memory, ahead });
  stage("load", `${planned.loaded.bodies.size} entries`);
  stage("plan", `${planned.plan.pages.length} pages`);
  return planned;
}

function readAhead({ pool, site }: Make): Promise<Ahead> {
  return readTexts(pool, { root: site.root, module: Promise.resolve(site.module) });
}

/** Another code judges all texts and makes all pages anew. */
function isAllNew({ site, memory }: Make): boolean {
  return memory.summary?.code !== codeKey(site);
}

type Job = { page: Page; body: BodySource | undefined; path: string };

function jobOf(page: Page, { site, loaded }: { site: OpenSite; loaded: Loaded }): Job {
  const body = page.body === undefined ? undefined : loaded.bodies.get(page.body);
  return { page, body, path: outputFile(page.route, site.settings) };
}

/** A page that is staged can be weighed before all are made. */
function scalesFor(
  pages: Page[],
  { site: { module, settings }, staging }: { site: OpenSite; staging: Staging },
) {
  return earlyScales(pages, {
    budgets: module.site.budgets,
    htmlOf: route => readFileSync(stagedFile(staging, outputFile(route, settings)), "utf8"),
  });
}

function pageFile(file: { path: string; key: string }, made: MadePage | undefined): OutputFile {
  if (!made) return { ...file, kept: true };
  return "staged" in made ? { ...file, staged: made.staged } : { ...file, bytes: made.html };
}

/** The pages that were rendered, by their routes. */
type ByRoute = ReadonlyMap<string, MadePage>;

function factsOf(pages: ByRoute): Facts["pages"] {
  return Object.fromEntries([...pages].map(([route, page]) => [route, page.facts]));
}

function htmlOf(pages: ByRoute): Map<string, string> {
  return new Map(
    [...pages].flatMap(([route, page]) => ("html" in page ? [[route, page.html]] : [])),
  );
}
