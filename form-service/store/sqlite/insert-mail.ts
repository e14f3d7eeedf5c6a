import type { Database, Statement } from "better-sqlite3";

/** Binds what boundMail() gives. A second mail with the same key is left out: that is how one stays one. */
export function insertMail(db: Database): Statement {
  return db.prepare(
    `INSERT INTO outbox
       (dedupe_key, order_id, enquiry_id, kind, message_id, state, due_at, next_at, created_at)
     VALUES (?, ?, ?, ?, ?, 'queued', ?, ?, ?) ON CONFLICT (dedupe_key) DO NOTHING`,
  );
}
