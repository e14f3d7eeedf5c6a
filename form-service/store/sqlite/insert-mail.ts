import type { Database } from "better-sqlite3";
import type { NewMail, Submission } from "../records.ts";

/** A second mail with the same key is left out: that is how one stays one. */
export function insertMail(db: Database): (mail: NewMail, submission: Submission) => void {
  const add = db.prepare(
    `INSERT INTO outbox
       (dedupe_key, order_id, enquiry_id, kind, message_id, state, due_at, next_at, created_at)
     VALUES (?, ?, ?, ?, ?, 'queued', ?, ?, ?) ON CONFLICT (dedupe_key) DO NOTHING`,
  );
  return ({ id, kind, messageId, nextAtMs }, submission) => {
    const orderId = submission.kind === "order" ? submission.id : null;
    const enquiryId = submission.kind === "order" ? null : submission.id;
    const { createdAtMs } = submission;
    add.run(id, orderId, enquiryId, kind, messageId, nextAtMs, nextAtMs, createdAtMs);
  };
}
