import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test("promise 12: after erase no byte of the address is in any file of a table, nor in the planner's statistics", async () => {
  const server = await postgres();
  const store = await openPostgresStore(await server.newDatabase());
  const email = "very.much.gone@example.com";
  const entries = Array.from({ length: 60 }, (_, n) =>
    n % 2 ? anOrder({ email, key: `k${n}` }) : anEnquiry({ email }),
  );
  await Promise.all([...entries, anOrder({ email: "bob@example.com" })].map(store.accept));
  await server.query("ANALYZE", "forms_1");
  await server.query("CHECKPOINT");
  expect(filesWith(server.dataDir, email).length).toBeGreaterThan(0);
  expect((await store.records.erase(email)).removedIds).toHaveLength(60);
  await store.records.compact("erase");
  await server.query("CHECKPOINT");
  expect(filesWith(server.dataDir, email)).toEqual([]);
  expect(filesWith(server.dataDir, "bob@example.com").length).toBeGreaterThan(0);
  await store.close();
});

test("orders are taken while an erase waits for a dump that reads the tables", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const [service, operator] = await Promise.all([1, 2].map(() => openPostgresStore(url)));
  const dump = new Client({ connectionString: url });
  await dump.connect();
  await dump.query("BEGIN; LOCK TABLE outbox, enquiries, package_orders IN ACCESS SHARE MODE");
  const compacted = operator?.records.compact("erase");
  await vi.waitUntil(async () => (await server.query(waitingVacuums)).length > 0, 60_000);
  expect((await service?.accept(anOrder({})))?.outcome).toBe("stored");
  await dump.query("COMMIT");
  await compacted;
  await Promise.all([dump.end(), service?.close(), operator?.close()]);
});

test("an erase that a dump keeps waiting to its end says so, and is finished by the next one", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const store = await openPostgresStore(url);
  const dump = new Client({ connectionString: url });
  await dump.connect();
  await dump.query("BEGIN; LOCK TABLE requests IN ACCESS SHARE MODE");
  await expect(store.records.compact("erase")).rejects.toThrow(
    /^The rows are removed, but a dump .* run this again\.$/,
  );
  await dump.query("COMMIT");
  await store.records.compact("erase");
  await Promise.all([dump.end(), store.close()]);
});

test("an erase and a purge of very much are given more time than an order", async () => {
  const server = await postgres();
  const url = await server.newDatabase();
  const store = await openPostgresStore(url);
  const nowMs = Date.now();
  for (const email of ["gone@example.com", "bob@example.com"]) {
    const { submission, request } = anOrder({ email, nowMs: nowMs - 1000 });
    await store.accept({ submission, request, mails: [] });
  }
  await server.query(
    `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(4.6); RETURN NULL; END';
     CREATE TRIGGER dawdle BEFORE DELETE ON package_orders EXECUTE FUNCTION dawdle()`,
    new URL(url).pathname.slice(1),
  );
  expect((await store.records.erase("gone@example.com")).removedIds).toHaveLength(1);
  expect(
    (await store.records.purge({ beforeMs: nowMs, untoldBeforeMs: nowMs })).removedIds,
  ).toHaveLength(1);
  await store.close();
});

const waitingVacuums =
  "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'VACUUM%'";

/** The log (pg_wal) is recycled in its own time: docs/scaling.md says so. */
function filesWith(dataDir: string, text: string): string[] {
  return ["base", "global"].flatMap(folder =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: "utf8" })
      .map(name => join(dataDir, folder, name))
      .filter(file => statSync(file).isFile() && readFileSync(file).includes(text)),
  );
}
