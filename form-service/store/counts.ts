import { idFloor } from "./ids.ts";
import { givenUpSql } from "./mail-states.ts";
import type { OutboxCounts } from "./store.ts";

/** Nobody needs to know more exactly how many there are; counting on would take the time of orders. */
export const countedMax = 10_000;

/**
 * Gives OutboxCounts. Asked for whenever somebody wants to know how the service is, so nothing in it goes through all mails
 * that wait. A mail that was never put off is due when it is next tried, which the index knows; those that were are in one
 * of their own.
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
     ) AS unsent) AS "oldestUnsentMs"`;

/** With the one that is on its way: after a crash that one waits for its lease to end. */
export function unsentOf({ queued, sending }: OutboxCounts): number {
  return Math.min(countedMax, queued + sending);
}

const weekMs = 7 * 24 * 60 * 60_000;

/** What is counted as `held` of those that came in from an id on, which stands in the query as `floor`. */
export function heldSinceSql(floor: string): string {
  const held = `state = 'held' AND id >= ${floor}`;
  return `SELECT ${countOf(`package_orders WHERE ${held}`)} + ${countOf(`enquiries WHERE ${held}`)} AS held`;
}

export function aWeekBefore(nowMs: number): string {
  return idFloor(nowMs - weekMs);
}

function countOf(rows: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${countedMax}) AS counted)`;
}
