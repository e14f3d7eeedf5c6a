import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ListeningProcess } from "../../tests/listening-process.ts";
import { bundle } from "../../tests/service/bundle.ts";
import { child, run } from "../../tests/service/child.ts";
import { serviceProcess } from "../../tests/service/form-service.ts";
import { median } from "../figures.ts";
import { emptyAway, moveAway } from "../move-away.ts";
import { benchCache } from "../places.ts";
import { residentBytes } from "../process-tree.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import { strike } from "./strike.ts";

export type ServicePlan = {
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  readonly connections: number;
  /** How many orders the memory is watched over. */
  readonly orders: number;
};

export type ServiceFigures = {
  /** What the two limits did a second in each round. */
  readonly fastify: readonly number[];
  readonly sqlite: readonly number[];
  /** The service's rounds as fast as it goes. */
  readonly full: readonly LoadResult[];
  /** The rounds at half that rate. */
  readonly half: readonly LoadResult[];
  readonly memory: readonly { readonly orders: number; readonly bytes: number }[];
};

const dataDir = join(benchCache, "service-data");

/** All limits and the service itself in turns, so that a busy minute of the machine meets them alike. */
export async function measureService(plan: ServicePlan): Promise<ServiceFigures> {
  const files = {
    load: await bundle("bench/service/load-process.ts"),
    fastify: await bundle("bench/service/bare-fastify.ts"),
    sqlite: await bundle("bench/service/bare-sqlite.ts"),
  };
  mkdirSync(benchCache, { recursive: true });
  const { warmUpSeconds, seconds, connections } = plan;
  const load = (on: ListeningProcess, more: Partial<LoadPlan> = {}) =>
    strike(files.load, on, { connections, seconds, warmUpSeconds, ...more });
  const fastify: number[] = [];
  const sqlite: number[] = [];
  const full: LoadResult[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    await withChild(await child(files.fastify, { env: {} }), async on => {
      fastify.push((await load(on)).perSecond);
    });
    const bare = await run(files.sqlite, { args: [String(seconds), benchCache], env: {} });
    sqlite.push(JSON.parse(bare.stdout).perSecond);
    await withChild(await freshService(), async on => {
      full.push(await load(on));
    });
  }
  const servicePerSecond = median(full.map(({ perSecond }) => perSecond));
  const half: LoadResult[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    await withChild(await freshService(), async on => {
      half.push(await load(on, { perSecond: servicePerSecond / 2 }));
    });
  }
  const memory = await withChild(await freshService(), on =>
    watchMemory(on, plan.orders, () => load(on, { warmUpSeconds: 0 })),
  );
  moveAway(dataDir);
  emptyAway();
  return { fastify, sqlite, full, half, memory };
}

/** With the log as an operator has it, and mails going to files. */
async function freshService(): Promise<ListeningProcess> {
  moveAway(dataDir);
  return serviceProcess({ FORMS_DATA: dataDir, LOG_LEVEL: "info" });
}

async function withChild<T>(
  started: ListeningProcess,
  work: (on: ListeningProcess) => Promise<T>,
): Promise<T> {
  try {
    return await work(started);
  } finally {
    await started.stop();
  }
}

async function watchMemory(
  on: ListeningProcess,
  orders: number,
  strike: () => Promise<LoadResult>,
) {
  const samples: { orders: number; bytes: number }[] = [];
  for (let taken = 0; taken < orders; ) {
    taken += (await strike()).answered;
    samples.push({ orders: taken, bytes: residentBytes(on.process.pid ?? 0) });
  }
  return samples;
}
