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
  const [found] = await storedOf(client, [id]);
  return found;
}

export async function list(
  client: ClientBase,
  filter: RecordFilter,
): Promise<readonly StoredSubmission[]> {
  return storedOf(client, await idsOf(client, filter));
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

async function storedOf(client: ClientBase, ids: readonly string[]): Promise<StoredSubmission[]> {
  const orders = await client.query<OrderRow>("SELECT * FROM package_orders WHERE id = ANY ($1)", [
    ids,
  ]);
  const others = await client.query<EnquiryRow>("SELECT * FROM enquiries WHERE id = ANY ($1)", [
    ids,
  ]);
  const mails = await client.query<MailRow>(
    `SELECT * FROM outbox WHERE order_id = ANY ($1) OR enquiry_id = ANY ($1)
     ORDER BY created_at, kind DESC`,
    [ids],
  );
  const byId = new Map<string, { submission: Submission; mails: MailRecord[] }>();
  for (const submission of [...orders.rows.map(orderOf), ...others.rows.map(enquiryOf)])
    byId.set(submission.id, { submission, mails: [] });
  for (const mail of mails.rows.map(mailOf)) byId.get(mail.submissionId)?.mails.push(mail);
  return ids.flatMap(id => byId.get(id) ?? []);
}

type Where = {
  readonly orders: string;
  readonly enquiries: string;
  readonly values: readonly string[];
};

/** Of the table's row as `id_of`. */
export async function idsWhere(
  client: ClientBase,
  { orders, enquiries, values }: Where,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM package_orders id_of WHERE ${orders}
     UNION ALL SELECT id FROM enquiries id_of WHERE ${enquiries}`,
    [...values],
  );
  return rows.map(({ id }) => id);
}
