import type { Database } from "better-sqlite3";
import { givenUpSql, putOffSql } from "../mail-states.ts";
import { isOf, plainPart } from "../redact.ts";
import { type MailRow, mailColumns, mailOf, mailRow } from "../rows.ts";
import type { Removed, Store } from "../store.ts";
import type { AtOnce } from "./at-once.ts";
import { type Find, idsWhere } from "./find.ts";
import { insertInto } from "./insert-into.ts";
import { holds, redactIn } from "./redact.ts";

type SqliteRecords = AtOnce<
  Omit<Store["records"], "list" | "find" | "purge" | "countOlder" | "compact">
>;

/** To be run inside a transaction. */
export function prepareRecords(db: Database, find: Find): SqliteRecords {
  const addMail = insertInto(db, "outbox", mailColumns);
  return {
    release(id, mails) {
      const submission = find.submission(id);
      if (submission?.state !== "held") return false;
      const table = submission.kind === "order" ? "package_orders" : "enquiries";
      db.prepare(`UPDATE ${table} SET state = 'received' WHERE id = ?`).run(id);
      for (const mail of mails) addMail.run(...Object.values(mailRow(mail, submission)));
      return true;
    },
    requeue(mail, messageId, nowMs) {
      // Of its first date it would be taken for spam, or stand among the mails of that day.
      const { changes } = db
        .prepare(
          `UPDATE outbox SET state = 'queued', attempts = 0, next_at = @nowMs, due_at = @nowMs,
             created_at = @nowMs, message_id = @messageId
           WHERE dedupe_key = @id AND state = @state AND state <> 'sending' AND message_id = @knownId`,
        )
        .run({ id: mail.id, state: mail.state, knownId: mail.messageId, messageId, nowMs });
      return changes === 1;
    },
    deadMails: () =>
      db.prepare<[], MailRow>(`SELECT * FROM outbox WHERE ${givenUpSql}`).all().map(mailOf),
    putOffMails: nowMs =>
      db
        .prepare<[number], MailRow>(`SELECT * FROM outbox WHERE ${putOffSql} AND next_at > ?`)
        .all(nowMs)
        .map(mailOf),
    erase(email) {
      const ids = idsWhere(db, {
        orders: holds("email"),
        enquiries: holds("fields ->> '$.email'"),
        values: { part: plainPart(email) },
      }).filter(id => {
        const submission = find.submission(id);
        return submission && isOf(submission, email);
      });
      return { ...removeAll(db, ids), redactedIds: redactIn(db, find, email) };
    },
    remove: ids => removeAll(db, ids),
  };
}

export function removeAll(db: Database, ids: readonly string[]): Removed {
  const mailIds = db
    .prepare<{ id: string }, string>(
      "SELECT dedupe_key FROM outbox WHERE order_id = @id OR enquiry_id = @id",
    )
    .pluck();
  // The outbox follows by its foreign keys.
  const removals = ["package_orders", "enquiries"].map(table =>
    db.prepare(`DELETE FROM ${table} WHERE id = ?`),
  );
  const removedMailIds = ids.flatMap(id => mailIds.all({ id }));
  const removedIds = ids.filter(id => removals.some(removal => removal.run(id).changes));
  // No index leads there, which each order would pay for: all are looked for at once.
  db.prepare("DELETE FROM requests WHERE submission_id IN (SELECT value FROM json_each(?))").run(
    JSON.stringify(ids),
  );
  return { removedIds, removedMailIds };
}
