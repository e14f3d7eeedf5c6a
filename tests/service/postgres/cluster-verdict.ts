import type { Acknowledged } from "../crowd.ts";
import { order } from "../parts.ts";
import type { PrivatePostgres } from "./private-postgres.ts";

export type ClusterVerdict = {
  readonly acknowledged: number;
  /** Acknowledged, but not there, not whole or without its one notification. */
  readonly lost: readonly string[];
  readonly stored: number;
  readonly mailsSent: number;
  /** Written down as sent, but never arrived, or not written down as sent at all. */
  readonly mailsMissing: number;
  /** Arrived again under the same Message-ID: a worker was killed before it could write it down. */
  readonly mailsRepeated: number;
  /** Arrived under a Message-ID that no mail has. */
  readonly mailsUnknown: number;
};

/** Compares what visitors were told, what the tables hold and what the mail server got. */
export async function verdictOn(
  server: PrivatePostgres,
  acknowledged: readonly Acknowledged[],
  arrived: ReadonlyMap<string, number>,
): Promise<ClusterVerdict> {
  const rows = await server.query(
    `SELECT id, mails, states, message_id, message, whole FROM (
       SELECT id, message, total_price = ${order.total_price} AND json_array_length(selected_addons) = 3 AS whole
         FROM package_orders
       UNION ALL SELECT id, fields ->> 'message', true FROM enquiries
     ) AS submissions
     LEFT JOIN (
       SELECT coalesce(order_id, enquiry_id) AS id, count(*)::integer AS mails,
         min(state) AS states, min(message_id) AS message_id FROM outbox GROUP BY 1
     ) AS sent USING (id)`,
  );
  const whole = rows.filter(row => row.whole && row.mails === 1);
  const known = new Set(whole.flatMap(row => [row.id, row.message]));
  const ids = new Set(rows.map(row => String(row.message_id)));
  const isKept = ({ kind, mark }: Acknowledged) =>
    known.has(kind === "plain" ? `A plain form of ${mark}` : mark);
  const isMissing = (row: (typeof rows)[number]) =>
    row.states !== "sent" || !arrived.has(String(row.message_id));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(one => !isKept(one)).map(({ kind, mark }) => `${kind} ${mark}`),
    stored: rows.length,
    mailsSent: rows.filter(row => row.states === "sent").length,
    mailsMissing: rows.filter(isMissing).length,
    mailsRepeated: [...arrived.values()].reduce((sum, n) => sum + n - 1, 0),
    mailsUnknown: [...arrived.keys()].filter(id => !ids.has(id)).length,
  };
}
