import { Failure } from "../../failure.ts";
import type { Entry, Receipt } from "../store.ts";
import { faultOf } from "./faults.ts";
import { patiently } from "./patience.ts";

type Batches = {
  /** Resolves when the entry is committed. */
  readonly add: (entry: Entry) => Promise<Receipt>;
  /** Lets what waits be written. */
  readonly close: () => Promise<void>;
};

type Waiting = {
  readonly entry: Entry;
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: unknown) => void;
  readonly deadlineMs: number;
};

type Parts = {
  readonly write: (entries: readonly Entry[]) => Promise<ReadonlyMap<string, Receipt>>;
  /** How long an entry waits for the database to come back before it is refused. */
  readonly patienceMs: number;
};

const batchMax = 100;
/** Two, so that one batch is put together while the other waits for the disk. */
const lanesMax = 2;
/** More than can be written within anybody's patience. */
const waitingMax = 5000;
const sweepMs = 250;

/** All that comes in while a statement is under way shares the next one. */
export function openBatches({ write, patienceMs }: Parts): Batches {
  let queue: Waiting[] = [];
  let lanes = 0;
  let isScheduled = false;
  let whenIdle: (() => void) | undefined;
  const sweep = setInterval(refuseLate, sweepMs).unref();

  function pump(): void {
    isScheduled = false;
    while (lanes < lanesMax && queue.length) {
      lanes++;
      const { batch, rest } = parted(queue);
      queue = rest;
      void flush(batch).finally(() => {
        lanes--;
        pump();
      });
    }
    if (!lanes && !queue.length) whenIdle?.();
  }

  async function flush(batch: readonly Waiting[]): Promise<void> {
    const untilMs = Math.min(...batch.map(({ deadlineMs }) => deadlineMs));
    try {
      const receipts = await patiently(untilMs, () => write(batch.map(({ entry }) => entry)));
      for (const { entry, resolve, reject } of batch) {
        const receipt = receipts.get(entry.submission.id);
        if (receipt) resolve(receipt);
        else reject(new Error("an entry had no receipt"));
      }
    } catch (error) {
      await afterFault(batch, error);
    }
  }

  /** What fails by itself takes nobody along; what fails for all is not tried for each. */
  async function afterFault(batch: readonly Waiting[], error: unknown): Promise<void> {
    const isOfAll = error instanceof Failure && faultOf(error.cause).endsConnection;
    for (const one of batch) {
      const isLate = performance.now() > one.deadlineMs;
      if (batch.length === 1 || isOfAll || isLate) one.reject(error);
      else await flush([one]);
    }
  }

  function refuseLate(): void {
    const now = performance.now();
    if (!queue[0] || queue[0].deadlineMs > now) return;
    const late = queue.filter(({ deadlineMs }) => deadlineMs <= now);
    queue = queue.filter(({ deadlineMs }) => deadlineMs > now);
    const failure = new Failure("unavailable", "PostgreSQL did not answer in time");
    for (const { reject } of late) reject(failure);
  }

  return {
    add: entry =>
      new Promise((resolve, reject) => {
        if (queue.length >= waitingMax) {
          reject(new Failure("unavailable", "too many submissions wait for PostgreSQL"));
          return;
        }
        queue.push({ entry, resolve, reject, deadlineMs: performance.now() + patienceMs });
        if (isScheduled) return;
        isScheduled = true;
        setImmediate(pump);
      }),
    close: async () => {
      await new Promise<void>(resolve => {
        whenIdle = resolve;
        pump();
      });
      clearInterval(sweep);
    },
  };
}

/** Two entries of one key or id cannot share a statement: the second waits for the next. */
function parted(queue: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const taken = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const waiting of queue) {
    const { submission, request } = waiting.entry;
    const names = request ? [submission.id, request.key] : [submission.id];
    if (batch.length === batchMax || names.some(name => taken.has(name))) rest.push(waiting);
    else batch.push(waiting);
    for (const name of names) taken.add(name);
  }
  return { batch, rest };
}
