import type { ClientBase } from "pg";
import { firstDelayMs, longestDelaySql } from "../backoff.ts";
import { clockSpreadMs } from "../clock-watch.ts";
import { aWeekBefore, countsSql, heldSinceSql } from "../counts.ts";
import type { MailRecord, NewMail, Submission } from "../records.ts";
import { type MailRow, mailColumns, mailOf, mailRow } from "../rows.ts";
import type { Claim, Claimed, OutboxCounts, Settlement } from "../store.ts";
import { findSubmission } from "./find.ts";

/** Leases are measured by the server's clock: of instances whose clocks differ each would take the others' mails for forgotten. */
const serverMs = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

// SKIP LOCKED: two workers that look at once take two mails, and neither waits for the other.
const takeOne = `
  WITH next AS (
    SELECT dedupe_key FROM outbox WHERE state = 'queued' AND next_at <= $1
    ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE outbox SET state = 'sending', attempts = attempts + 1, lease_owner = $2,
    lease_until = ${serverMs} + $3::bigint
  FROM next WHERE outbox.dedupe_key = next.dedupe_key RETURNING outbox.*`;

/** To be run inside a transaction. */
export async function claim(
  client: ClientBase,
  { workerName, nowMs, leaseMs }: Claim,
): Promise<Claimed | undefined> {
  // Without a name: a column that the owner adds changes what it gives back, which PostgreSQL refuses to a named one for ever.
  const { rows } = await client.query<MailRow>(takeOne, [nowMs, workerName, leaseMs]);
  const [row] = rows;
  if (!row) return undefined;
  const mail = mailOf(row);
  const submission = await findSubmission(client, mail.submissionId);
  if (!submission) throw new Error(`mail ${mail.id} belongs to no submission`);
  if (mail.kind === "acknowledgement") return { mail, submission };
  const counted = await client.query<{ held: string }>({
    name: "held-since",
    text: heldSinceSql("$1"),
    values: [aWeekBefore(mail.createdAtMs)],
  });
  return { mail, submission, heldLately: Number(counted.rows[0]?.held ?? 0) };
}

export async function addMails(
  client: ClientBase,
  submission: Submission,
  mails: readonly NewMail[],
): Promise<void> {
  await client.query(
    `INSERT INTO outbox (${mailColumns})
     SELECT ${mailColumns} FROM json_populate_recordset(NULL::outbox, $1::json)
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [JSON.stringify(mails.map(mail => mailRow(mail, submission)))],
  );
}

export async function settle(
  client: ClientBase,
  { id }: MailRecord,
  workerName: string,
  how: Settlement,
): Promise<void> {
  if (how.state === "sent") {
    // Whoever held the lease: a mail that has arrived must not be sent again.
    await client.query(
      `UPDATE outbox SET state = 'sent', sent_at = $2, last_answer = $3,
         lease_owner = NULL, lease_until = NULL WHERE dedupe_key = $1 AND state <> 'sent'`,
      [id, how.atMs, how.answer],
    );
  } else if (how.state === "dead") {
    await client.query(
      `UPDATE outbox SET state = 'dead', last_answer = $3, lease_owner = NULL, lease_until = NULL
       WHERE dedupe_key = $1 AND state = 'sending' AND lease_owner = $2`,
      [id, workerName, how.answer],
    );
  } else {
    await client.query(
      `UPDATE outbox SET state = 'queued', last_answer = $3, next_at = $4,
         attempts = attempts - $5::integer, lease_owner = NULL, lease_until = NULL
       WHERE dedupe_key = $1 AND state = 'sending' AND lease_owner = $2`,
      [id, workerName, how.answer, how.nextAtMs, how.counts ? 0 : 1],
    );
  }
}

export async function takeBack(
  client: ClientBase,
  { nowMs, leaseMs }: Omit<Claim, "workerName">,
): Promise<void> {
  await client.query({
    name: "take-back",
    text: `UPDATE outbox SET state = 'queued', next_at = $1, lease_owner = NULL, lease_until = NULL
           WHERE state = 'sending' AND lease_until NOT BETWEEN ${serverMs} + 1 AND ${serverMs} + $2::bigint`,
    values: [nowMs, leaseMs + clockSpreadMs],
  });
}

/**
 * A clock that was set back would put mails off for as long as it had been wrong. The first bound is what the index
 * knows: without it each look would go through all mails that wait.
 */
export async function pullForward(client: ClientBase, nowMs: number): Promise<void> {
  await client.query({
    name: "pull-forward",
    text: `UPDATE outbox SET next_at = $1, due_at = least(due_at, $1) WHERE state = 'queued'
             AND next_at > $2 AND next_at > $3 + ${longestDelaySql}`,
    values: [nowMs, nowMs + clockSpreadMs + firstDelayMs, nowMs + clockSpreadMs],
  });
}

export async function counts(client: ClientBase): Promise<OutboxCounts> {
  const { rows } = await client.query<OutboxCounts>(countsSql);
  const [row] = rows;
  if (!row) throw new Error("a query of single values gave no row");
  return row;
}
