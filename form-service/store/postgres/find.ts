import type { ClientBase } from "pg";
import type { MailRecord, Submission } from "../records.ts";
import {
  type EnquiryRow,
  enquiryOf,
  type MailRow,
  mailOf,
  type OrderRow,
  orderOf,
} from "../rows.ts";
import type { RecordFilter, StoredSubmission } from "../store.ts";

export async function findSubmission(
  client: ClientBase,
  id: string,
): Promise<Submission | undefined> {
  const orders = await client.query<OrderRow>("SELECT * FROM package_orders WHERE id = $1", [id]);
  if (orders.rows[0]) return orderOf(orders.rows[0]);
  const others = await client.query<EnquiryRow>("SELECT * FROM enquiries WHERE id = $1", [id]);
  return others.rows[0] && enquiryOf(others.rows[0]);
}

export async function find(client: ClientBase, id: string): Promise<StoredSubmission | undefined> {
  const submission = await findSubmission(client, id);
  if (!submission) return undefined;
  const mails = await mailsOf(client, [id]);
  return { submission, mails: mails.get(id) ?? [] };
}

export async function list(
  client: ClientBase,
  filter: RecordFilter,
): Promise<readonly StoredSubmission[]> {
  const ids = await idsOf(client, filter);
  const orders = await client.query<OrderRow>("SELECT * FROM package_orders WHERE id = ANY ($1)", [
    ids,
  ]);
  const others = await client.query<EnquiryRow>("SELECT * FROM enquiries WHERE id = ANY ($1)", [
    ids,
  ]);
  const submissions = [...orders.rows.map(orderOf), ...others.rows.map(enquiryOf)];
  const byId = new Map(submissions.map(one => [one.id, one]));
  const mails = await mailsOf(client, ids);
  return ids.flatMap(id => {
    const submission = byId.get(id);
    return submission ? [{ submission, mails: mails.get(id) ?? [] }] : [];
  });
}

async function idsOf(
  client: ClientBase,
  { state, form, afterId, limit, newestFirst }: RecordFilter,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id, state, 'order' AS form FROM package_orders
       UNION ALL SELECT id, state, form FROM enquiries
     ) AS submissions
     WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR form = $2)
       AND ($3::text IS NULL OR id ${newestFirst ? "<" : ">"} $3)
     ORDER BY id ${newestFirst ? "DESC" : "ASC"} LIMIT $4`,
    [state ?? null, form ?? null, afterId ?? null, limit],
  );
  return rows.map(({ id }) => id);
}

async function mailsOf(
  client: ClientBase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MailRecord[]>> {
  const { rows } = await client.query<MailRow>(
    `SELECT * FROM outbox WHERE order_id = ANY ($1) OR enquiry_id = ANY ($1)
     ORDER BY created_at, kind DESC`,
    [ids],
  );
  const byId = new Map<string, MailRecord[]>(ids.map(id => [id, []]));
  for (const mail of rows.map(mailOf)) byId.get(mail.submissionId)?.push(mail);
  return byId;
}
