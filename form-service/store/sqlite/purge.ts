import type { Database } from "better-sqlite3";
import { idFloor } from "../ids.ts";
import { doneSql, givenUpSql } from "../mail-states.ts";
import type { Store } from "../store.ts";
import type { AtOnce } from "./at-once.ts";
import { idsWhere } from "./find.ts";
import { removeAll } from "./records.ts";

/**
 * Orders wait for each step: 25 ms for so many on a small machine. In one piece a year's orders would keep those that come
 * in meanwhile waiting for longer than they may.
 */
const stepMax = 500;

/** To be run inside a transaction. */
export function preparePurge(db: Database): AtOnce<Pick<Store["records"], "purge" | "countOlder">> {
  const older = db
    .prepare<{ floor: string }, number>(
      `SELECT (SELECT count(*) FROM package_orders WHERE id < @floor)
         + (SELECT count(*) FROM enquiries WHERE id < @floor)`,
    )
    .pluck();
  const untold = db
    .prepare<[], string>(`SELECT coalesce(order_id, enquiry_id) FROM outbox WHERE ${givenUpSql}`)
    .pluck();
  const held = db
    .prepare<{ ids: string }, number>(
      `SELECT count(*) FROM (SELECT id FROM package_orders WHERE state = 'held'
         UNION ALL SELECT id FROM enquiries WHERE state = 'held') AS held
       WHERE id IN (SELECT value FROM json_each(@ids))`,
    )
    .pluck();
  return {
    purge({ beforeMs, untoldBeforeMs }) {
      const isDone = doneSql("@floor", "@untoldFloor");
      const ids = idsWhere(db, {
        orders: isDone("order_id"),
        enquiries: isDone("enquiry_id"),
        values: { floor: idFloor(beforeMs), untoldFloor: idFloor(untoldBeforeMs) },
        limit: stepMax,
      });
      const doomed = new Set(ids);
      const untoldIds = ids.length ? untold.all().filter(id => doomed.has(id)) : [];
      const heldCount = held.get({ ids: JSON.stringify(ids) }) ?? 0;
      return { ...removeAll(db, ids), untoldIds, heldCount };
    },
    countOlder: beforeMs => older.get({ floor: idFloor(beforeMs) }) ?? 0,
  };
}
