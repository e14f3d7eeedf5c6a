import { existsSync, linkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { Failure } from "../../../failure.ts";
import { forgetFailedBackup } from "../../last-backup.ts";
import { isBusy } from "../file/is-busy.ts";
import { assertFits } from "../file/log-fits.ts";
import { makeFolder } from "../file/make-folder.ts";
import { refuseLink } from "../file/refuse-link.ts";
import { type Counts, copyInto, notWritten, readCopy, soundCounts, syncToDisk } from "./copies.ts";
import { clearLeftOver, discard, draftOf } from "./drafts.ts";

/** Puts a backup in the database's place. What was there is kept beside it. */
export function restore(
  file: string,
  source: string,
): { counts: Counts; kept: string | undefined } {
  refuseLink(file);
  if (isSame(file, source)) throw new Failure("usage", `${file} is the database itself.`);
  return readCopy(resolve(source), backup => {
    const counts = soundCounts(backup);
    return { counts, kept: putInPlace(file, backup) };
  });
}

function isSame(file: string, other: string): boolean {
  return existsSync(file) && existsSync(other) && realpathSync(file) === realpathSync(other);
}

function putInPlace(file: string, backup: Database.Database): string | undefined {
  const draft = draftOf(file);
  try {
    makeFolder(dirname(file));
    clearLeftOver(dirname(file));
    copyInto(draft, backup);
    const kept = existsSync(file) ? setAside(file) : setLogAside(file);
    // A log of the old file would be played into the new one.
    for (const ending of ["-wal", "-shm"]) rmSync(file + ending, { force: true });
    renameSync(draft, file);
    syncToDisk(dirname(file));
    forgetFailedBackup(dirname(file));
    return kept;
  } catch (error) {
    throw notWritten(file, error);
  } finally {
    discard(draft);
  }
}

/** Gives the old database another name, with its log played in; refuses while the service has it open. */
function setAside(file: string): string {
  const kept = keptName(file);
  try {
    if (existsSync(`${file}-wal`)) assertFits(file, { busyTimeoutMs: 1000 });
    const db = new Database(file, { timeout: 1000 });
    try {
      // SQLite leaves the WAL mode only when nobody else has the file open.
      db.pragma("journal_mode = DELETE");
    } finally {
      db.close();
    }
  } catch (error) {
    if (isBusy(error) || (error instanceof Failure && isBusy(error.cause))) {
      throw new Failure("usage", "The service is running: stop it, restore, and start it again.");
    }
    // A damaged file is just what a restore is for; it is kept, with what SQLite could not take over from the log.
    moveLog(file, kept);
  }
  nameToo(file, kept);
  return kept;
}

/** The file it belongs to may turn up again, and then has only in its log what came in last. */
function setLogAside(file: string): string | undefined {
  const kept = keptName(file);
  return moveLog(file, kept) ? `${kept}-wal` : undefined;
}

function keptName(file: string): string {
  return `${file}.replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`;
}

function moveLog(file: string, name: string): boolean {
  if (!existsSync(`${file}-wal`)) return false;
  renameSync(`${file}-wal`, `${name}-wal`);
  return true;
}

/** The file keeps its own name until the new one takes it: a service that found none there would make an empty one. */
function nameToo(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // A file system on which a file has one name only.
    renameSync(file, name);
  }
}
