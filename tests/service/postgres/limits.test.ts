import { expect, onTestFinished, test } from "vitest";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { schemaOf } from "./private-postgres.ts";

removePostgresAfterwards();

const dayMs = 86_400_000;
const windows = [
  { max: 3, windowMs: 60_000 },
  { max: 30, windowMs: 3_600_000 },
];

test("a client is not held off for as long as the server's clock had been wrong", async () => {
  const { take, query, table } = await counted();
  expect(await take("ann")).toEqual({ granted: 3, waitMs: expect.any(Number) });
  expect(await take("ann")).toMatchObject({ granted: 0 });
  // What stands there once the clock was set back by a day.
  await query(`UPDATE ${table} SET ends_at = ends_at + ${dayMs}`);
  expect(await take("ann")).toMatchObject({ granted: 3 });
  const refused = await take("ann");
  expect(refused).toMatchObject({ granted: 0 });
  expect(refused?.waitMs).toBeLessThanOrEqual(3_600_000);
});

test("a clock that is a second behind the one of a moment ago gives nobody a second window", async () => {
  const { take, query, table } = await counted();
  await take("ann");
  await query(`UPDATE ${table} SET ends_at = ends_at + 1000`);
  expect(await take("ann")).toMatchObject({ granted: 0 });
});

test("windows that are over are swept out, and no others", async () => {
  const { take, query, table, store } = await counted();
  for (const client of ["ann", "bob"]) await take(client);
  await query(`UPDATE ${table} SET ends_at = 1 WHERE client = 'ann'`);
  await store.forgetRequests(0);
  expect(await query(`SELECT DISTINCT client FROM ${table}`)).toEqual([{ client: "bob" }]);
});

async function counted() {
  const server = await postgres();
  const url = await server.newSchema();
  const store = await openPostgresStore(url);
  onTestFinished(store.close);
  const take = async (client: string) =>
    (await store.limits?.(new Map([[client, 5]]), windows))?.get(client);
  return { store, take, query: server.query, table: `${schemaOf(url)}.limits` };
}
