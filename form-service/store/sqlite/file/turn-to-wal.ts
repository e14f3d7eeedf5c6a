import type Database from "better-sqlite3";
import { waitHere } from "../wait-here.ts";
import { isBusy } from "./is-busy.ts";

/**
 * Writes go to a log from here on. A new file is turned into such a one by the first process that opens it, and while
 * that happens SQLite refuses a second process at once, whatever its busy_timeout: it waits here.
 */
export function turnToWal(db: Database.Database, { patienceMs }: { patienceMs: number }): void {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      db.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw error;
      waitHere(10);
    }
  }
}
