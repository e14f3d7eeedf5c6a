import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Job, MadePage, MadePages } from "./make-page.ts";
import type { OpenSite } from "./open-site.ts";
import { detached, type Facts } from "./page-facts.ts";
import { ProblemsError } from "./problem.ts";
import type { WorkerAnswer, WorkerRequest, WorkerStart } from "./render-worker.ts";
import type { Picture } from "./site.ts";

export type RenderPool = {
  /** Starts the threads ahead of time, so that they load the site while this one reads its content. */
  warm: () => void;
  render: (rendering: Rendering) => Promise<{ made: MadePage[]; parts: Facts["parts"] }>;
  close: () => Promise<void>;
};
type Rendering = {
  jobs: Job[];
  pictures: ReadonlyMap<string, Picture>;
  /** The main thread's own way of making pages: it renders too. */
  makePages: (jobs: Job[]) => MadePages;
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
};

/** Makes pages, in the order of the jobs; many of them on all cores. The bytes are the same either way. */
export function renderPool(
  { root, settings, code }: OpenSite,
  { staging, isSharing }: Pick<WorkerStart, "isSharing"> & { staging?: string | undefined },
): RenderPool {
  let threads: Thread[] = [];
  const start = () => {
    if (threads.length === 0) threads = startThreads({ root, settings, code, staging, isSharing });
  };
  return {
    warm: start,
    render: async ({ jobs, pictures, makePages, onProgress }) => {
      const made: MadePage[] = new Array(jobs.length);
      const parts: Facts["parts"] = {};
      const queue = chunksOf(jobs);
      if (isWorthThreads(jobs.length)) start();
      let done = 0;
      const take = (chunk: Chunk, { pages, parts: shared }: MadePages) => {
        Object.assign(parts, shared);
        for (const [index, page] of pages.entries()) made[chunk.start + index] = page;
        done += pages.length;
        onProgress?.({ done, total: jobs.length });
      };
      const share = firstShare(queue, threads);
      for (const thread of threads) thread.send({ pictures });
      try {
        await Promise.all([
          ...threads.map(thread =>
            Promise.all(
              queue
                .splice(0, share)
                .map(async chunk => take(chunk, await thread.render(chunk.jobs))),
            ),
          ),
          ...[...threads, ...threads].map(thread =>
            work(queue, take, chunk => thread.render(chunk.jobs)),
          ),
          work(queue, take, chunk => here(chunk, makePages)),
        ]);
      } finally {
        // After a failure nobody waits for the rest.
        queue.length = 0;
      }
      return { made, parts };
    },
    close: async () => {
      await Promise.all(threads.map(thread => thread.stop()));
    },
  };
}

/** Starting a thread and loading the site in it takes about 60 ms, in which some two hundred pages are rendered. */
export function isWorthThreads(pages: number): boolean {
  return pages >= 300;
}

/**
 * Each thread has one chunk in work and the next one at hand: it need not wait until the main thread, which renders
 * too, has time to give it another. Small chunks, so that all end at the same time.
 */
const chunkSize = 25;

/**
 * How many chunks each thread gets at once: half of its part, since the main thread has the other files to make before
 * it can give it more.
 */
function firstShare(queue: Chunk[], threads: Thread[]): number {
  return Math.floor(queue.length / (threads.length + 1) / 2);
}

type Chunk = { start: number; jobs: Job[] };

function chunksOf(jobs: Job[]): Chunk[] {
  return Array.from({ length: Math.ceil(jobs.length / chunkSize) }, (_, index) => ({
    start: index * chunkSize,
    jobs: jobs.slice(index * chunkSize, (index + 1) * chunkSize),
  }));
}

async function work(
  queue: Chunk[],
  take: (chunk: Chunk, made: MadePages) => void,
  render: (chunk: Chunk) => Promise<MadePages>,
): Promise<void> {
  for (let chunk = queue.shift(); chunk; chunk = queue.shift()) take(chunk, await render(chunk));
}

/** Between chunks the main thread hears what the others have finished. */
async function here({ jobs }: Chunk, makePages: (jobs: Job[]) => MadePages): Promise<MadePages> {
  await new Promise(resolve => setImmediate(resolve));
  const { pages, parts } = makePages(jobs);
  return { pages: pages.map(page => ({ ...page, facts: detached(page.facts) })), parts };
}

type Thread = {
  send: (request: WorkerRequest) => void;
  render: (jobs: Job[]) => Promise<MadePages>;
  stop: () => Promise<number>;
};

function startThreads(start: WorkerStart): Thread[] {
  return Array.from({ length: availableParallelism() - 1 }, () => {
    const worker = new Worker(new URL("./render-worker.js", import.meta.url), {
      workerData: start,
    });
    const asked: Asked[] = [];
    let failure: Error | undefined;
    worker.on("message", (answer: WorkerAnswer) => settle(answer, asked.shift()));
    worker.on("error", error => {
      failure = error;
      for (const { reject } of asked.splice(0)) reject(error);
    });
    return {
      send: request => worker.postMessage(request),
      render: jobs =>
        new Promise((resolve, reject) => {
          // A thread that has failed before it was asked would never answer.
          if (failure) return reject(failure);
          asked.push({ resolve, reject });
          worker.postMessage({ jobs } satisfies WorkerRequest);
        }),
      stop: () => worker.terminate(),
    };
  });
}

/** Answers come in the order of the questions. */
type Asked = { resolve: (made: MadePages) => void; reject: (error: Error) => void };

function settle(answer: WorkerAnswer, asked: Asked | undefined): void {
  if ("made" in answer) asked?.resolve(answer.made);
  else
    asked?.reject(
      "problems" in answer ? new ProblemsError(answer.problems) : new Error(answer.failed),
    );
}
