import { expect, test } from "vitest";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { anEnquiry } from "../entries.ts";
import { until } from "../parts.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test("an enquiry whose commit is cancelled while it waits for a replica is not answered with success", async () => {
  const server = await postgres();
  const store = await openPostgresStore(await server.newDatabase());
  const enquiry = anEnquiry({ key: "one" });
  await server.query("ALTER SYSTEM SET synchronous_standby_names = 'away'");
  await server.query("ALTER SYSTEM SET client_min_messages = 'error'");
  // It is in force from the start on; for how long a reload takes nobody can ask.
  await server.stop("fast");
  await server.start();
  const accepted = store.accept(enquiry).catch(String);
  await until(async () => {
    const found = await server.query(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
    );
    return found.length > 0;
  });
  expect(await accepted).toContain("PostgreSQL was told not to wait for its replica");
  await server.query("ALTER SYSTEM RESET synchronous_standby_names");
  await server.query("SELECT pg_reload_conf()");
  const again = { ...anEnquiry({ key: "one" }), request: enquiry.request };
  expect(await store.accept(again)).toEqual({ outcome: "repeated", id: enquiry.submission.id });
  await store.close();
});
