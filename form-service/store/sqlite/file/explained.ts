import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Failure } from "../../../failure.ts";
import { isBusy } from "./is-busy.ts";

/** SQLite's own words are for programmers: these say what the operator can do. */
export function explained<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (isDamage(error)) throw damaged(file, error.message, error);
    throw new Failure("unusable", wordsOn(file, error), { cause: error });
  }
}

function wordsOn(file: string, error: InstanceType<typeof Database.SqliteError>): string {
  const { code, message } = error;
  if (/^SQLITE_(READONLY|CANTOPEN)/.test(code))
    return `${file} cannot be written (${message}). The user that runs the service needs to own the folder ${dirname(file)} and every file in it, also those that a command of another user left there; is the disk full, or mounted read-only?`;
  if (isBusy(error)) return `${file} is locked by another program. Close it and try again.`;
  const advice = /^SQLITE_(FULL|IOERR)/.test(code)
    ? "Is the disk full, or broken? Make room and start again."
    : "Has another program changed it? Keep the file, and restore the last backup.";
  return `${file} cannot be used: ${message}. ${advice}`;
}

export function damaged(file: string, detail: string, cause?: unknown): Failure {
  return new Failure(
    "unusable",
    `${file} is damaged (${detail}). Keep the file, and restore the last backup: form-service restore <backup>. What came in since may be saved with: sqlite3 ${file} .recover`,
    { cause },
  );
}

export function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);
}
