import { Failure } from "../../failure.ts";
import { commandBounds, openConnection } from "./connection.ts";
import { codeOf } from "./faults.ts";

/** Deleted rows stay in the files until these are written anew. Holds each table's lock while it lasts. */
export async function compact(url: string): Promise<void> {
  const connection = openConnection(url, commandBounds);
  try {
    for (const table of ["outbox", "package_orders", "enquiries", "requests"]) {
      await connection.run(client => client.query(`VACUUM (FULL) ${table}`));
    }
  } catch (error) {
    if (!(error instanceof Failure) || codeOf(error.cause) !== "55P03") throw error;
    const message =
      "The rows are removed, but the service is too busy to write its tables anew: run this again.";
    throw new Failure("unavailable", message, { cause: error });
  } finally {
    await connection.close();
  }
}
