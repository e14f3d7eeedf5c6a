import { readFileSync } from "node:fs";
import { outputFile } from "../addresses.ts";
import { codeFailure, placedFailure } from "../bundle/mistakes/code-failure.ts";
import type { Images } from "../images/images.ts";
import type { BodySource } from "../load/entries/entry-text.ts";
import { bodyOf, type Loaded } from "../load/load.ts";
import { isMadeBy } from "../memory/kept-output.ts";
import type { TextPages } from "../memory/kept-pages.ts";
import type { Memory } from "../memory/memory.ts";
import type { Keys } from "../memory/page-key.ts";
import type { OpenSite } from "../open-site.ts";
import type { Planned } from "../plan-site.ts";
import type { Progress } from "../progress.ts";
import { remembered } from "../remembered.ts";
import type { Page } from "../site.ts";
import { type Staging, stagedFile } from "../write/staging.ts";
import { type OutputFile, stageFiles } from "../write/write.ts";
import { type EarlyWeights, earlyScales } from "./early-weights.ts";
import type { KnownLists } from "./list-text.ts";
import { type MadePage, pageMaker } from "./make-page.ts";
import { otherFiles } from "./other-files.ts";
import type { Facts } from "./page-facts.ts";
import { createRenderer } from "./render.ts";
import type { RenderPool } from "./render-pool.ts";

export type RenderedSite = {
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

export type Rendering = {
  site: OpenSite;
  memory: Memory;
  /** Knows the site; closed by who opened it. */
  pool: RenderPool;
  /** Where pages are written as soon as they are made; without it all are made, and stay in memory. */
  staging?: Staging | undefined;
  stage: (stage: "render", count: string) => void;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** From a plan to files; pages that are kept are not rendered again. */
export async function renderSite(
  { site, memory, pool, staging, stage, onProgress }: Rendering,
  {
    loaded,
    plan,
    images,
    keys,
    shown,
  }: Planned & {
    images: Images;
    keys: Keys;
    /** A hash of all that pages and other files show but bodies. */
    shown: string;
  },
): Promise<RenderedSite> {
  const { pictures } = images;
  const jobs = plan.pages.map(
    (page): Job => ({
      page,
      body: bodyOf(page, loaded),
      path: outputFile(page.route, site.settings),
    }),
  );
  const keyOf = remembered((job: Job) => keys.page(job.page, job.body));
  // Where all are made anew, the other threads need not wait until this one has found all keys.
  const mayBeKept = staging && isMadeBy(site, memory.summary);
  const changed = mayBeKept ? jobs.filter(job => !memory.isKept(job.path, keyOf(job))) : jobs;
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
  const [{ pages: made, parts }, others] = await Promise.all([makeChanged(), makeOthers()]);
  stage("render", `${changed.length} of ${jobs.length} pages`);

  const pages = jobs.map(job =>
    pageFile({ path: job.path, key: keyOf(job) }, made.get(job.page.route)),
  );
  return {
    files: [...pages, ...others.files],
    facts: { pages: factsOf(made), parts },
    weights: scales?.weights,
    lists: others.lists,
    rendered: changed.length,
    html: htmlOf(made),
  };

  async function makeChanged() {
    try {
      return await pool.render({
        jobs: changed,
        pictures,
        makePages,
        onMade: scales?.take,
        onProgress,
      });
    } catch (error) {
      throw await placedFailure(site.root, error);
    }
  }

  async function makeOthers() {
    try {
      jobs.forEach(keyOf);
      const { tools } = renderer;
      const of = { site, plan, images: images.files, tools, keys, before: staging && memory };
      const { files, lists } = otherFiles(of);
      // Nothing in the staging folder is moved before all is checked, and what is kept here holds whatever a check finds.
      if (staging) {
        memory.keepEntries();
        // A plan that has just become another one may do so again with the next edit.
        const isSteady = changed.length === jobs.length || memory.summary?.shown === shown;
        if (isSteady) memory.keepPages(shown, () => textPages(jobs, { loaded, pictures }));
      }
      return { lists, files: staging ? stageFiles(files, staging) : files };
    } catch (error) {
      throw await codeFailure(site.root, error);
    }
  }
}

function textPages(
  jobs: Job[],
  { loaded, pictures }: { loaded: Loaded; pictures: TextPages["pictures"] },
): TextPages {
  const pages = jobs.flatMap(({ page, body }) => (body ? [{ page, file: body.file }] : []));
  return { texts: loaded.keys, pages, pictures };
}

type Job = { page: Page; body: BodySource | undefined; path: string };

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
