import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { isFailure, sentenceOf } from "../../../form-service/failure.ts";
import { versionOf } from "../../../form-service/store/sqlite/migrations.ts";
import { openThreadedStore } from "../../../form-service/store/sqlite/threaded-store.ts";
import { waitHere } from "../../../form-service/store/sqlite/wait-here.ts";
import { bundle, storeThread } from "../bundle.ts";
import { child } from "../child.ts";
import { heldFile } from "../held-file.ts";
import { count, logList, order, post, running, until } from "../parts.ts";

test("while another program has the file of an older version open the service answers 503 and says so, and goes on by itself", async () => {
  const { dataDir, other } = heldFile();
  const log = logList();
  const service = await running({ FORMS_DATA: dataDir }, { log });
  const refused = await post(service, "/package_orders", order);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const ready = await fetch(`${service.address}/readyz`);
  expect(ready.status).toBe(503);
  const words = "forms.sqlite open, such as sqlite3, a backup or an older form-service: close it";
  expect(await ready.text()).toContain(words);
  expect(log.lines[0]).toContain(words);
  expect(versionOf(other)).toBe(1);

  other.close();
  await until(async () => (await post(service, "/package_orders", order)).status === 201);
  await until(async () => (await fetch(`${service.address}/readyz`)).status === 200);
  expect(count(dataDir, "package_orders")).toBe(1);
  expect(count(dataDir, "outbox")).toBe(1);
});

test("a service that is stopped while another program has its file open leaves it as it is", async () => {
  const { dataDir, other } = heldFile();
  const service = await running({ FORMS_DATA: dataDir });
  await service.close();
  expect(versionOf(other)).toBe(1);
  other.close();
});

test("a store that is closed just as the other program has closed its file is not opened any more", async () => {
  const { dataDir, other } = heldFile();
  const file = join(dataDir, "forms.sqlite");
  const store = await openThreadedStore(file, { threadFile: await storeThread() });
  other.close();
  // Two of the thread's pauses: that it has opened the file is said, and not yet heard.
  waitHere(3000);
  await store.close();
  const late = await store.outbox.counts().catch((error: unknown) => error);
  expect(isFailure(late, "unavailable"), String(late)).toBe(true);
});

test("a file that proves unusable when the other program has closed it ends the service with a sentence, as at the start", async () => {
  const { dataDir, other } = heldFile();
  const command = await bundle("bin/form-service.ts");
  const env = { FORMS_DATA: dataDir };
  const service = await child(command, { args: ["start"], env });
  other.pragma("application_id = 1");
  other.close();
  expect(await service.ended).toBe(1);
  expect(service.output()).toContain("forms.sqlite is a database of another program.");
  expect(service.output()).not.toMatch(/Error|^ +at /m);
});

test("the words about such a file are told where they are heard only when the thread has ended, too", async () => {
  const { dataDir, other } = heldFile();
  const heard = vi.fn<(error: unknown) => void>();
  await running({ FORMS_DATA: dataDir }, { onUnusable: heard });
  other.pragma("application_id = 1");
  other.close();
  // Two of the thread's pauses: what it says and its end then wait here together.
  waitHere(3000);
  await until(async () => heard.mock.calls.length > 0);
  const words = sentenceOf(heard.mock.calls[0]?.[0]);
  expect(words).toContain("forms.sqlite is a database of another program.");
});
