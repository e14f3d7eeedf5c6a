import type { ClientBase } from "pg";
import { addonLines } from "../addon-lines.ts";
import { idFloor } from "../ids.ts";
import { markHash } from "../mark-hash.ts";
import {
  enquiryColumns,
  enquiryRow,
  mailColumns,
  mailRow,
  orderColumns,
  orderRow,
} from "../rows.ts";
import type { Entry, OrderCall, Receipt } from "../store.ts";

/** Each is named: one that the owner adds, for notes of his own, keeps the value that he has given it for new rows. */
function ofRow(columns: readonly string[]): string {
  return columns.map(column => `row.${column}`).join();
}

/**
 * One statement, so one trip to the server and one commit for all entries together. A key that is
 * known gives back its earlier submission even when another instance has only just written it: the
 * INSERT waits for that one. Running it a second time changes nothing, so a commit whose answer was
 * lost on the way can be tried again. A row that is there already is written as it is: its first commit may have been cut
 * short while it waited for a replica, and only one that writes waits anew. No two entries may have the same key or id.
 */
const acceptAll = `
  WITH asked AS (
    SELECT id, decode(key, 'hex') AS key, decode(content_hash, 'hex') AS content_hash,
      asked_at, expires_at
    FROM json_to_recordset($1::json)
      AS e (id text, key text, content_hash text, asked_at bigint, expires_at bigint)
  ), known AS (
    INSERT INTO requests AS r (key, content_hash, submission_id, asked_at, expires_at)
    SELECT key, content_hash, id, asked_at, expires_at FROM asked WHERE key IS NOT NULL ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      content_hash =
        CASE WHEN r.expires_at <= excluded.asked_at THEN excluded.content_hash ELSE r.content_hash END,
      submission_id =
        CASE WHEN r.expires_at <= excluded.asked_at THEN excluded.submission_id ELSE r.submission_id END,
      expires_at =
        CASE WHEN r.expires_at <= excluded.asked_at THEN excluded.expires_at ELSE r.expires_at END,
      asked_at = excluded.asked_at
    RETURNING key, content_hash, submission_id
  ), fresh AS (
    SELECT asked.id FROM asked LEFT JOIN known USING (key)
    WHERE asked.key IS NULL OR known.submission_id = asked.id
  ), orders AS (
    INSERT INTO package_orders AS o (${orderColumns})
    SELECT ${ofRow(orderColumns)} FROM json_populate_recordset(NULL::package_orders, $2::json) AS row
    JOIN fresh USING (id) ON CONFLICT (id) DO UPDATE SET state = o.state
  ), others AS (
    INSERT INTO enquiries AS e (${enquiryColumns})
    SELECT ${ofRow(enquiryColumns)} FROM json_populate_recordset(NULL::enquiries, $3::json) AS row
    JOIN fresh USING (id) ON CONFLICT (id) DO UPDATE SET state = e.state
  ), mails AS (
    INSERT INTO outbox (${mailColumns})
    SELECT ${ofRow(mailColumns)} FROM json_populate_recordset(NULL::outbox, $4::json) AS row
    JOIN fresh ON fresh.id = coalesce(row.order_id, row.enquiry_id)
    ORDER BY dedupe_key ON CONFLICT (dedupe_key) DO NOTHING
  )
  SELECT asked.id, known.submission_id, known.content_hash = asked.content_hash AS is_same
  FROM asked LEFT JOIN known USING (key)`;

type Answer = { id: string; submission_id: string | null; is_same: boolean | null };

/** The receipts by the ids that the entries came with. */
export async function accept(
  client: ClientBase,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Receipt>> {
  const submissions = entries.map(({ submission }) => submission);
  const values = [
    entries.map(askedRow),
    submissions.flatMap(one =>
      one.kind === "order" ? [{ ...orderRow(one), selected_addons: one.selectedAddons }] : [],
    ),
    submissions.flatMap(one =>
      one.kind === "enquiry" ? [{ ...enquiryRow(one), fields: one.fields }] : [],
    ),
    entries.flatMap(({ mails, submission }) => mails.map(mail => mailRow(mail, submission))),
  ];
  const { rows } = await client.query<Answer>({
    name: "accept",
    text: acceptAll,
    values: values.map(value => JSON.stringify(value)),
  });
  return new Map(rows.map(row => [row.id, receiptOf(row)]));
}

function receiptOf({ id, submission_id, is_same }: Answer): Receipt {
  if (submission_id === null || submission_id === id) return { outcome: "stored", id };
  return is_same ? { outcome: "repeated", id: submission_id } : { outcome: "conflict" };
}

function askedRow({ submission, request }: Entry): object {
  if (!request) return { id: submission.id };
  return {
    id: submission.id,
    key: keyHex(request.key),
    content_hash: markHash(request.words).toString("hex"),
    asked_at: request.atMs,
    expires_at: request.expiresAtMs,
  };
}

function keyHex(key: string): string {
  return Buffer.from(key, "latin1").toString("hex");
}

const isSame = `email = $3 AND selected_package = $4 AND $9 = coalesce(
  (SELECT string_agg((one ->> 'quantity') || ' ' || (one ->> 'name'), E'\\n'
     ORDER BY one ->> 'name' COLLATE "C")
   FROM json_array_elements(selected_addons) AS one), '')`;

const saysAll = `${isSame} AND name = $6 AND message IS NOT DISTINCT FROM $7::text
  AND phone IS NOT DISTINCT FROM $8::text`;

const completeOne = `
  WITH found AS (
    SELECT id FROM (
      SELECT id, 1 AS rank FROM package_orders
      WHERE $10::text IS NULL AND id = $1 AND ${isSame}
        AND ($7::text IS NULL OR message = $7::text) AND ($8::text IS NULL OR phone = $8::text)
      UNION ALL
      SELECT id, 1 FROM package_orders
      WHERE id = (SELECT submission_id FROM requests WHERE key = decode($10, 'hex'))
        AND ${saysAll}
      UNION ALL (
        SELECT id, 2 FROM package_orders WHERE $10::text IS NULL AND id >= $2 AND ${saysAll}
        ORDER BY id DESC LIMIT 1)
    ) AS candidates ORDER BY rank LIMIT 1
  ), due AS (
    UPDATE outbox SET next_at = least(next_at, $5::bigint), due_at = least(due_at, $5::bigint)
    FROM found WHERE order_id = found.id AND kind = 'owner' AND state = 'queued' AND attempts = 0
  )
  SELECT id FROM found`;

export async function completeOrder(
  client: ClientBase,
  { orderId, requestKey, content, atMs }: OrderCall,
): Promise<string | undefined> {
  const { name, email, phone, message, selectedPackage, selectedAddons, sinceMs } = content;
  const found = [idFloor(sinceMs), email, selectedPackage];
  const said = [name, message, phone, addonLines(selectedAddons)];
  const key = requestKey === undefined ? null : keyHex(requestKey);
  const { rows } = await client.query<{ id: string }>({
    name: "complete",
    text: completeOne,
    values: [orderId ?? null, ...found, atMs, ...said, key],
  });
  return rows[0]?.id;
}
