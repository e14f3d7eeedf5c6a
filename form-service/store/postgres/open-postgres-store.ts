import { setTimeout as pause } from "node:timers/promises";
import type { ClientBase } from "pg";
import { isFailure } from "../../failure.ts";
import { clockWatch } from "../clock-watch.ts";
import { tables } from "../copy/tables.ts";
import type { Store } from "../store.ts";
import { trialOrder } from "../trial-order.ts";
import { accept, completeOrder } from "./accept.ts";
import { openBatches } from "./batches.ts";
import { compact } from "./compact.ts";
import { commandBounds, openConnection, serviceBounds } from "./connection.ts";
import { diagnose } from "./diagnose.ts";
import { isLocked } from "./faults.ts";
import { find, list } from "./find.ts";
import { openGate } from "./gate.ts";
import { takeLimits } from "./limits.ts";
import { addMails, claim, counts, pullForward, settle, takeBack } from "./outbox.ts";
import { patiently } from "./patience.ts";
import {
  countOlder,
  deadMails,
  erase,
  purge,
  putOffMails,
  release,
  remove,
  requeue,
} from "./records.ts";

export type PostgresOptions = {
  /** How long a submission waits for a server that is away before it is refused. */
  readonly patienceMs?: number;
  /** Told what the tables are waited for. */
  readonly onHeld?: (sentence: string) => void;
};

/** Limits are asked for before every submission: they have a connection of their own, and little time. */
const limitBounds = { connectionsMax: 1, connectMs: 2000, statementMs: 2000, lockMs: 1000 };

const lockedMaxMs = 60_000;
const lockedPauseMs = 1000;

/**
 * Comes back also while the server cannot be reached: the service then starts, answers 503, and is
 * well again as soon as the server is. A database that must not be used is refused.
 */
export async function openPostgresStore(
  url: string,
  { patienceMs = 4000, onHeld }: PostgresOptions = {},
): Promise<Store> {
  const connection = openConnection(url, serviceBounds);
  const limitConnection = openConnection(url, limitBounds);
  const { ready, run, atomically } = openGate(connection);
  const batches = openBatches({
    write: entries => run(client => accept(client, entries)),
    patienceMs,
  });
  const isTimeToLook = clockWatch();

  /** For what looks through all that is stored, or removes much of it: it takes as long as it takes. */
  async function atLeisure<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    await ready();
    const own = openConnection(url, commandBounds);
    try {
      return await own.transaction(work);
    } finally {
      await own.close();
    }
  }

  async function close(): Promise<void> {
    await batches.close();
    await Promise.all([connection.close(), limitConnection.close()]);
  }

  await unlocked(ready, () => onHeld?.(heldAt(connection.where))).catch(async error => {
    if (isFailure(error, "unavailable")) return;
    await close();
    throw error;
  });

  return {
    accept: batches.add,
    completeOrder: call =>
      patiently(performance.now() + patienceMs, () => run(client => completeOrder(client, call))),
    forgetRequests: nowMs =>
      run(async client => {
        await client.query("DELETE FROM requests WHERE expires_at <= $1", [nowMs]);
        await client.query(
          "DELETE FROM limits WHERE ends_at <= extract(epoch FROM clock_timestamp()) * 1000",
        );
      }),
    proveWritable: nowMs => atomically(client => proveWritable(client, nowMs)),
    proveRoom: nowMs =>
      atomically(async client => {
        const entry = trialOrder(nowMs);
        await accept(client, [entry]);
        await remove(client, [entry.submission.id]);
      }),
    limits: async (...asked) => {
      await ready();
      return limitConnection.run(client => takeLimits(client, ...asked));
    },
    outbox: {
      claim: wish => atomically(client => claim(client, wish)),
      settle: (mail, workerName, how) => run(client => settle(client, mail, workerName, how)),
      recover: async wish => {
        await run(client => takeBack(client, wish));
        if (isTimeToLook(wish.nowMs)) await run(client => pullForward(client, wish.nowMs));
      },
      counts: () => run(counts),
      addMail: (submission, mail) => run(client => addMails(client, submission, [mail])),
    },
    records: {
      list: filter => run(client => list(client, filter)),
      find: id => run(client => find(client, id)),
      release: (id, mails) => atomically(client => release(client, id, mails)),
      requeue: (mail, messageId, nowMs) => run(client => requeue(client, mail, messageId, nowMs)),
      deadMails: () => run(deadMails),
      putOffMails: nowMs => run(client => putOffMails(client, nowMs)),
      erase: email => atLeisure(client => erase(client, email)),
      remove: ids => atLeisure(client => remove(client, ids)),
      purge: old => atLeisure(client => purge(client, old)),
      countOlder: beforeMs => run(client => countOlder(client, beforeMs)),
      // The room of what is merely old goes to new rows by itself, and keeps nobody out of the tables meanwhile.
      compact: async after => (after === "erase" ? compact(url) : undefined),
    },
    diagnose: async () => {
      await ready();
      return diagnose(connection);
    },
    close,
  };
}

function heldAt(where: string): string {
  return `a dump or an open transaction keeps the tables of PostgreSQL, which are to be brought to a newer version: waiting for its end, a minute at the most (${where})`;
}

/** A dump is waited for: no order is led to an instance that does not listen yet. Between two tries those of the others pass. */
async function unlocked(ready: () => Promise<void>, onHeld: () => void): Promise<void> {
  const untilMs = performance.now() + lockedMaxMs;
  for (let tries = 1; ; tries++) {
    try {
      return await ready();
    } catch (error) {
      if (!isLocked(error) || performance.now() > untilMs) throw error;
      if (tries === 1) onHeld();
      await pause(lockedPauseMs);
    }
  }
}

/** The server writes, and nothing keeps orders out of their tables: neither somebody's lock nor a right that was lost. */
async function proveWritable(client: ClientBase, nowMs: number): Promise<void> {
  await client.query(
    `INSERT INTO pulse VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
    [nowMs],
  );
  const names = tables.map(({ name }) => name).join(", ");
  await client.query(`LOCK TABLE ${names} IN ROW EXCLUSIVE MODE`);
}
