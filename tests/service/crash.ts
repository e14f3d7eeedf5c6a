import { setTimeout as pause } from "node:timers/promises";
import { type Acknowledged, crowd } from "./crowd.ts";
import { serviceProcess } from "./form-service.ts";
import { missing } from "./kept.ts";

export type CrashResult = { readonly acknowledged: number; readonly lost: readonly string[] };

/** Starts the service on one folder again and again and kills it at a random moment under load. */
export async function crashRounds(dataDir: string, rounds: number): Promise<CrashResult> {
  const acknowledged: Acknowledged[] = [];
  const lost: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const service = await serviceProcess({ FORMS_DATA: dataDir });
    const visitors = crowd(service.address, 16);
    await Promise.race([visitors.started, service.ended]);
    await pause(Math.random() * 150);
    service.process.kill("SIGKILL");
    await Promise.all([service.ended, visitors.done]);
    acknowledged.push(...visitors.acknowledged);
    lost.push(...missing(dataDir, visitors.acknowledged));
  }
  return { acknowledged: acknowledged.length, lost: [...lost, ...missing(dataDir, acknowledged)] };
}
