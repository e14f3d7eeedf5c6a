import type { Database } from "better-sqlite3";
import { idFloor } from "../ids.ts";
import { givenUpSql, putOffSql, unsettledSql } from "../mail-states.ts";
import type { MailRecord, NewMail } from "../records.ts";
import { isOf, plainPart } from "../redact.ts";
import { type MailRow, mailOf } from "../rows.ts";
import type { Erased } from "../store.ts";
import { boundMail } from "./bound-entry.ts";
import type { Find } from "./find.ts";
import { insertMail } from "./insert-mail.ts";
import { redactIn } from "./redact.ts";

type SqliteRecords = {
  readonly release: (id: string, mails: readonly NewMail[]) => boolean;
  readonly requeue: (mail: MailRecord, messageId: string, nowMs: number) => boolean;
  readonly deadMails: () => readonly MailRecord[];
  readonly putOffMails: (nowMs: number) => readonly MailRecord[];
  readonly erase: (email: string) => Erased;
  readonly remove: (ids: readonly string[]) => Erased;
  readonly purge: (beforeMs: number) => Erased;
};

/** To be run inside a transaction. */
export function prepareRecords(db: Database, find: Find): SqliteRecords {
  const addMail = insertMail(db);
  return {
    release(id, mails) {
      const submission = find.submission(id);
      if (submission?.state !== "held") return false;
      const table = submission.kind === "order" ? "package_orders" : "enquiries";
      db.prepare(`UPDATE ${table} SET state = 'received' WHERE id = ?`).run(id);
      for (const mail of mails) addMail.run(...boundMail(mail, submission));
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
        orders: "instr(lower(email), lower(@value))",
        enquiries: "instr(lower(fields ->> '$.email'), lower(@value))",
        value: plainPart(email),
      }).filter(id => {
        const submission = find.submission(id);
        return submission && isOf(submission, email);
      });
      return { ...removeAll(db, ids), redactedIds: redactIn(db, find, email) };
    },
    remove(ids) {
      const found = ids.filter(id => find.submission(id));
      return { ...removeAll(db, found), redactedIds: [] };
    },
    purge(beforeMs) {
      const isDone = (column: string) =>
        `id < @value AND NOT EXISTS (SELECT 1 FROM outbox WHERE ${column} = id_of.id AND ${unsettledSql})`;
      const ids = idsWhere(db, {
        orders: isDone("order_id"),
        enquiries: isDone("enquiry_id"),
        value: idFloor(beforeMs),
      });
      return { ...removeAll(db, ids), redactedIds: [] };
    },
  };
}

type Where = { readonly orders: string; readonly enquiries: string; readonly value: string };

function idsWhere(db: Database, { orders, enquiries, value }: Where): string[] {
  return db
    .prepare<{ value: string }, { id: string }>(
      `SELECT id FROM package_orders id_of WHERE ${orders}
       UNION ALL SELECT id FROM enquiries id_of WHERE ${enquiries}`,
    )
    .all({ value })
    .map(({ id }) => id);
}

function removeAll(db: Database, ids: readonly string[]): Omit<Erased, "redactedIds"> {
  const mailIds = db.prepare<{ id: string }, { id: string }>(
    "SELECT dedupe_key AS id FROM outbox WHERE order_id = @id OR enquiry_id = @id",
  );
  // The outbox follows by its foreign keys.
  const removals = [
    "package_orders WHERE id",
    "enquiries WHERE id",
    "requests WHERE submission_id",
  ];
  const statements = removals.map(what => db.prepare(`DELETE FROM ${what} = ?`));
  const removedMailIds: string[] = [];
  for (const id of ids) {
    removedMailIds.push(...mailIds.all({ id }).map(row => row.id));
    for (const statement of statements) statement.run(id);
  }
  return { removedIds: ids, removedMailIds };
}
