import { parentPort, workerData } from "node:worker_threads";
import { loadModule } from "./open-site.ts";
import { ProblemsError } from "./problem.ts";
import { createRenderer, type RenderInput } from "./render.ts";
import { renderOne } from "./render-one.ts";
import type { Job } from "./render-pool.ts";

/** What a thread is started with: the site, but for its module, which each thread loads itself. */
export type WorkerStart = Omit<RenderInput, "module">;
export type WorkerAnswer =
  | { rendered: ReturnType<typeof renderOne>[] }
  | { problems: ProblemsError["problems"] }
  | { failed: string };

const start: WorkerStart = workerData;
const renderer = createRenderer({ ...start, module: await loadModule(start.code.bundle) });

parentPort?.on("message", (jobs: Job[]) => parentPort?.postMessage(answer(jobs)));

function answer(jobs: Job[]): WorkerAnswer {
  try {
    return { rendered: jobs.map(job => renderOne(renderer.page, job)) };
  } catch (error) {
    return error instanceof ProblemsError
      ? { problems: error.problems }
      : { failed: String(error) };
  }
}
