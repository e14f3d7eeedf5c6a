import { type Compiling, startCompiling } from "../bundle/compile.ts";
import { endEsbuild } from "../bundle/esbuild.ts";
import { checkBuild } from "../check/build-check.ts";
import { contentStamps } from "../load/files/stamps.ts";
import { codeKey } from "../memory/code-key.ts";
import { inputsOf } from "../memory/inputs.ts";
import { keptOutput } from "../memory/kept-output.ts";
import { BrokenMemory, openMemory } from "../memory/memory.ts";
import { type OpenSite, openSite } from "../open-site.ts";
import { type Problem, refuse } from "../problems/problem.ts";
import { type RenderPool, renderPool } from "../render/render-pool.ts";
import type { Entry } from "../site.ts";
import { counted } from "../words/counted.ts";
import { clearStaging, type Staging, stagingFor } from "../write/staging.ts";
import { addressesGone } from "./addresses-gone.ts";
import type { BuildOptions } from "./build.ts";
import { type MadeSite, makeSite, type Stage } from "./make-site.ts";
import { type Published, publish } from "./publish.ts";
import { type Ahead, readTexts } from "./read-texts.ts";
import { stageClock } from "./stage-clock.ts";
import type { Before } from "./unchanged.ts";

export type StageReport = { stage: Stage; count: string; ms: number };
export type BuildReport = Published & {
  pages: number;
  rendered: number;
  scheduled: Entry[];
  drafts: Entry[];
  /** Addresses that the build before still had, and that lead nowhere now. */
  gone: string[];
  warnings: Problem[];
  ms: number;
};

type Build = BuildOptions & {
  /** Where this build keeps what it knows. */
  cache: string;
  compiling: Compiling;
  before: Before | undefined;
  /** By the process's own clock. */
  startedMs: number;
};

/** The straight way from content to pages, by the one build that works on the site now. */
export async function buildSite(build: Build): Promise<BuildReport> {
  const { root, cache, before } = build;
  try {
    return await buildOnce(build).catch(error => {
      if (!(error instanceof BrokenMemory)) throw error;
      return buildOnce({
        ...build,
        compiling: startCompiling(root, cache),
        before: before && { ...before, output: undefined },
      });
    });
  } finally {
    // After an early failure the code may still be bundled: it would be stored into a folder that is deleted by then.
    await build.compiling.code.catch(() => {});
  }
}

async function buildOnce(build: Build): Promise<BuildReport> {
  const staging = stagingFor(build.out);
  clearStaging(staging);
  const pool = renderPool({ staging, isPlain: build.isPlain });
  return buildWith({ pool, staging }, build).finally(pool.close);
}

async function buildWith(
  { pool, staging }: { pool: RenderPool; staging: Staging },
  { root, out, cache, compiling, before, startedMs, ...options }: Build,
): Promise<BuildReport> {
  const stage = stageClock(options.onStage, startedMs);
  const [site, ahead] = await openAndRead(pool, { root, cache, compiling });
  if (!compiling.kept) endEsbuild();
  const output = before ? before.output : keptOutput({ cache, out });
  const memory = openMemory(site, { out, output });
  const stamps = before ? before.stamps : contentStamps(root, ahead?.texts ?? []);
  const variables = Object.keys(site.settings.environment);
  const inputs = stamps && inputsOf({ variables, drafts: options.drafts, stamps });
  const made = await makeSite({
    site,
    memory,
    pool,
    stamps,
    ahead,
    unpublished: options.drafts,
    staging,
    stage,
    onProgress: options.onProgress,
  });
  // The threads that made pages end while this one looks them through.
  void pool.close();
  const { checked, facts } = await checkBuild({ site, made, memory, out, staging });
  const { warnings } = checked;
  refuse(warnings);
  stage("check", counted(warnings.length, "warning"));

  const summary = summaryOf(made);
  const { files, shown, lists } = made;
  const report = await publish(
    { site, memory, out, staging, files, stage },
    {
      checked,
      summary: { inputs, variables, code: codeKey(site), shown, ...summary },
      facts,
      lists,
    },
  );
  const { rendered } = made;
  const gone = addressesGone(memory.files, { now: report.files, site, loaded: made.loaded });
  return { ...report, ...summary, rendered, gone, warnings, ms: performance.now() - startedMs };
}

/** Another code judges all texts anew: they are read while it is bundled. */
function openAndRead(
  pool: RenderPool,
  { root, cache, compiling: { code, module } }: Pick<Build, "root" | "cache" | "compiling">,
): Promise<[OpenSite, Ahead | undefined]> {
  const opening = openSite(root, { cache, code }).then(site => {
    pool.open(site);
    return site;
  });
  return Promise.all([opening, module && readTexts(pool, { root, module })]);
}

function summaryOf({ loaded, plan }: MadeSite) {
  return { pages: plan.pages.length, scheduled: loaded.scheduled, drafts: loaded.drafts };
}
