import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { BodySource } from "./load/entry.ts";
import type { OpenSite } from "./open-site.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderedPage, type RenderInput } from "./render.ts";
import { renderOne } from "./render-one.ts";
import type { WorkerAnswer, WorkerStart } from "./render-worker.ts";
import type { Page, Picture, Tools } from "./site.ts";

export type Job = { page: Page; body: BodySource | undefined };
type Rendering = {
  site: OpenSite;
  pictures: ReadonlyMap<string, Picture>;
  jobs: Job[];
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
};

/** Renders pages in the order of the jobs; with many of them on all cores. The bytes are the same either way. */
export async function renderPages({
  site,
  pictures,
  jobs,
  onProgress,
}: Rendering): Promise<{ rendered: RenderedPage[]; tools: Tools }> {
  const { root, module, settings, code } = site;
  const input: RenderInput = { root, module, settings, code, pictures };
  const renderer = createRenderer(input);
  const rendered: RenderedPage[] = new Array(jobs.length);
  const queue = chunksOf(jobs);
  const threads =
    jobs.length < jobsWorthAThread
      ? []
      : startThreads({ root, settings, code, pictures }, availableParallelism() - 1);
  let done = 0;
  const take = (chunk: Chunk, pages: RenderedPage[]) => {
    for (const [index, page] of pages.entries()) rendered[chunk.start + index] = page;
    done += pages.length;
    onProgress?.({ done, total: jobs.length });
  };
  try {
    await Promise.all([
      ...threads.map(thread => work(queue, take, chunk => thread.render(chunk.jobs))),
      work(queue, take, async chunk => here(renderer.page, chunk)),
    ]);
  } finally {
    await Promise.all(threads.map(thread => thread.stop()));
  }
  return { rendered, tools: renderer.tools };
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
  take: (chunk: Chunk, pages: RenderedPage[]) => void,
  render: (chunk: Chunk) => Promise<RenderedPage[]>,
): Promise<void> {
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) take(chunk, await render(chunk));
}

/** The main thread renders too; between chunks it hears what the others have finished. */
async function here(
  render: Parameters<typeof renderOne>[0],
  { jobs }: Chunk,
): Promise<RenderedPage[]> {
  await new Promise(resolve => setImmediate(resolve));
  return jobs.map(job => renderOne(render, job));
}

type Thread = { render: (jobs: Job[]) => Promise<RenderedPage[]>; stop: () => Promise<number> };

function startThreads(start: WorkerStart, count: number): Thread[] {
  return Array.from({ length: count }, () => {
    const worker = new Worker(new URL("./render-worker.js", import.meta.url), {
      workerData: start,
    });
    return { render: jobs => ask(worker, jobs), stop: () => worker.terminate() };
  });
}

function ask(worker: Worker, jobs: Job[]): Promise<RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const settle = (answer: WorkerAnswer) => {
      worker.off("error", reject);
      if ("rendered" in answer) resolve(answer.rendered);
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
