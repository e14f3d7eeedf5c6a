import type { Database } from "better-sqlite3";
import { waitHere } from "../wait-here.ts";

/**
 * Moves all that stands in the log into the file and leaves the log empty; says whether it could. While another
 * process is at just that, as the service is right after a VACUUM, SQLite refuses at once, whatever its busy_timeout:
 * it is waited for here.
 */
export function clearLog(db: Database, { patienceMs }: { patienceMs: number }): boolean {
  const untilMs = performance.now() + patienceMs;
  while (db.pragma("wal_checkpoint(TRUNCATE)", { simple: true })) {
    if (performance.now() >= untilMs) return false;
    waitHere(10);
  }
  return true;
}
