import type { ClientBase } from "pg";
import { idFloor } from "../ids.ts";
import { doneSql, givenUpSql, putOffSql } from "../mail-states.ts";
import type { MailRecord, NewMail } from "../records.ts";
import { isOf, plainPart } from "../redact.ts";
import { type MailRow, mailOf } from "../rows.ts";
import type { Erased, Old, Purged, Removed } from "../store.ts";
import { findSubmission, idsWhere } from "./find.ts";
import { addMails } from "./outbox.ts";
import { holds, redactIn } from "./redact.ts";

// Each is to be run inside a transaction.

export async function release(
  client: ClientBase,
  id: string,
  mails: readonly NewMail[],
): Promise<boolean> {
  const submission = await findSubmission(client, id);
  if (submission?.state !== "held") return false;
  const table = submission.kind === "order" ? "package_orders" : "enquiries";
  const { rowCount } = await client.query(
    `UPDATE ${table} SET state = 'received' WHERE id = $1 AND state = 'held'`,
    [id],
  );
  if (!rowCount) return false;
  await addMails(client, submission, mails);
  return true;
}

export async function requeue(
  client: ClientBase,
  mail: MailRecord,
  messageId: string,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE outbox SET state = 'queued', attempts = 0, next_at = $2, due_at = $2, created_at = $2,
       message_id = $3
     WHERE dedupe_key = $1 AND state = $4 AND state <> 'sending' AND message_id = $5`,
    [mail.id, nowMs, messageId, mail.state, mail.messageId],
  );
  return rowCount === 1;
}

export async function deadMails(client: ClientBase): Promise<readonly MailRecord[]> {
  const { rows } = await client.query<MailRow>(`SELECT * FROM outbox WHERE ${givenUpSql}`);
  return rows.map(mailOf);
}

export async function putOffMails(
  client: ClientBase,
  nowMs: number,
): Promise<readonly MailRecord[]> {
  const { rows } = await client.query<MailRow>(
    `SELECT * FROM outbox WHERE ${putOffSql} AND next_at > $1`,
    [nowMs],
  );
  return rows.map(mailOf);
}

export async function erase(client: ClientBase, email: string): Promise<Erased> {
  const found = await idsWhere(client, {
    orders: holds("email"),
    enquiries: holds("fields ->> 'email'"),
    values: [plainPart(email)],
  });
  const ids: string[] = [];
  for (const id of found) {
    const submission = await findSubmission(client, id);
    if (submission && isOf(submission, email)) ids.push(id);
  }
  const removed = await remove(client, ids);
  return { ...removed, redactedIds: await redactIn(client, email) };
}

export async function purge(
  client: ClientBase,
  { beforeMs, untoldBeforeMs }: Old,
): Promise<Purged> {
  const isDone = doneSql("$1", "$2");
  const ids = await idsWhere(client, {
    orders: isDone("order_id"),
    enquiries: isDone("enquiry_id"),
    values: [idFloor(beforeMs), idFloor(untoldBeforeMs)],
  });
  const { rows: untold } = await client.query<{ id: string }>(
    `SELECT coalesce(order_id, enquiry_id) AS id FROM outbox
     WHERE ${givenUpSql} AND coalesce(order_id, enquiry_id) = ANY ($1)`,
    [ids],
  );
  const { rows: held } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT id FROM package_orders WHERE state = 'held'
       UNION ALL SELECT id FROM enquiries WHERE state = 'held') AS held WHERE id = ANY ($1)`,
    [ids],
  );
  const removed = await remove(client, ids);
  return {
    ...removed,
    untoldIds: untold.map(({ id }) => id),
    heldCount: held[0]?.count ?? 0,
  };
}

export async function countOlder(client: ClientBase, beforeMs: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM package_orders WHERE id < $1)
       + (SELECT count(*) FROM enquiries WHERE id < $1))::int AS count`,
    [idFloor(beforeMs)],
  );
  return rows[0]?.count ?? 0;
}

export async function remove(client: ClientBase, ids: readonly string[]): Promise<Removed> {
  const mails = await client.query<{ id: string }>(
    "DELETE FROM outbox WHERE order_id = ANY ($1) OR enquiry_id = ANY ($1) RETURNING dedupe_key AS id",
    [ids],
  );
  const removed = await client.query<{ id: string }>(
    `WITH orders AS (DELETE FROM package_orders WHERE id = ANY ($1) RETURNING id),
       others AS (DELETE FROM enquiries WHERE id = ANY ($1) RETURNING id)
     SELECT id FROM orders UNION ALL SELECT id FROM others`,
    [ids],
  );
  await client.query("DELETE FROM requests WHERE submission_id = ANY ($1)", [ids]);
  return {
    removedIds: removed.rows.map(({ id }) => id),
    removedMailIds: mails.rows.map(({ id }) => id),
  };
}
