import type { Database } from "better-sqlite3";
import { Failure } from "../../failure.ts";
import { ofNewerVersion } from "../newer-version.ts";
import { isBusy } from "./file/is-busy.ts";
import { turnToWal } from "./file/turn-to-wal.ts";

/** Each entry takes the file one version further. An entry that has shipped is never changed. See copy/tables.ts for columns. */
export const migrations: readonly string[] = [
  `CREATE TABLE package_orders (
     id TEXT PRIMARY KEY,
     created_at TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     phone TEXT,
     message TEXT,
     selected_package TEXT NOT NULL,
     selected_addons TEXT NOT NULL CHECK (json_valid(selected_addons)),
     total_price REAL NOT NULL,
     package_type TEXT NOT NULL CHECK (package_type IN ('web', 'seo')),
     one_time_total REAL NOT NULL,
     monthly_total REAL NOT NULL,
     client_total REAL,
     state TEXT NOT NULL CHECK (state IN ('received', 'held')),
     held_reason TEXT
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE enquiries (
     id TEXT PRIMARY KEY,
     created_at TEXT NOT NULL,
     form TEXT NOT NULL,
     fields TEXT NOT NULL CHECK (json_valid(fields)),
     state TEXT NOT NULL CHECK (state IN ('received', 'held')),
     held_reason TEXT
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE outbox (
     dedupe_key TEXT PRIMARY KEY,
     order_id TEXT REFERENCES package_orders (id) ON DELETE CASCADE,
     enquiry_id TEXT REFERENCES enquiries (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('owner', 'acknowledgement')),
     message_id TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'dead')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     next_at INTEGER NOT NULL,
     lease_until INTEGER,
     lease_owner TEXT,
     last_answer TEXT,
     created_at INTEGER NOT NULL,
     sent_at INTEGER,
     CHECK ((order_id IS NULL) <> (enquiry_id IS NULL))
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX outbox_due ON outbox (state, next_at);
   CREATE INDEX outbox_order ON outbox (order_id) WHERE order_id IS NOT NULL;
   CREATE INDEX outbox_enquiry ON outbox (enquiry_id) WHERE enquiry_id IS NOT NULL;

   CREATE TABLE requests (
     key BLOB PRIMARY KEY,
     content_hash BLOB NOT NULL,
     submission_id TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE pulse (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     written_at INTEGER NOT NULL
   ) STRICT;`,
  // Counted whenever somebody asks how the service is.
  `CREATE INDEX package_orders_held ON package_orders (id) WHERE state = 'held';
   CREATE INDEX enquiries_held ON enquiries (id) WHERE state = 'held';`,
  // Only mails that failed are in it, so that it costs an order nothing.
  "CREATE INDEX outbox_put_off ON outbox (state, due_at) WHERE state = 'queued' AND next_at > due_at;",
  // Empty in what was ordered before.
  "ALTER TABLE package_orders ADD COLUMN package_period TEXT CHECK (package_period IN ('once', 'month'));",
];

/** Brings the file to the newest version, all of it or nothing. */
export function migrate(db: Database): void {
  const known = migrations.length;
  const before = versionOf(db);
  if (before > 0 && before < known) assertAlone(db, before);
  db.transaction(() => {
    const version = versionOf(db);
    if (version > known) throw ofNewerVersion(db.name, version, known);
    for (const step of migrations.slice(version)) db.exec(step);
    if (version < known) db.pragma(`user_version = ${known}`);
  }).immediate();
}

/** A service that still runs as it was before an update may not be able to write into the file of a newer one. */
function assertAlone(db: Database, version: number): void {
  try {
    // SQLite leaves the WAL mode only when nobody else has the file open.
    db.pragma("journal_mode = DELETE");
  } catch (error) {
    if (!isBusy(error)) throw error;
    const message = `${db.name} is at version ${version}, this form-service writes ${migrations.length}, and another program has it open. If that is the service, restart it: its start brings the file to the newest version. Anything else, such as sqlite3 or a backup, has to close it first.`;
    throw new Failure("usage", message, { cause: error });
  }
  turnToWal(db, { patienceMs: 5000 });
}

export function versionOf(db: Database): number {
  return Number(db.pragma("user_version", { simple: true }));
}
