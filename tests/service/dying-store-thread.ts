import { parentPort } from "node:worker_threads";
import "../../form-service/store/sqlite/store-thread.ts";
import type { Call } from "../../form-service/store/sqlite/store-thread.ts";

/** The thread of the database as it is, but for what happens when an order asks for its death in its message. */
parentPort?.on("message", (calls: readonly Call[]) => {
  const death = /death by (\w+)/.exec(JSON.stringify(calls))?.[1];
  if (death) deaths[death]?.();
});

const deaths: Readonly<Record<string, () => void>> = {
  error: () => {
    throw new Error("the thread has lost its way");
  },
  rejection: () => void Promise.reject(new Error("nobody waits for this promise")),
  exit: () => process.exit(0),
  memory: () => {
    for (let kept: object = {}; ; ) kept = { kept };
  },
};
