import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../../failure.ts";
import { tables } from "../copy/tables.ts";
import { type Connection, commandBounds, openConnection } from "./connection.ts";
import { isLocked } from "./faults.ts";

/**
 * Where a dump reads a table, we wait for it, and every order behind us: for less than the service waits for a lock
 * before it refuses an order. Between two tries the orders are let through.
 */
const lockMs = 1000;
const triesMax = 5;

/** Deleted rows stay in the files until these are written anew. Holds each table's lock while it lasts. */
export async function compact(url: string): Promise<void> {
  const connection = openConnection(url, { ...commandBounds, lockMs });
  try {
    for (const { name } of tables) await writeAnew(connection, name);
  } catch (error) {
    if (!isLocked(error)) throw error;
    const message =
      "The rows are removed, but a dump or the service holds a table that is to be written anew: run this again.";
    throw new Failure("unavailable", message, { cause: error });
  } finally {
    await connection.close();
  }
}

async function writeAnew(connection: Connection, table: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await connection.run(client => client.query(`VACUUM (FULL) ${table}`));
      return;
    } catch (error) {
      if (!isLocked(error) || tries === triesMax) throw error;
      await pause(lockMs);
    }
  }
}
