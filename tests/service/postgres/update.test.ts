import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "../../../form-service/store/postgres/migrations.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

const tables = "package_orders, enquiries, outbox";

test("while a dump keeps the tables of an older version, a newer one waits without turning away an order of the instances that still run", async () => {
  const url = await (await postgres()).newSchema();
  const [dump, visitor] = [await connected(url), await connected(url)];
  await visitor.query("CREATE TABLE schema_version (version integer NOT NULL)");
  for (const step of migrations.slice(0, -1)) await visitor.query(step);
  await visitor.query(`INSERT INTO schema_version VALUES (${migrations.length - 1})`);
  await dump.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS SHARE MODE`);

  let isOpen = false;
  const told: string[] = [];
  const onHeld = (sentence: string) => void told.push(sentence);
  const newer = openPostgresStore(url, { onHeld }).finally(() => {
    isOpen = true;
  });
  // As an order locks them, and for no longer than it waits.
  await visitor.query("SET lock_timeout = 2000");
  for (let orders = 0; orders < 30; orders++) {
    await visitor.query(`BEGIN; LOCK TABLE ${tables} IN ROW EXCLUSIVE MODE; COMMIT`);
    await pause(100);
  }
  expect(isOpen).toBe(false);
  expect(told).toEqual([expect.stringMatching(/^a dump or an open transaction keeps the tables/)]);

  await dump.query("COMMIT");
  const store = await newer;
  await store.proveWritable(1);
  await store.close();
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
