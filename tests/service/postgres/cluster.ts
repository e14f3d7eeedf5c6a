import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ListeningProcess } from "../../listening-process.ts";
import { type Acknowledged, crowd } from "../crowd.ts";
import { serviceProcess } from "../form-service.ts";
import { type ClusterVerdict, verdictOn } from "./cluster-verdict.ts";
import { mailSink } from "./mail-sink.ts";
import { type PrivatePostgres, privatePostgres } from "./private-postgres.ts";

type ClusterPlan = {
  readonly instances: number;
  /** How often each place in the cluster sees its instance end before the last one stays. */
  readonly lives: number;
  /** Visitors at each instance, and how long each waits between two submissions. */
  readonly visitors: number;
  readonly pauseMs: number;
  /** An instance ends when it has acknowledged a random number of submissions up to this. */
  readonly acknowledgedMax: number;
  /** Orders wait ten seconds for their second call, killed workers' leases two minutes: false ends both by hand. */
  readonly waitsForTime: boolean;
  readonly drainSeconds: number;
};

type ClusterResult = ClusterVerdict & {
  readonly kills: number;
  readonly stops: number;
  readonly statuses: Readonly<Record<string, number>>;
};

/** Promise 9: instances that are killed and stopped at random moments, and a PostgreSQL that crashes in the middle. */
export async function clusterRun(plan: ClusterPlan): Promise<ClusterResult> {
  const server = await privatePostgres();
  const sink = await mailSink();
  const dataDir = mkdtempSync(join(tmpdir(), "cluster-"));
  const env = {
    FORMS_DATA: dataDir,
    DATABASE_URL: server.url(),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    OWNER_EMAIL: "owner@tryline.test",
    MAIL_FROM: "forms@tryline.test",
    LOG_LEVEL: "silent",
  };
  const start = () => serviceProcess(env);
  const tally: Tally = { acknowledged: [], statuses: {}, kills: 0, stops: 0 };
  let alive: ListeningProcess[] = [];
  try {
    const places = Array.from({ length: plan.instances }, () => live(start, plan, tally));
    await Promise.all([...places, crashInTheMiddle(server, plan, tally)]);
    alive = await Promise.all(Array.from({ length: plan.instances }, start));
    await drain(server, alive, plan);
    const { acknowledged, ...counts } = tally;
    return { ...counts, ...(await verdictOn(server, acknowledged, sink.arrived)) };
  } finally {
    await Promise.all(alive.map(one => one.stop()));
    await sink.close();
    await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Tally = {
  readonly acknowledged: Acknowledged[];
  readonly statuses: Record<string, number>;
  kills: number;
  stops: number;
};

/** One place in the cluster: whatever dies there is started again. */
async function live(
  start: () => Promise<ListeningProcess>,
  plan: ClusterPlan,
  tally: Tally,
): Promise<void> {
  for (let life = 0; life < plan.lives; life++) {
    const instance = await start();
    const visitors = crowd(instance.address, plan.visitors, plan.pauseMs);
    const target = 1 + Math.random() * plan.acknowledgedMax;
    await reached(() => visitors.acknowledged.length >= target);
    const isKill = Math.random() < 0.7;
    if (isKill) tally.kills++;
    else tally.stops++;
    instance.process.kill(isKill ? "SIGKILL" : "SIGTERM");
    visitors.stop();
    await Promise.all([instance.ended, visitors.done]);
    tally.acknowledged.push(...visitors.acknowledged);
    for (const [status, n] of visitors.statuses) {
      tally.statuses[status] = (tally.statuses[status] ?? 0) + n;
    }
  }
}

async function crashInTheMiddle(server: PrivatePostgres, plan: ClusterPlan, tally: Tally) {
  const half = (plan.instances * plan.lives) / 2;
  await reached(() => tally.kills + tally.stops >= half);
  await server.stop("immediate");
  await pause(300);
  await server.start();
}

async function reached(isTrue: () => boolean): Promise<void> {
  const endMs = performance.now() + 60_000;
  while (!isTrue() && performance.now() < endMs) await pause(10);
}

/** Until every mail has gone out. */
async function drain(
  server: PrivatePostgres,
  alive: readonly ListeningProcess[],
  plan: ClusterPlan,
) {
  const endMs = performance.now() + plan.drainSeconds * 1000;
  const living = alive.map(({ process }) => `'%:${process.pid}:%'`).join(", ");
  while (performance.now() < endMs) {
    const [left] = await server.query(
      "SELECT count(*)::integer AS n FROM outbox WHERE state <> 'sent'",
    );
    if (left?.n === 0) return;
    if (!plan.waitsForTime) {
      await server.query(
        `UPDATE outbox SET lease_until = 0
         WHERE state = 'sending' AND NOT lease_owner LIKE ANY (ARRAY[${living}]);
         UPDATE outbox SET next_at = 0 WHERE state = 'queued' AND next_at > 0`,
      );
    }
    await pause(250);
  }
}
