import type { Database } from "better-sqlite3";
import { Failure, sentenceOf } from "../../failure.ts";
import { clearLog } from "./file/clear-log.ts";
import { isBusy } from "./file/is-busy.ts";

const patienceMs = 10_000;

/**
 * Rows are overwritten as they are removed, and their room goes to new ones: for a purge the log alone is left, which
 * still holds them. Of a row that SQLite moved to another page on the way a copy may stay, though, which an erasure must
 * not leave: only VACUUM, in which orders wait, takes that away.
 */
export function compact(db: Database, after: "erase" | "purge"): void {
  const usualMs = db.pragma("busy_timeout", { simple: true });
  db.pragma(`busy_timeout = ${patienceMs}`);
  if (after === "erase") rewrite(db);
  const isClear = empty(db);
  db.pragma(`busy_timeout = ${usualMs}`);
  if (isClear) return;
  const message = `Rows that were removed, now or before, may still stand in ${db.name}-wal: another program, such as sqlite3, has the file open, or the service is too busy. Close the one or wait for the other, and run this again.`;
  throw new Failure("unavailable", message);
}

/** For a moment this takes twice the file's room. */
function rewrite(db: Database): void {
  try {
    db.exec("VACUUM");
  } catch (error) {
    const help = isBusy(error)
      ? "Close any other program, such as sqlite3, that has it open, or wait until the service is less busy"
      : "Make room for twice its size";
    throw new Failure(
      "unavailable",
      `The rows are removed, but ${db.name} cannot be rewritten without them (${sentenceOf(error)}). ${help}, and run this again.`,
      { cause: error },
    );
  }
}

/** What the log has goes into the file, which may have to grow for it; says whether nobody else was in the way. */
function empty(db: Database): boolean {
  try {
    return clearLog(db, { patienceMs });
  } catch (error) {
    throw new Failure(
      "unavailable",
      `Rows that were removed, now or before, may still stand in ${db.name}-wal (${sentenceOf(error)}). Make room on its disk for twice its size, and run this again.`,
      { cause: error },
    );
  }
}
