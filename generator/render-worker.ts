import { parentPort, workerData } from "node:worker_threads";
import { type Job, type MadePages, pageMaker } from "./make-page.ts";
import { loadModule } from "./open-site.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderInput } from "./render.ts";
import type { Picture } from "./site.ts";

/** What a thread is started with: the site, but for its module, which each thread loads itself. */
export type WorkerStart = Omit<RenderInput, "module" | "pictures"> & {
  staging: string | undefined;
};
/** First the pictures, which are made while the thread starts; then pages. */
export type WorkerRequest = { pictures: ReadonlyMap<string, Picture> } | { jobs: Job[] };
export type WorkerAnswer =
  | { made: MadePages }
  | { problems: ProblemsError["problems"] }
  | { failed: string };

const { staging, ...input }: WorkerStart = workerData;
const module = await loadModule(input.code.bundle);
let makePages: (jobs: Job[]) => MadePages = () => {
  throw new Error("A thread was asked for pages before it knew the pictures.");
};

parentPort?.on("message", (request: WorkerRequest) => {
  if ("jobs" in request) parentPort?.postMessage(answer(request.jobs));
  else makePages = pageMaker(createRenderer({ ...input, ...request, module }), staging);
});

function answer(jobs: Job[]): WorkerAnswer {
  try {
    return { made: makePages(jobs) };
  } catch (error) {
    return error instanceof ProblemsError
      ? { problems: error.problems }
      : { failed: String(error) };
  }
}
