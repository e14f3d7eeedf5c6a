import type { Database } from "better-sqlite3";
import { onTestFinished } from "vitest";
import { systemClock } from "../../form-service/clock.ts";
import { buildApp } from "../../form-service/http/app.ts";
import { openHealth } from "../../form-service/http/health.ts";
import { memoryLimiter } from "../../form-service/http/limits/limiter.ts";
import { openMetrics } from "../../form-service/metrics.ts";
import { databaseFile } from "../../form-service/store/open-store.ts";
import { openSqliteStore } from "../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { configOf, logList } from "./parts.ts";

/** The service with its own database connection in the test's hand, to take room or rights away from it. */
export async function limitedService() {
  const dataDir = temporaryFolder();
  const config = configOf({ FORMS_DATA: dataDir });
  const opened: Database[] = [];
  const store = openSqliteStore(databaseFile(dataDir), { onOpen: db => opened.push(db) });
  const [db] = opened;
  if (!db) throw new Error("the store opened no database");
  const metrics = openMetrics();
  const clock = systemClock;
  const app = buildApp({
    ...{ config, store, clock, metrics, log: logList(), onMail: () => {} },
    limiter: memoryLimiter(config.windows, clock),
    health: openHealth({ store, config, clock, pause: () => undefined }),
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await app.close();
    await store.close();
    metrics.close();
  });
  return { service: { address, dataDir }, db };
}
