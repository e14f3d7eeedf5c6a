/** A mail that was given up and is the operator's to see to; one that only thanked a customer is nobody's. */
export const givenUpSql = "state = 'dead' AND kind <> 'acknowledgement'";

/**
 * Which submissions are over: from before the first id, with no mail that has to arrive yet, and from before the second
 * one where a mail was given up. To be asked of each table as `id_of`, by the outbox's column that leads there.
 */
export function doneSql(floor: string, untoldFloor: string): (column: string) => string {
  const keeps = `state IN ('queued', 'sending') OR (${givenUpSql} AND id_of.id >= ${untoldFloor})`;
  return column =>
    `id < ${floor} AND NOT EXISTS (SELECT 1 FROM outbox WHERE ${column} = id_of.id AND (${keeps}))`;
}

/** A mail that was tried and is to be tried again; when, the index of the outbox knows. */
export const putOffSql = "state = 'queued' AND attempts > 0";
