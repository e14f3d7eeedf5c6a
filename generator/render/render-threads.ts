import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { AheadText, Reading } from "../load/entries/read-ahead.ts";
import { ProblemsError } from "../problems/problem.ts";
import type { Job, MadePages } from "./make-page.ts";
import type { WorkerAnswer, WorkerRequest, WorkerStart } from "./render-worker.ts";

export type Thread = {
  send: (request: WorkerRequest) => void;
  read: (reading: Reading) => Promise<AheadText[]>;
  render: (jobs: Job[]) => Promise<MadePages>;
  stop: () => Promise<number>;
};

/** One for each core but that of the main thread, which works too. */
export function startThreads(start: WorkerStart): Thread[] {
  return Array.from({ length: availableParallelism() - 1 }, () => startThread(start));
}

type Asked = { resolve: (answer: WorkerAnswer) => void; reject: (error: Error) => void };

/**
 * Calls may lie as deep in a thread as in the main one, whose 984 kB are less than the 4 MB a thread has by itself: which
 * texts can be made hangs on none. Of what it is given, Node keeps 192 kB back.
 */
const resourceLimits = { stackSizeMb: (984 + 192) / 1024 };

function startThread(workerData: WorkerStart): Thread {
  const script = new URL("./render-worker.js", import.meta.url);
  const worker = new Worker(script, { workerData, resourceLimits });
  /** Answers come in the order of the questions. */
  const asked: Asked[] = [];
  let failure: Error | undefined;
  worker.on("message", (answer: WorkerAnswer) => asked.shift()?.resolve(answer));
  const giveUp = (error: Error) => {
    failure ??= error;
    for (const { reject } of asked.splice(0)) reject(failure);
  };
  worker.on("error", giveUp);
  // Also where the site's own code ends it.
  worker.on("exit", () => giveUp(new Error("A thread has ended before its pages were made.")));
  const send = (request: WorkerRequest) => worker.postMessage(request);
  const ask = (request: WorkerRequest) =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      // A thread that has failed before it was asked would never answer.
      if (failure) return reject(failure);
      asked.push({ resolve, reject });
      send(request);
    });
  return {
    send,
    read: async reading => {
      const answer = await ask({ reading });
      return "texts" in answer ? answer.texts : fail(answer);
    },
    render: async jobs => {
      const answer = await ask({ jobs });
      return "made" in answer ? answer.made : fail(answer);
    },
    stop: () => worker.terminate(),
  };
}

function fail(answer: WorkerAnswer): never {
  if ("problems" in answer) throw new ProblemsError(answer.problems);
  throw new Error("failed" in answer ? answer.failed : "A thread has answered another question.");
}
