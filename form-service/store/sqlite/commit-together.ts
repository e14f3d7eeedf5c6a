import type Database from "better-sqlite3";
import { isBusy } from "./file/is-busy.ts";

/** Only reads and writes the database, so that it can be run a second time. */
export type Job = () => unknown;
type Outcome = { readonly result: unknown } | { readonly error: unknown };

type Tried = "locked" | { readonly outcomes: readonly Outcome[] } | { readonly error: unknown };

/**
 * Runs jobs in one transaction. A job that fails takes nobody along: all are then run again with a savepoint for each.
 * While another process holds the lock, nothing is run.
 */
export function committer(
  db: Database.Database,
  assertWritable: () => void,
): (jobs: readonly Job[]) => readonly Outcome[] | "locked" {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  const rollback = db.prepare("ROLLBACK");
  const savepoint = db.prepare("SAVEPOINT job");
  const release = db.prepare("RELEASE job");
  const rollbackJob = db.prepare("ROLLBACK TO job");

  return jobs => {
    // Savepoints cost as much as the inserts: the first try does without, for jobs that fail are rare.
    const together = tryAll(jobs, job => ({ result: job() }));
    if (together === "locked") return together;
    if ("outcomes" in together) return together.outcomes;
    const apart = tryAll(jobs, runOne);
    if (apart === "locked") return apart;
    return "outcomes" in apart ? apart.outcomes : jobs.map(() => apart);
  };

  function tryAll(jobs: readonly Job[], run: (job: Job) => Outcome): Tried {
    try {
      assertWritable();
      begin.run();
    } catch (error) {
      return isBusy(error) ? "locked" : { error };
    }
    try {
      const outcomes = jobs.map(run);
      commit.run();
      return { outcomes };
    } catch (error) {
      if (db.inTransaction) rollback.run();
      return { error };
    }
  }

  function runOne(job: Job): Outcome {
    savepoint.run();
    try {
      const result = job();
      release.run();
      return { result };
    } catch (error) {
      // A full disk makes SQLite roll everything back by itself: then no job of this group is stored.
      if (!db.inTransaction) throw error;
      rollbackJob.run();
      release.run();
      return { error };
    }
  }
}
