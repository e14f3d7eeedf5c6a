import type { Database } from "better-sqlite3";
import type { NewMail, Submission } from "../records.ts";

/** A second mail with the same dedupe key is left out: that is how one stays one. */
export function insertMail(db: Database): (mail: NewMail, submission: Submission) => void {
  const add = db.prepare(
    `INSERT INTO outbox
       (id, order_id, enquiry_id, kind, dedupe_key, message_id, state, due_at, next_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?) ON CONFLICT (dedupe_key) DO NOTHING`,
  );
  return ({ id, kind, dedupeKey, messageId, nextAtMs }, submission) => {
    const orderId = submission.kind === "order" ? submission.id : null;
    const enquiryId = submission.kind === "order" ? null : submission.id;
    const { createdAtMs } = submission;
    add.run(id, orderId, enquiryId, kind, dedupeKey, messageId, nextAtMs, nextAtMs, createdAtMs);
  };
}
