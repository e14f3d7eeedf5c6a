import { givenUpSql } from "./mail-states.ts";
import type { OutboxCounts } from "./store.ts";

/** Nobody needs to know more exactly how many there are; counting on would take the time of orders. */
export const countedMax = 10_000;

export type CountsRow = Omit<OutboxCounts, "oldestUnsentMs"> & { readonly oldest: number | null };

/**
 * Asked for whenever somebody wants to know how the service is, so nothing in it goes through all mails that wait. A mail
 * that was never put off is due when it is next tried, which the index knows; those that were are in one of their own.
 */
export const countsSql = `
  SELECT ${countOf("outbox WHERE state = 'queued'")} AS queued,
    ${countOf("outbox WHERE state = 'sending'")} AS sending,
    ${countOf(`outbox WHERE ${givenUpSql}`)} AS dead,
    ${countOf("package_orders WHERE state = 'held'")} + ${countOf("enquiries WHERE state = 'held'")} AS held,
    (SELECT min(due) FROM (
       SELECT min(next_at) AS due FROM outbox WHERE state = 'queued'
       UNION ALL SELECT min(due_at) FROM outbox WHERE state = 'queued' AND next_at > due_at
       UNION ALL SELECT min(due_at) FROM outbox WHERE state = 'sending'
     ) AS unsent) AS oldest`;

export function countsOf({ oldest, ...counts }: CountsRow): OutboxCounts {
  return { ...counts, oldestUnsentMs: oldest ?? undefined };
}

function countOf(rows: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countedMax}) AS counted)`;
}
