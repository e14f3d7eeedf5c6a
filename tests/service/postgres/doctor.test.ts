import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { doctor } from "../../../form-service/operator/doctor.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { configOf, until } from "../parts.ts";
import { asUser } from "./faulty-postgres.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { privatePostgres } from "./private-postgres.ts";

removePostgresAfterwards();

test("doctor comes to its end on a machine that keeps nothing but its settings", async () => {
  const env = {
    DATABASE_URL: await (await postgres()).newSchema(),
    FORMS_DATA: join(temporaryFolder(), "none"),
    SMTP_URL: "smtp://127.0.0.1:1",
    OWNER_EMAIL: "owner@shop.test",
    MAIL_FROM: "site@shop.test",
  };
  const sentences: string[] = [];
  for await (const { sentence } of doctor(configOf(env))) sentences.push(sentence);
  expect(sentences[0]).toMatch(/^PostgreSQL \d+/);
  expect(sentences.join("\n")).toContain(`disk is free for ${env.FORMS_DATA} cannot be told`);
  expect(sentences.at(-1)).toContain("are held as possible spam");
});

test("doctor does not tell a plain user, who may not see the replicas, that none is synchronous", async () => {
  const primary = await postgres();
  const replica = await privatePostgres({ primary });
  onTestFinished(replica.remove);
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
  await primary.query("SELECT pg_reload_conf()");
  await until(async () => {
    const found = await primary.query("SELECT sync_state FROM pg_stat_replication");
    return found[0]?.sync_state === "quorum";
  });
  await primary.query("CREATE ROLE forms LOGIN PASSWORD 'of forms'");
  await primary.query("CREATE DATABASE forms OWNER forms");
  const store = await openPostgresStore(asUser(primary.url("forms"), "forms", "of forms"));
  onTestFinished(store.close);
  expect((await store.diagnose()).join("\n")).toMatch(
    /synchronous_standby_names=ANY 1 \(\*\), 1 replica connected; .*: GRANT pg_read_all_stats TO forms\./,
  );
  await primary.query("GRANT pg_read_all_stats TO forms");
  expect((await store.diagnose()).join("\n")).toContain("; 1 synchronous replica.");
});
