import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { countedMax, countsSql } from "../../../form-service/store/counts.ts";
import { databaseFile } from "../../../form-service/store/open-store.ts";
import { pullForwardSql } from "../../../form-service/store/sqlite/outbox.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { storeIn } from "../store-in.ts";

test("neither asking how the service is nor a look at the clock goes through all mails that wait", async () => {
  const dataDir = temporaryFolder();
  storeIn(dataDir);
  const db = new Database(databaseFile(dataDir));
  expect(outboxSteps(db, countsSql)).toEqual([
    ...Array(2).fill("SEARCH outbox USING COVERING INDEX outbox_due (state=?)"),
    "SEARCH outbox USING INDEX outbox_due (state=?)",
    // The oldest: the first of those that were never put off, of those that were, and of those on their way.
    "SEARCH outbox USING COVERING INDEX outbox_due (state=?)",
    "SEARCH outbox USING INDEX outbox_put_off (state=?)",
    "SEARCH outbox USING INDEX outbox_due (state=?)",
  ]);
  expect(outboxSteps(db, pullForwardSql, { nowMs: 0 })).toEqual([
    "SEARCH outbox USING INDEX outbox_due (state=? AND next_at>?)",
  ]);
  db.close();
});

test("more than ten thousand mails that wait are counted as ten thousand", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const db = new Database(databaseFile(dataDir));
  db.exec(
    `INSERT INTO enquiries VALUES ('e', '2026-03-01', 'contact', '{}', 'received', NULL);
     WITH RECURSIVE mail (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM mail WHERE n <= ${countedMax})
     INSERT INTO outbox (dedupe_key, enquiry_id, kind, message_id, state, due_at, next_at, created_at)
       SELECT 'owner-' || n, 'e', 'owner', '<m>', 'queued', 5000 + n, 5000 + n, 0 FROM mail`,
  );
  db.close();
  expect(await store.outbox.counts()).toMatchObject({ queued: countedMax, oldestUnsentMs: 5001 });
});

function outboxSteps(db: Database.Database, sql: string, values: object = {}): string[] {
  return db
    .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(values)
    .map(({ detail }) => detail.trim())
    .filter(detail => detail.includes("outbox"));
}
