import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { crowd } from "../crowd.ts";
import { serviceProcess } from "../form-service.ts";
import { until } from "../parts.ts";
import { verdictOn } from "./cluster-verdict.ts";
import { openCutter } from "./cutter.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { privatePostgres } from "./private-postgres.ts";

removePostgresAfterwards();

test("a fail-over to a synchronous replica loses nothing that was acknowledged, and needs no restart", async () => {
  const primary = await postgres();
  const replica = await privatePostgres({ primary });
  onTestFinished(replica.remove);
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
  await primary.query("SELECT pg_reload_conf()");
  await until(async () => {
    const found = await primary.query("SELECT sync_state FROM pg_stat_replication");
    return found[0]?.sync_state === "sync";
  });
  const line = await openCutter(primary.port);
  onTestFinished(line.close);
  const url = new URL(primary.url());
  url.port = String(line.port);
  const service = await serviceProcess({
    FORMS_DATA: temporaryFolder(),
    DATABASE_URL: url.href,
    LOG_LEVEL: "silent",
  });
  onTestFinished(async () => {
    await service.stop();
  });
  const visitors = crowd(service.address, 6, 10);
  await until(() => visitors.acknowledged.length >= 60);
  await primary.stop("immediate");
  line.leadTo(replica.port);
  await replica.query("SELECT pg_promote()");
  const before = visitors.acknowledged.length;
  await until(() => visitors.acknowledged.length >= before + 60);
  visitors.stop();
  await visitors.done;
  const verdict = await verdictOn(replica, visitors.acknowledged, new Map());
  expect(verdict.lost).toEqual([]);
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(120);
  expect(
    [...visitors.statuses.keys()].filter(status => ![200, 201, 303, 503].includes(Number(status))),
  ).toEqual([]);
});
