import { parentPort, workerData } from "node:worker_threads";
import { type Job, type MadeChunk, pageMaker } from "./make-page.ts";
import { loadModule } from "./open-site.ts";
import { factsOfParts } from "./page-facts.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderInput } from "./render.ts";

/** What a thread is started with: the site, but for its module, which each thread loads itself. */
export type WorkerStart = Omit<RenderInput, "module"> & { staging: string | undefined };
export type WorkerAnswer =
  | { made: MadeChunk }
  | { problems: ProblemsError["problems"] }
  | { failed: string };

const { staging, ...input }: WorkerStart = workerData;
const module = await loadModule(input.code.bundle);
const renderer = createRenderer({ ...input, module });
const makePage = pageMaker(renderer, staging);

parentPort?.on("message", (jobs: Job[]) => parentPort?.postMessage(answer(jobs)));

function answer(jobs: Job[]): WorkerAnswer {
  try {
    return { made: { pages: jobs.map(makePage), parts: factsOfParts(renderer.parts()) } };
  } catch (error) {
    return error instanceof ProblemsError
      ? { problems: error.problems }
      : { failed: String(error) };
  }
}
