import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "../../tests/service/bundle.ts";
import { serviceProcess } from "../../tests/service/form-service.ts";
import {
  type PrivatePostgres,
  privatePostgres,
} from "../../tests/service/postgres/private-postgres.ts";
import { median } from "../figures.ts";
import type { LoadResult } from "./load.ts";
import { strike } from "./strike.ts";

export type InstancesPlan = {
  readonly rounds: number;
  readonly seconds: number;
  /** Over all instances together. */
  readonly connections: number;
};

type Way = { readonly store: "SQLite" | "PostgreSQL"; readonly instances: number };

export type WayFigures = Way & {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers other than 201. */
  readonly refused: number;
};

const ways: readonly Way[] = [
  { store: "SQLite", instances: 1 },
  { store: "PostgreSQL", instances: 1 },
  { store: "PostgreSQL", instances: 2 },
  { store: "PostgreSQL", instances: 4 },
];

/** All ways in turns, so that a busy minute of the machine meets them alike. */
export async function measureInstances(plan: InstancesPlan): Promise<readonly WayFigures[]> {
  const loadFile = await bundle("bench/service/load-process.ts");
  const server = await privatePostgres();
  try {
    const found: WayFigures[] = [];
    for (let round = 0; round < plan.rounds; round++) {
      for (const way of ways) found.push(await measure(way, { plan, loadFile, server }));
    }
    return ways.map(way =>
      middle(
        found.filter(one => isSame(one, way)),
        way,
      ),
    );
  } finally {
    await server.remove();
  }
}

type Parts = {
  readonly plan: InstancesPlan;
  readonly loadFile: string;
  readonly server: PrivatePostgres;
};

/** With the log as an operator has it, and mails going to files. */
async function measure(way: Way, { plan, loadFile, server }: Parts): Promise<WayFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), "instances-"));
  const database = way.store === "PostgreSQL" ? { DATABASE_URL: await server.newDatabase() } : {};
  const env = { FORMS_DATA: dataDir, LOG_LEVEL: "info", ...database };
  const started = await Promise.all(
    Array.from({ length: way.instances }, () => serviceProcess(env)),
  );
  try {
    const connections = plan.connections / way.instances;
    const strikes = started.map(on => strike(loadFile, on, { connections, seconds: plan.seconds }));
    const results = await Promise.all(strikes);
    return {
      ...way,
      perSecond: results.reduce((sum, { perSecond }) => sum + perSecond, 0),
      p50Ms: median(results.map(({ p50Ms }) => p50Ms)),
      p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
      refused: results.reduce((sum, result) => sum + refusedOf(result), 0),
    };
  } finally {
    await Promise.all(started.map(one => one.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function refusedOf({ answered, statuses }: LoadResult): number {
  return answered - (statuses["201"] ?? 0);
}

function isSame(one: Way, other: Way): boolean {
  return one.store === other.store && one.instances === other.instances;
}

function middle(found: readonly WayFigures[], way: Way): WayFigures {
  const of = (name: "perSecond" | "p50Ms" | "p99Ms") => median(found.map(one => one[name]));
  const refused = found.reduce((sum, one) => sum + one.refused, 0);
  return { ...way, perSecond: of("perSecond"), p50Ms: of("p50Ms"), p99Ms: of("p99Ms"), refused };
}
