import { expect, test } from "vitest";
import { countsSql } from "../../../form-service/store/counts.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { until } from "../parts.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test("asking how the service is does not go through all mails that wait in PostgreSQL either", async () => {
  const server = await postgres();
  const store = await openPostgresStore(await server.newDatabase());
  const query = (sql: string) => server.query(sql, "forms_1");
  await query("INSERT INTO enquiries VALUES ('e', now(), 'contact', '{}', 'received')");
  await query(
    `INSERT INTO outbox (dedupe_key, enquiry_id, kind, message_id, state, due_at, next_at, created_at)
       SELECT n, 'e', 'owner', '<m>', 'queued', 5000 + n, CASE n % 2 WHEN 0 THEN 5000 + n ELSE 900000 END, 0
       FROM generate_series(1, 100000) AS n`,
  );
  await query("ANALYZE");
  const counts = await store.outbox.counts();
  expect(counts).toMatchObject({ queued: 10_000, oldestUnsentMs: 5001 });
  // Rows read, so that a limit or a first row that suffices is seen as what it is.
  const [{ "QUERY PLAN": plan } = {}] = await query(`EXPLAIN (ANALYZE, FORMAT JSON) ${countsSql}`);
  expect(rowsRead(plan)).toBeLessThan(11_000);
  await store.close();
});

test("a minute without mail goes through those that were put off once, not each second", async () => {
  const server = await postgres();
  const url = await server.newDatabase();
  const database = new URL(url).pathname.slice(1);
  const query = (sql: string) => server.query(sql, database);
  await (await openPostgresStore(url)).close();
  await query("INSERT INTO enquiries VALUES ('e', now(), 'contact', '{}', 'received')");
  const nowMs = 1_000_000_000;
  const putOff = 20_000;
  await query(
    `INSERT INTO outbox (dedupe_key, enquiry_id, kind, message_id, state, attempts, due_at, next_at, created_at)
       SELECT n, 'e', 'owner', '<m>', 'queued', 9, ${nowMs}, ${nowMs + 3_600_000}, 0
       FROM generate_series(1, ${putOff}) AS n`,
  );
  await query("VACUUM ANALYZE outbox");
  await query("SELECT pg_stat_reset()");
  const store = await openPostgresStore(url);
  for (let second = 0; second < 59; second++) {
    const claim = { nowMs: nowMs + second * 1000, leaseMs: 120_000 };
    expect(await store.outbox.claim({ ...claim, workerName: "one" })).toBeUndefined();
    await store.outbox.recover(claim);
  }
  await store.close();
  // The figures of a connection are whole when it has ended.
  const ours = `FROM pg_stat_activity WHERE application_name = 'form-service' AND datname = '${database}'`;
  await until(async () => (await query(`SELECT 1 ${ours}`)).length === 0);
  const [read] = await query(
    "SELECT (seq_tup_read + idx_tup_fetch)::integer AS rows FROM pg_stat_user_tables WHERE relname = 'outbox'",
  );
  expect(read?.rows).toBeGreaterThanOrEqual(putOff);
  expect(read?.rows).toBeLessThan(putOff + 1000);
});

/** Of all steps that read a table or an index: those that came out and those that were looked at in vain. */
function rowsRead(plan: unknown): number {
  let rows = 0;
  JSON.parse(JSON.stringify(plan), (_key, value) => {
    if (value && typeof value === "object" && /Scan/.test(value["Node Type"])) {
      rows += value["Actual Rows"] + (value["Rows Removed by Filter"] ?? 0);
    }
    return value;
  });
  return rows;
}
