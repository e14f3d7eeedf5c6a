import { existsSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import "../../form-service/store/sqlite/store-thread.ts";
import type { Call } from "../../form-service/store/sqlite/store-thread.ts";
import { waitHere } from "../../form-service/store/sqlite/wait-here.ts";

/**
 * The thread of the database as it is, but that it stands still, as on a disk that does not answer, once an order
 * that names a file has come in and is not yet written; for as long as that file exists.
 */
parentPort?.on("message", (calls: readonly Call[]) => {
  const file = /stall while ([\w/.-]+) exists/.exec(JSON.stringify(calls))?.[1];
  while (file && existsSync(file)) waitHere(10);
});
