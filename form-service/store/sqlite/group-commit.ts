import Database from "better-sqlite3";
import { Failure, sentenceOf } from "../../failure.ts";
import { committer, type Job } from "./commit-together.ts";

type GroupCommit = {
  /** Runs the job in the next transaction; resolves when that transaction is on disk. */
  readonly run: <T>(job: () => T) => Promise<T>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly patienceMs: number;
  /** Asked before each commit; throws when nothing may be written. */
  readonly assertWritable: () => void;
};

type Waiting = {
  readonly job: Job;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly deadlineMs: number;
};

const groupMax = 500;
const retryMs = 15;
const turnsMax = 8;

/**
 * All that wants to write at the same moment shares one commit, so that throughput follows the
 * processor and not the disk's flushes.
 */
export function openGroupCommit(
  db: Database.Database,
  { patienceMs, assertWritable }: Options,
): GroupCommit {
  const commitAll = committer(db, assertWritable);
  let queue: Waiting[] = [];
  let isScheduled = false;
  let turns = 0;
  let seen = 0;
  let whenIdle: (() => void) | undefined;

  function schedule(delayMs: number): void {
    if (isScheduled) return;
    isScheduled = true;
    if (delayMs) setTimeout(flush, delayMs);
    else setImmediate(gather);
  }

  /** As long as each turn of the loop brings more, waiting another one saves a flush for them all. */
  function gather(): void {
    const isGrowing = queue.length > seen && queue.length < groupMax;
    seen = queue.length;
    if (isGrowing && turns++ < turnsMax) {
      setImmediate(gather);
      return;
    }
    turns = 0;
    seen = 0;
    flush();
  }

  function flush(): void {
    isScheduled = false;
    const group = queue.slice(0, groupMax);
    if (!group.length) {
      whenIdle?.();
      return;
    }
    const outcomes = commitAll(group.map(({ job }) => job));
    if (outcomes === "locked") {
      giveUpOn(group);
      return;
    }
    queue = queue.slice(group.length);
    group.forEach((waiting, index) => {
      const outcome = outcomes[index] ?? { error: new Error("a job had no outcome") };
      if ("error" in outcome) waiting.reject(asFailure(outcome.error));
      else waiting.resolve(outcome.result);
    });
    if (queue.length) schedule(0);
    else whenIdle?.();
  }

  /** Another process holds the lock: those whose patience is over are told, the others wait on. */
  function giveUpOn(group: readonly Waiting[]): void {
    const now = performance.now();
    const isOver = ({ deadlineMs }: Waiting) => deadlineMs <= now;
    queue = queue.filter(waiting => !isOver(waiting));
    for (const waiting of group.filter(isOver)) {
      waiting.reject(new Failure("unavailable", "the database is locked by another process"));
    }
    schedule(retryMs);
  }

  return {
    run: job =>
      new Promise((resolve, reject) => {
        const deadlineMs = performance.now() + patienceMs;
        // The promise of one job can only be resolved with what that very job returned.
        queue.push({ job, resolve: resolve as (result: unknown) => void, reject, deadlineMs });
        schedule(0);
      }),
    close: () =>
      new Promise(resolve => {
        whenIdle = resolve;
        schedule(0);
      }),
  };
}

function asFailure(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  return new Failure("unavailable", `the database cannot write: ${sentenceOf(error)}`, {
    cause: error,
  });
}
