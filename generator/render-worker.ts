import { parentPort, workerData } from "node:worker_threads";
import { type AheadText, type Reading, readAhead } from "./load/read-ahead.ts";
import { type Job, type MadePages, pageMaker } from "./make-page.ts";
import { loadModule } from "./open-site.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderInput, type SiteModule } from "./render.ts";
import type { Picture } from "./site.ts";

/** What a thread is started with: the site, but for its module, which each thread loads itself. */
export type WorkerStart = Omit<RenderInput, "module" | "pictures"> & {
  staging: string | undefined;
};
/**
 * First texts, which need nothing of the site; then the site's module, while the main thread plans; the pictures, once
 * they are made; then pages.
 */
export type WorkerRequest =
  | { reading: Reading }
  | { module: "load" }
  | { pictures: ReadonlyMap<string, Picture> }
  | { jobs: Job[] };
export type WorkerAnswer =
  | { texts: AheadText[] }
  | { made: MadePages }
  | { problems: ProblemsError["problems"] }
  | { failed: string };

const { staging, ...input }: WorkerStart = workerData;
let module: Promise<SiteModule> | undefined;
let maker: Promise<(jobs: Job[]) => MadePages> | undefined;

parentPort?.on("message", async (request: WorkerRequest) => {
  if ("module" in request) module ??= loadModule(input.code.bundle);
  else if ("pictures" in request) maker = makerWith(request.pictures);
  else parentPort?.postMessage(await answer(request));
});

async function makerWith(pictures: ReadonlyMap<string, Picture>) {
  module ??= loadModule(input.code.bundle);
  return pageMaker(createRenderer({ ...input, pictures, module: await module }), staging);
}

async function answer(request: { reading: Reading } | { jobs: Job[] }): Promise<WorkerAnswer> {
  try {
    if ("reading" in request) return { texts: readAhead(request.reading) };
    const makePages = await maker;
    if (!makePages) throw new Error("A thread was asked for pages before it knew the pictures.");
    return { made: makePages(request.jobs) };
  } catch (error) {
    return error instanceof ProblemsError
      ? { problems: error.problems }
      : { failed: String(error) };
  }
}
