import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { Failure, sentenceOf } from "../../failure.ts";
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
  const draft = `${wanted}.${process.pid}.part`;
  try {
    copyInto(draft, file);
    const counts = inspect(draft);
    renameSync(draft, wanted);
    syncToDisk(dirname(wanted));
    return counts;
  } catch (error) {
    throw notWritten(wanted, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

function copyInto(target: string, file: string): void {
  const db = openDatabase(file, { busyTimeoutMs: 10_000 });
  try {
    db.prepare("VACUUM INTO ?").run(target);
  } finally {
    db.close();
  }
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
  const counts = inspect(resolve(source));
  const draft = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    copyFileSync(resolve(source), draft);
    syncToDisk(draft);
    const kept = existsSync(file) ? setAside(file) : undefined;
    // A log of the old file would be played into the new one.
    for (const ending of ["-wal", "-shm"]) rmSync(file + ending, { force: true });
    renameSync(draft, file);
    syncToDisk(dirname(file));
    return { counts, kept };
  } catch (error) {
    throw notWritten(file, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Checks that a file is a whole database of ours and counts what is in it. */
function inspect(file: string): Counts {
  if (!existsSync(file)) throw new Failure("usage", `There is no file ${file}.`);
  try {
    const db = new Database(file, { readonly: true });
    try {
      return soundCounts(db);
    } finally {
      db.close();
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    const message = `${file} is not a usable backup: ${sentenceOf(error)}.`;
    throw new Failure("unusable", message, { cause: error });
  }
}

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

/** Moves the old database away with its log played in; refuses while the service has it open. */
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
  renameSync(file, kept);
  return kept;
}

function codeOf(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : "";
}

function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
