import { expect, test } from "vitest";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { anEnquiry } from "../entries.ts";
import { until } from "../parts.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test.each(["with a key", "without a key"])(
  "an enquiry %s whose commit is cancelled while it waits for a replica is not answered with success, nor is its repeat",
  async how => {
    const server = await postgres();
    const store = await openPostgresStore(await server.newDatabase());
    const enquiry = anEnquiry(how === "with a key" ? { key: "one" } : {});
    // One without a key is known again by the service, and has the id that it came with.
    const again = enquiry.request ? { ...anEnquiry({}), request: enquiry.request } : enquiry;
    await server.query("ALTER SYSTEM SET synchronous_standby_names = 'away'");
    await server.query("ALTER SYSTEM SET client_min_messages = 'error'");
    // It is in force from the start on; for how long a reload takes nobody can ask.
    await server.stop("fast");
    await server.start();
    for (const entry of [enquiry, again]) {
      const accepted = store.accept(entry).catch(String);
      await until(async () => {
        const found = await server.query(
          "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
        );
        return found.length > 0;
      });
      expect(await accepted).toContain("PostgreSQL was told not to wait for its replica");
    }
    await server.query("ALTER SYSTEM RESET synchronous_standby_names");
    await server.query("SELECT pg_reload_conf()");
    expect(await store.accept(again)).toMatchObject({ id: enquiry.submission.id });
    expect((await store.outbox.counts()).queued).toBe(1);
    await store.close();
  },
);
