import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../../failure.ts";
import { faultOf } from "./faults.ts";

const retryMs = 150;

/** Tries again what may pass, such as a restart of the server, until the time is over. */
export async function patiently<T>(untilMs: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Failure ? error.cause : error;
      const isOver = performance.now() + retryMs > untilMs;
      if (isOver || reason === undefined || !faultOf(reason).mayPass) throw error;
      await pause(retryMs);
    }
  }
}
