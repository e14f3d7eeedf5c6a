import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { codeOf, Failure, sentenceOf } from "../../../failure.ts";
import { assertReadable } from "../file/readable.ts";
import { migrations, versionOf } from "../migrations.ts";

export type Counts = {
  readonly orders: number;
  readonly enquiries: number;
};

/** With what stands in the log. The file is its owner's alone from its first byte: it holds what people wrote. */
export function copyInto(target: string, db: Database.Database): void {
  closeSync(openSync(target, "wx", 0o600));
  db.prepare("VACUUM INTO ?").run(target);
  // Not every SQLite flushes what VACUUM INTO has written.
  syncToDisk(target);
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

export function notWritten(file: string, error: unknown): unknown {
  if (error instanceof Failure) return error;
  const advice = "Does its folder exist, may you write there, and is there room?";
  const message = `${file} cannot be written: ${sentenceOf(error)}. ${advice}`;
  return new Failure("usage", message, { cause: error });
}

export function readCopy<T>(file: string, read: (db: Database.Database) => T): T {
  assertReadable(file, {
    absent: `There is no file ${file}.`,
    refused: "Backups may be read by who made them only.",
  });
  if (statSync(file).isDirectory())
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

function unusable(file: string, error: unknown): string {
  return /^SQLITE_(READONLY|CANTOPEN)/.test(codeOf(error))
    ? `${file} was copied out of a running database and cannot be read where you may not write. Copy it, with its -wal if it has one, into a folder of your own.`
    : `${file} is not a usable backup: ${sentenceOf(error)}.`;
}

/** What a copy holds; throws where it is not a whole database of ours. */
export function soundCounts(db: Database.Database): Counts {
  const verdict = String(db.pragma("integrity_check(1)", { simple: true }));
  if (verdict !== "ok") throw new Error(verdict);
  if (versionOf(db) < 1 || versionOf(db) > migrations.length) {
    const advice = versionOf(db) ? "; a newer one wrote it: update this one first" : "";
    throw new Error(
      `its version is ${versionOf(db)}, this form-service knows 1 to ${migrations.length}${advice}`,
    );
  }
  // Of these nothing is counted, but the service starts on no file that lacks one.
  db.prepare("SELECT 1 FROM outbox, requests, pulse");
  const count = (table: string) =>
    Number(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
  return { orders: count("package_orders"), enquiries: count("enquiries") };
}
