import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { Failure, sentenceOf } from "../../../failure.ts";
import { explained } from "./explained.ts";
import { keepObjects, losesObjects } from "./keep-objects.ts";
import { assertFits, assertSound } from "./log-fits.ts";
import { makeFolder } from "./make-folder.ts";
import { refuseLink } from "./refuse-link.ts";
import { turnToWal } from "./turn-to-wal.ts";

if (losesObjects(process.version)) keepObjects();

/** Says whose file this is to SQLite and to `file`: 'TRYL'. */
export const applicationId = 0x5452594c;

/** Four times what the checkpoints below let it grow to. */
const logMaxBytes = 32 * 1024 * 1024;

type Options = { readonly busyTimeoutMs: number };

/** The file with every setting the service relies on in force, or a Failure that says what to do. */
export function openDatabase(file: string, { busyTimeoutMs }: Options): Database.Database {
  makeDataFolder(dirname(file));
  refuseLink(file);
  assertNotLeftBehind(file);
  const isNew = !existsSync(file);
  if (isNew) makeFile(file);
  const hasLog = sizeOf(`${file}-wal`) !== 0;
  if (hasLog) assertFits(file, { busyTimeoutMs });
  const db = explained(file, () => new Database(file, { timeout: busyTimeoutMs }));
  try {
    explained(file, () => {
      if (!isNew) assertOurs(db);
      turnToWal(db, { patienceMs: busyTimeoutMs });
      settle(db);
      if (!hasLog) assertSound(db);
    });
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/**
 * SQLite clears a log away as soon as it makes a new file beside it: what only the log has would be lost when the file
 * that was moved away comes back. The log is looked for first, since whoever is just making both makes the file first.
 */
function assertNotLeftBehind(file: string): void {
  const log = `${file}-wal`;
  if (!sizeOf(log) || sizeOf(file) !== 0) return;
  throw new Failure(
    "unusable",
    `${file} is missing or empty, but its log ${log} is there and has what came in last. Put the file back beside its log, or restore the last backup: form-service restore <backup>. To begin anew, move the log away.`,
  );
}

/** In bytes, none for a file that is not there; whatever is no file is told by those who open it. */
function sizeOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return undefined;
  }
}

function settle(db: Database.Database): void {
  // better-sqlite3 is compiled so that WAL means NORMAL, which forgets the last commits in a power cut.
  db.pragma("synchronous = FULL");
  db.pragma("foreign_keys = ON");
  // 8 MB of pages in memory: each commit looks through the list of them, so more would cost more than it saves.
  db.pragma("cache_size = -8000");
  // Checkpoints stay small, for orders wait for each of them; but not as small as is usual, for some meet the file
  // system's own journal: at 8,000 orders a second one in a hundred waited 18 to 86 ms with 1,000 pages, 20 to 34 with
  // 2,000, and 20 to 41 with 4,000.
  db.pragma("wal_autocheckpoint = 2000");
  // While another program reads for hours the log grows, and SQLite would keep its size until the service stops.
  db.pragma(`journal_size_limit = ${logMaxBytes}`);
  // Deleted rows are overwritten with zeros: erasure must leave nothing behind.
  db.pragma("secure_delete = ON");
  // Written once: a full disk has no room for it, and an operator may want a backup just then.
  if (idOf(db) !== applicationId) db.pragma(`application_id = ${applicationId}`);
  assertDurable(db);
}

/** Says so when a commit would not wait for the disk. */
export function assertDurable(db: Database.Database): void {
  const inForce = {
    journal_mode: db.pragma("journal_mode", { simple: true }),
    synchronous: db.pragma("synchronous", { simple: true }),
    foreign_keys: db.pragma("foreign_keys", { simple: true }),
  };
  if (inForce.journal_mode === "wal" && inForce.synchronous === 2 && inForce.foreign_keys === 1) {
    return;
  }
  throw new Failure(
    "unusable",
    `${db.name}: SQLite does not keep to journal_mode=wal, synchronous=FULL (2) and foreign_keys=1, it says ${JSON.stringify(inForce)}. An order could be lost in a power cut, so the service does not start. Is the file on a network drive?`,
  );
}

function assertOurs(db: Database.Database): void {
  const id = idOf(db);
  const tables = Number(db.prepare("SELECT count(*) FROM sqlite_schema").pluck().get());
  if (id === applicationId || (id === 0 && tables === 0)) return;
  throw new Failure(
    "unusable",
    `${db.name} is a database of another program. Set FORMS_DATA to a folder of its own.`,
  );
}

function idOf(db: Database.Database): number {
  return Number(db.pragma("application_id", { simple: true }));
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Failure(
      "unusable",
      `The data folder ${folder} is missing or something else, and cannot be made (${sentenceOf(error)}). Make it, or set FORMS_DATA to another.`,
      { cause: error },
    );
  }
}

/** It is its owner's alone from its first byte, for it holds what people wrote; SQLite gives its log the same rights. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    // What stands in the way of this stands in SQLite's too, and is told there.
  }
}
