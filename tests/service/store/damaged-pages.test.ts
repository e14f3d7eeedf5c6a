import { closeSync, openSync, writeSync } from "node:fs";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { systemClock } from "../../../form-service/clock.ts";
import { openHealth } from "../../../form-service/http/health.ts";
import { databaseFile } from "../../../form-service/store/open-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anOrder } from "../entries.ts";
import { configOf } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("pages of the mails that are damaged while the service runs are an alarm", async () => {
  const dataDir = temporaryFolder();
  const file = databaseFile(dataDir);
  const store = storeIn(dataDir);
  await Promise.all(Array.from({ length: 300 }, () => store.accept(anOrder({}))));
  const other = new Database(file);
  other.pragma("wal_checkpoint(TRUNCATE)");
  const pages = other.prepare<[], number>("SELECT pageno FROM dbstat WHERE name = 'outbox_due'");
  const handle = openSync(file, "r+");
  for (const page of pages.pluck().all())
    writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  // What another one writes makes the store read its pages anew.
  other.exec("INSERT INTO pulse VALUES (1, 0)");
  other.close();
  closeSync(handle);
  const config = configOf({ FORMS_DATA: dataDir });
  const { report } = openHealth({ store, config, clock: systemClock, pause: () => undefined });
  expect((await report()).alarms).toEqual([
    expect.stringMatching(/^The mails cannot be counted: .*malformed/),
  ]);
});
