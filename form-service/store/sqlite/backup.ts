import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { codeOf, Failure, sentenceOf } from "../../failure.ts";
import { clearLeftOver, discard, draftOf } from "./drafts.ts";
import { migrations, versionOf } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

export type Counts = {
  readonly orders: number;
  readonly enquiries: number;
  readonly mails: number;
};

/** A whole copy, made while the service runs; it appears under its name only when it is on disk. */
export function backUp(file: string, target: string): Counts {
  const wanted = resolve(target);
  if (existsSync(wanted)) throw new Failure("usage", `${wanted} exists: choose another name.`);
  if (!existsSync(file)) throw new Failure("usage", `There is no database ${file} to back up.`);
  const draft = draftOf(wanted);
  const db = openDatabase(file, { busyTimeoutMs: 10_000 });
  try {
    for (const folder of [dirname(wanted), dirname(resolve(file))]) clearLeftOver(folder);
    copyInto(draft, db);
    const counts = readBackup(draft, soundCounts);
    renameSync(draft, wanted);
    syncToDisk(dirname(wanted));
    return counts;
  } catch (error) {
    throw notWritten(wanted, error);
  } finally {
    db.close();
    discard(draft);
  }
}

/** With what stands in the log. The file is its owner's alone from its first byte: it holds what people wrote. */
function copyInto(target: string, db: Database.Database): void {
  closeSync(openSync(target, "wx", 0o600));
  db.prepare("VACUUM INTO ?").run(target);
  // VACUUM INTO does not flush its file.
  syncToDisk(target);
}

function notWritten(file: string, error: unknown): unknown {
  if (error instanceof Failure) return error;
  const advice = "Does its folder exist, may you write there, and is there room?";
  const message = `${file} cannot be written: ${sentenceOf(error)}. ${advice}`;
  return new Failure("usage", message, { cause: error });
}

/** Puts a backup in the database's place. What was there is kept beside it. */
export function restore(
  file: string,
  source: string,
): { counts: Counts; kept: string | undefined } {
  if (isSame(file, source)) throw new Failure("usage", `${file} is the database itself.`);
  return readBackup(resolve(source), backup => {
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
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    clearLeftOver(dirname(file));
    copyInto(draft, backup);
    const kept = existsSync(file) ? setAside(file) : undefined;
    // A log of the old file would be played into the new one.
    for (const ending of ["-wal", "-shm"]) rmSync(file + ending, { force: true });
    renameSync(draft, file);
    syncToDisk(dirname(file));
    return kept;
  } catch (error) {
    throw notWritten(file, error);
  } finally {
    discard(draft);
  }
}

function readBackup<T>(file: string, read: (db: Database.Database) => T): T {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Failure("usage", `There is no file ${file}.`);
  assertReadable(file);
  if (found.isDirectory())
    throw new Failure("usage", `${file} is a folder: name the backup in it.`);
  try {
    const db = new Database(file, { readonly: true });
    try {
      return read(db);
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure("unusable", unusable(file, error), { cause: error });
  }
}

function assertReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    const message = `${file} cannot be read: ${sentenceOf(error)}. Backups may be read by who made them only.`;
    throw new Failure("usage", message, { cause: error });
  }
}

function unusable(file: string, error: unknown): string {
  return /^SQLITE_(READONLY|CANTOPEN)/.test(codeOf(error))
    ? `${file} was copied out of a running database and cannot be read where you may not write. Copy it, with its -wal if it has one, into a folder of your own.`
    : `${file} is not a usable backup: ${sentenceOf(error)}.`;
}

/** Of a whole database of ours. */
function soundCounts(db: Database.Database): Counts {
  const verdict = String(db.pragma("integrity_check(1)", { simple: true }));
  if (verdict !== "ok") throw new Error(verdict);
  if (versionOf(db) < 1 || versionOf(db) > migrations.length) {
    throw new Error(
      `its version is ${versionOf(db)}, this form-service knows 1 to ${migrations.length}`,
    );
  }
  const count = (table: string) =>
    Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { orders: count("package_orders"), enquiries: count("enquiries"), mails: count("outbox") };
}

/** Gives the old database another name, with its log played in; refuses while the service has it open. */
function setAside(file: string): string {
  const kept = `${file}.replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`;
  try {
    const db = new Database(file, { timeout: 1000 });
    try {
      // SQLite leaves the WAL mode only when nobody else has the file open.
      db.pragma("journal_mode = DELETE");
    } finally {
      db.close();
    }
  } catch (error) {
    if (/SQLITE_BUSY/.test(codeOf(error))) {
      throw new Failure("usage", "The service is running: stop it, restore, and start it again.");
    }
    // A damaged file is just what a restore is for; it is kept as it is, with its log.
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
  }
  nameToo(file, kept);
  return kept;
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

function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
