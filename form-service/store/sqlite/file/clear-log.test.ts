import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { clearLog } from "./clear-log.ts";
import { openDatabase } from "./open-database.ts";

test("the log is cleared also when another process is just at it", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "forms.sqlite");
  const [db, writer] = [1, 2].map(() => openDatabase(file, { busyTimeoutMs: 5000 }));
  if (!db || !writer) throw new Error("two were opened");
  db.exec("CREATE TABLE t (a TEXT)");
  writer.exec("BEGIN IMMEDIATE");
  // It has the log for itself while it waits for the writer to be done.
  const other = new Worker(
    `const db = require("better-sqlite3")(${JSON.stringify(file)}, { timeout: 30_000 });
     while (db.pragma("wal_checkpoint(FULL)", { simple: true }));`,
    { eval: true },
  );
  const ended = once(other, "exit");
  await vi.waitUntil(() => db.pragma("wal_checkpoint(PASSIVE)", { simple: true }) === 1, 60_000);
  writer.exec("ROLLBACK");
  expect(clearLog(db, { patienceMs: 60_000 })).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
  await ended;
  for (const open of [db, writer]) open.close();
});
