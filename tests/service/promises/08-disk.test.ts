import {
  existsSync,
  renameSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "../../../form-service/clock.ts";
import { openHealth } from "../../../form-service/http/health.ts";
import { backUp } from "../../../form-service/store/sqlite/copies/backup.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anOrder } from "../entries.ts";
import { serviceProcess } from "../form-service.ts";
import { limitedService } from "../limited-service.ts";
import {
  clockAt,
  configOf,
  count,
  logList,
  message,
  order,
  post,
  postForm,
  rows,
  running,
  until,
} from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("promise 8: a full disk answers 503 with Retry-After, and orders are taken again when there is room", async () => {
  const { service, db } = await limitedService();
  expect((await post(service, "/package_orders", order)).status).toBe(201);
  const pages = Number(db.pragma("page_count", { simple: true }));
  db.pragma(`max_page_count = ${pages}`);
  const long = { ...order, message: "x".repeat(40_000) };
  const refused = await post(service, "/package_orders", long);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.json).toEqual({
    data: null,
    error: { message: expect.stringMatching(/try again/) },
  });
  expect((await fetch(`${service.address}/livez`)).status).toBe(200);
  expect(count(service.dataDir, "package_orders")).toBe(count(service.dataDir, "outbox"));

  db.pragma("max_page_count = 1000000");
  expect((await post(service, "/package_orders", long)).status).toBe(201);
});

test("promise 8: /readyz tells of a disk on which only its own few bytes fit, until an order fits again", async () => {
  const { service, db } = await limitedService();
  // As a quota does, of which the free disk says nothing.
  db.pragma(`max_page_count = ${Number(db.pragma("page_count", { simple: true }))}`);
  let answered: { status: number };
  do answered = await post(service, "/package_orders", order);
  while (answered.status === 201);
  expect(answered.status).toBe(503);
  const told = await fetch(`${service.address}/readyz`);
  expect([told.status, await told.json()]).toMatchObject([503, { canStore: false }]);
  db.pragma("max_page_count = 1000000");
  await until(async () => (await fetch(`${service.address}/readyz?for=balancer`)).status === 200);
});

test("promise 8: a database that became read-only answers 503, says so in /readyz, and recovers", async () => {
  const { service, db } = await limitedService();
  db.pragma("query_only = ON");
  expect((await post(service, "/package_orders", order)).status).toBe(503);
  const ready = await fetch(`${service.address}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain("cannot be written");
  expect((await fetch(`${service.address}/readyz?for=balancer`)).status).toBe(503);
  db.pragma("query_only = OFF");
  expect((await post(service, "/package_orders", order)).status).toBe(201);
});

test("promise 8: while another process holds the lock the service stays alive, and an order waits for it", async () => {
  const service = await running({}, { patienceMs: 60_000 });
  const other = new Database(join(service.dataDir, "forms.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  let isWaiting = true;
  const waiting = post(service, "/package_orders", order).finally(() => {
    isWaiting = false;
  });
  // By the last of these the order has come to the lock.
  for (let looks = 0; looks < 5; looks++)
    expect((await fetch(`${service.address}/livez`)).status).toBe(200);
  expect(isWaiting).toBe(true);
  other.exec("ROLLBACK");
  expect((await waiting).status).toBe(201);
  other.close();
});

test("promise 8: while another process holds the lock for long the service answers 503, then recovers", async () => {
  const service = await running({}, { patienceMs: 400 });
  const other = new Database(join(service.dataDir, "forms.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  expect((await post(service, "/package_orders", order)).status).toBe(503);
  other.exec("ROLLBACK");
  await until(async () => (await post(service, "/package_orders", order)).status === 201);
  other.close();
});

test("promise 8: a file that was moved away takes no orders, which would be gone with the process, until it is back", async () => {
  const service = await running();
  const file = join(service.dataDir, "forms.sqlite");
  expect((await post(service, "/package_orders", order)).status).toBe(201);
  renameSync(file, `${file}.away`);
  expect((await post(service, "/package_orders", order)).status).toBe(503);
  const ready = await (await fetch(`${service.address}/readyz`)).json();
  expect(ready).toMatchObject({ canStore: false });
  expect(ready.alarms.join()).toContain("forms.sqlite was moved or deleted while the service runs");
  writeFileSync(file, "another");
  expect((await post(service, "/package_orders", order)).status).toBe(503);
  renameSync(`${file}.away`, file);
  expect((await post(service, "/package_orders", order)).status).toBe(201);
  expect(count(service.dataDir, "package_orders")).toBe(2);
});

test("a database that is away while nobody sends anything is told in the log: once, and once as an alarm", async () => {
  const log = logList();
  const { dataDir } = await running({}, { log });
  const file = join(dataDir, "forms.sqlite");
  renameSync(file, `${file}.away`);
  await until(() => log.lines.some(line => line.includes('"alarm":"outbox-away"')));
  renameSync(`${file}.away`, file);
  await until(() => log.lines.some(line => line.includes("can be read and written again")));
  expect(log.lines.filter(line => line.includes("was moved or deleted"))).toHaveLength(2);
});

test("promise 8: a log that was deleted takes no orders, which would be gone with the process, and a restart loses none", async () => {
  const dataDir = temporaryFolder();
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  expect((await post(service, "/package_orders", order)).status).toBe(201);
  unlinkSync(join(dataDir, "forms.sqlite-wal"));
  expect((await post(service, "/package_orders", order)).status).toBe(503);
  const ready = await (await fetch(`${service.address}/readyz`)).json();
  expect(ready.alarms.join()).toMatch(/forms\.sqlite-wal was moved .* or restart the service/);
  expect(await service.stop()).toBe(0);
  expect(count(dataDir, "package_orders")).toBe(1);
});

test.each([1, 2])(
  "promise 8: a log that was emptied by hand after its order number %i takes no more, and the file stays whole; one that a command has emptied does",
  async orders => {
    const dataDir = temporaryFolder();
    const file = join(dataDir, "forms.sqlite");
    const store = openSqliteStore(file);
    await store.accept(anOrder({}));
    const command = new Database(file);
    command.pragma("wal_checkpoint(TRUNCATE)");
    command.close();
    for (let n = 0; n < orders; n++) await store.accept(anOrder({}));
    truncateSync(`${file}-wal`, 0);
    for (let tries = 0; tries < 2; tries++)
      await expect(store.accept(anOrder({}))).rejects.toThrow("was emptied while the service runs");
    await store.close();
    const again = openSqliteStore(file);
    await again.accept(anOrder({}));
    await again.close();
    expect(rows(dataDir, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(count(dataDir, "package_orders")).toBe(2);
  },
);

test("promise 8: a folder that may no longer be looked into answers 503, says so in /readyz, and recovers", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const service = await running({ FORMS_DATA: dataDir });
  renameSync(dataDir, `${dataDir}.away`);
  // A name that leads to itself cannot be looked at by root either.
  symlinkSync(dataDir, dataDir);
  const { status, headers } = await post(service, "/package_orders", order);
  expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
  const ready = await (await fetch(`${service.address}/readyz`)).json();
  expect(ready.alarms.join()).toMatch(/cannot be looked at \(.*give the folder back to the user/);
  unlinkSync(dataDir);
  renameSync(`${dataDir}.away`, dataDir);
  expect((await post(service, "/package_orders", order)).status).toBe(201);
});

test("promise 8: a file that was put in the place of ours while it was opened gets no orders that go to the old one", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const backup = join(dataDir, "backup.sqlite");
  await openSqliteStore(file).close();
  backUp(file, backup);
  const { pragma } = Database.prototype;
  const looking = vi.spyOn(Database.prototype, "pragma");
  onTestFinished(() => looking.mockRestore());
  looking.mockImplementation(function (this: Database.Database, ...asked) {
    // A large file is looked through for seconds.
    if (asked[0].startsWith("quick_check") && existsSync(backup)) renameSync(backup, file);
    return pragma.apply(this, asked);
  });
  const store = openSqliteStore(file);
  expect(existsSync(backup)).toBe(false);
  await expect(store.accept(anOrder({}))).rejects.toThrow("was moved or deleted");
  await store.close();
});

test("promise 8: when a submission could not be stored the next look tries a whole order, until one fits, and then no more", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const store = storeIn(temporaryFolder());
  const looks: string[] = [];
  let room = async () => {};
  const health = openHealth({
    store: {
      ...store,
      proveWritable: async () => void looks.push("bytes"),
      proveRoom: async () => {
        looks.push("order");
        await room();
      },
    },
    clock,
    config: configOf({ FORMS_DATA: temporaryFolder() }),
    pause: () => undefined,
  });
  const look = async () => {
    clock.advance(1001);
    return (await health.report()).canStore;
  };
  health.doubt();
  room = () => Promise.reject(new Error("full"));
  expect(await look()).toBe(false);
  // While it was looked another one was refused, which it may not have seen the reason of.
  room = async () => health.doubt();
  expect(await look()).toBe(true);
  room = async () => {};
  expect([await look(), await look()]).toEqual([true, true]);
  expect(looks).toEqual(["order", "order", "order", "bytes"]);
});

test("a plain form that could not be stored gives a page with what was typed", async () => {
  const { service, db } = await limitedService();
  db.pragma("query_only = ON");
  const typed = { ...message, name: "Bo <i>", message: "Hello, are you there?" };
  const refused = await postForm(service, "/contact-form", typed);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('value="Bo &lt;i&gt;"');
  expect(refused.text).toContain("Hello, are you there?");
});

// In /proc, as in a folder that is mounted when it is asked for, Node's own way to make one goes round for ever.
test.each(["/dev/null/forms", "/proc/forms/data"])(
  "a data folder that cannot be made stops the start with a sentence: %s",
  async folder => {
    const start = serviceProcess({ FORMS_DATA: folder });
    await expect(start).rejects.toThrow(/data folder .* cannot be made/);
  },
);

test("promise 8: a disk without room for an order is said to be full, though the check's few bytes still fit", async () => {
  const dataDir = temporaryFolder();
  const config = configOf({ FORMS_DATA: dataDir });
  const store = storeIn(dataDir);
  const reportWith = (freeBytes: number | undefined, databaseUrl = "") =>
    openHealth({
      ...{ store, clock: systemClock, config: { ...config, databaseUrl } },
      pause: () => undefined,
      freeDisk: async () => freeBytes,
    }).report();
  expect(await reportWith(4096)).toMatchObject({
    canStore: false,
    alarms: ["The database cannot be written: its disk is full.", "Only 0 MB of disk are free."],
  });
  // docs/operations.md names the 50 MB.
  const low = 50 * 1024 * 1024;
  expect(await reportWith(low - 1)).toMatchObject({
    canStore: true,
    alarms: ["Only 49 MB of disk are free."],
  });
  expect(await reportWith(low)).toMatchObject({ canStore: true, alarms: [] });
  expect(await reportWith(undefined)).toMatchObject({ canStore: true, alarms: [] });
  expect(await reportWith(4096, "postgres://db")).toMatchObject({ canStore: true });
});

test("a monitor that asks again and again writes to the disk once a second at most", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  const beganMs = clock.now();
  for (const [passedMs, writtenMs] of [
    [0, 0],
    [1000, 0],
    [1, 1001],
  ] as const) {
    clock.advance(passedMs);
    expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
    const [pulse] = rows<{ written_at: number }>(service.dataDir, "SELECT written_at FROM pulse");
    expect(pulse?.written_at).toBe(beganMs + writtenMs);
  }
});
