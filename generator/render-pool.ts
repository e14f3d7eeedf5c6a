import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Job, type MadeChunk, type MadePage, pageMaker } from "./make-page.ts";
import type { OpenSite } from "./open-site.ts";
import { type Facts, factsOfParts } from "./page-facts.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type Renderer } from "./render.ts";
import type { WorkerAnswer, WorkerStart } from "./render-worker.ts";
import type { Picture, Tools } from "./site.ts";

type Rendering = {
  site: OpenSite;
  pictures: ReadonlyMap<string, Picture>;
  jobs: Job[];
  staging: string | undefined;
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
};

/** Makes pages, in the order of the jobs; many of them on all cores. The bytes are the same either way. */
export async function renderPages({
  site,
  pictures,
  jobs,
  staging,
  onProgress,
}: Rendering): Promise<{ made: MadePage[]; parts: Facts["parts"]; tools: Tools }> {
  const { root, module, settings, code } = site;
  const renderer = createRenderer({ root, module, settings, code, pictures });
  const makePage = pageMaker(renderer, staging);
  const made: MadePage[] = new Array(jobs.length);
  const queue = chunksOf(jobs);
  const wanted = jobs.length < jobsWorthAThread ? 0 : availableParallelism() - 1;
  const threads = startThreads({ root, settings, code, pictures, staging }, wanted);
  const parts: Facts["parts"] = {};
  let done = 0;
  const take = (chunk: Chunk, { pages, parts: shared }: MadeChunk) => {
    Object.assign(parts, shared);
    for (const [index, page] of pages.entries()) made[chunk.start + index] = page;
    done += pages.length;
    onProgress?.({ done, total: jobs.length });
  };
  try {
    await Promise.all([
      ...threads.map(thread => work(queue, take, chunk => thread.render(chunk.jobs))),
      work(queue, take, chunk => here(chunk, { makePage, renderer })),
    ]);
  } finally {
    await Promise.all(threads.map(thread => thread.stop()));
  }
  return { made, parts, tools: renderer.tools };
}

/** Starting a thread and loading the site in it takes about 60 ms, in which some two hundred pages are rendered. */
const jobsWorthAThread = 300;
const chunkSize = 50;

type Chunk = { start: number; jobs: Job[] };

function chunksOf(jobs: Job[]): Chunk[] {
  return Array.from({ length: Math.ceil(jobs.length / chunkSize) }, (_, index) => ({
    start: index * chunkSize,
    jobs: jobs.slice(index * chunkSize, (index + 1) * chunkSize),
  }));
}

async function work(
  queue: Chunk[],
  take: (chunk: Chunk, made: MadeChunk) => void,
  render: (chunk: Chunk) => Promise<MadeChunk>,
): Promise<void> {
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) take(chunk, await render(chunk));
}

/** The main thread renders too; between chunks it hears what the others have finished. */
async function here(
  { jobs }: Chunk,
  { makePage, renderer }: { makePage: (job: Job) => MadePage; renderer: Renderer },
): Promise<MadeChunk> {
  await new Promise(resolve => setImmediate(resolve));
  return { pages: jobs.map(makePage), parts: factsOfParts(renderer.parts()) };
}

type Thread = { render: (jobs: Job[]) => Promise<MadeChunk>; stop: () => Promise<number> };

function startThreads(start: WorkerStart, count: number): Thread[] {
  return Array.from({ length: count }, () => {
    const worker = new Worker(new URL("./render-worker.js", import.meta.url), {
      workerData: start,
    });
    return { render: jobs => ask(worker, jobs), stop: () => worker.terminate() };
  });
}

function ask(worker: Worker, jobs: Job[]): Promise<MadeChunk> {
  return new Promise((resolve, reject) => {
    const settle = (answer: WorkerAnswer) => {
      worker.off("error", reject);
      if ("made" in answer) resolve(answer.made);
      else
        reject(
          "problems" in answer ? new ProblemsError(answer.problems) : new Error(answer.failed),
        );
    };
    worker.once("message", settle);
    worker.once("error", reject);
    worker.postMessage(jobs);
  });
}
