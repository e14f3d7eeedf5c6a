import { parentPort, workerData } from "node:worker_threads";
import { link } from "../addresses.ts";
import { loadModule } from "../bundle/load-module.ts";
import { placedFailure } from "../bundle/mistakes/code-failure.ts";
import { type AheadText, type Reading, readAhead } from "../load/entries/read-ahead.ts";
import { ProblemsError } from "../problems/problem.ts";
import { remembered } from "../remembered.ts";
import type { Picture } from "../site.ts";
import { logToStderr } from "../system/log-to-stderr.ts";
import type { Staging } from "../write/staging.ts";
import { textMaker } from "./body.ts";
import { keptBodies } from "./kept-bodies.ts";
import { type Job, type MadePages, pageMaker } from "./make-page.ts";
import { createRenderer, type RenderInput } from "./render.ts";

export type WorkerStart = {
  staging?: Staging | undefined;
};
/** The site, but for its module, which each thread loads itself. */
export type WorkerSite = Omit<RenderInput, "module" | "pictures" | "bodies">;
/**
 * First texts, which need nothing of the site; then the site, whose module is loaded and whose bodies are made while
 * the main thread plans; the pictures, once they are made; then pages.
 */
export type WorkerRequest =
  | { reading: Reading }
  | { site: WorkerSite }
  | { pictures: ReadonlyMap<string, Picture> }
  | { jobs: Job[] };
export type WorkerAnswer =
  | { texts: AheadText[] }
  | { made: MadePages }
  | { problems: ProblemsError["problems"] }
  | { failed: string };

type OpenedSite = Omit<RenderInput, "pictures">;

// Of what a thread prints only a report for programs would be spoilt, and it does not know whether there is to be one.
logToStderr();
const { staging }: WorkerStart = workerData;
const bodies = keptBodies();
let site: Promise<OpenedSite> | undefined;
let maker: Promise<(jobs: Job[]) => MadePages> | undefined;

parentPort?.on("message", async (request: WorkerRequest) => {
  // What fails here is told when pages are asked for.
  if ("site" in request) {
    site = opened(request.site);
    await site.then(makeBodies, () => {});
  } else if ("pictures" in request) {
    maker = makerWith(request.pictures);
    await maker.catch(() => {});
  } else parentPort?.postMessage(await answer(request));
});

async function opened(given: WorkerSite): Promise<OpenedSite> {
  return { ...given, bodies, module: await loadModule(given.code.bundle) };
}

/** Until the pictures are there, with which pages can be made. */
function makeBodies({ module: { site }, settings }: OpenedSite): Promise<void> {
  const image = () => {
    throw new Error("There are no pictures yet.");
  };
  const tools = { link: remembered((route: string) => link(route, settings)), image };
  return bodies.makeAhead(textMaker({ site, tools }), () => maker === undefined);
}

async function makerWith(pictures: ReadonlyMap<string, Picture>) {
  const input = await site;
  if (!input) throw new Error("A thread was given pictures before it knew the site.");
  return pageMaker(createRenderer({ ...input, pictures }), staging);
}

async function answer(request: { reading: Reading } | { jobs: Job[] }): Promise<WorkerAnswer> {
  try {
    if ("reading" in request) return { texts: readAhead(request.reading, bodies.keep) };
    const makePages = await maker;
    if (!makePages) throw new Error("A thread was asked for pages before it knew the pictures.");
    return { made: makePages(request.jobs) };
  } catch (error) {
    const known = await site?.catch(() => undefined);
    const failure = known ? await placedFailure(known.root, error) : error;
    return failure instanceof ProblemsError
      ? { problems: failure.problems }
      : { failed: String(failure) };
  }
}
