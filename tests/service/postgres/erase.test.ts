import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
  await server.query("CHECKPOINT");
  expect(filesWith(server.dataDir, email)).toEqual([]);
  expect(filesWith(server.dataDir, "bob@example.com").length).toBeGreaterThan(0);
  await store.close();
});

/** The log (pg_wal) is recycled in its own time: docs/scaling.md says so. */
function filesWith(dataDir: string, text: string): string[] {
  return ["base", "global"].flatMap(folder =>
    readdirSync(join(dataDir, folder), { recursive: true, encoding: "utf8" })
      .map(name => join(dataDir, folder, name))
      .filter(file => statSync(file).isFile() && readFileSync(file).includes(text)),
  );
}
