import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { count, logList, order, post, type Running, rows, running, until } from "../parts.ts";

/** A thread that does not hang needs less, also where the disk is busy. */
const stallMs = 1500;

/** A service whose database hangs from this late order on, until it is let go. */
async function aboutToHang(env: Record<string, string> = {}) {
  const threadFile = pathToFileURL(await bundle("tests/service/stalling-store-thread.ts"));
  const log = logList();
  const service = await running(env, { threadFile, log, stallMs });
  const stall = join(temporaryFolder(), "stall");
  writeFileSync(stall, "");
  const letGo = () => rmSync(stall, { force: true });
  onTestFinished(letGo);
  const late = { ...order, message: `stall while ${stall} exists` };
  return { service, log, late, letGo };
}

test("while the thread of the database hangs visitors get 503 at once, and what it writes later is not doubled", async () => {
  const { service, log, late, letGo } = await aboutToHang();
  expect((await post(service, "/package_orders", order)).status).toBe(201);

  const key = { "Idempotency-Key": "sent-twice" };
  const refused = await post(service, "/package_orders", late, key);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.json).toEqual({
    data: null,
    error: { message: expect.stringMatching(/try again/) },
  });
  const other = { ...order, message: "sent while nothing could be stored" };
  expect((await post(service, "/package_orders", other)).status).toBe(503);
  const ready = await fetch(`${service.address}/readyz?for=balancer`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain("the database has not answered for");
  expect((await fetch(`${service.address}/livez`)).status).toBe(200);
  expect(log.lines.join()).toContain('"alarm":"cannot-store"');
  expect(count(service.dataDir, "package_orders")).toBe(1);

  letGo();
  await untilStored(service, 2);
  const again = await post(service, "/package_orders", late, key);
  expect(again.status).toBe(201);
  const stored = rows<{ id: string; message: string }>(
    service.dataDir,
    "SELECT id, message FROM package_orders ORDER BY id",
  );
  expect(stored.map(({ message }) => message)).toEqual([order.message, late.message]);
  expect(stored[1]?.id).toBe(again.json.data.id);
  expect(count(service.dataDir, "outbox")).toBe(2);
});

test("who sends an order without a key again, because it was not answered, does not order twice; after an answer he does", async () => {
  const { service, late, letGo } = await aboutToHang();
  expect((await post(service, "/package_orders", late)).status).toBe(503);
  expect((await post(service, "/package_orders", late)).status).toBe(503);

  letGo();
  await untilStored(service, 1);
  const ids = [];
  for (let times = 0; times < 2; times++) {
    const { status, json } = await post(service, "/package_orders", late);
    expect(status).toBe(201);
    ids.push(json.data.id);
  }
  const stored = rows<{ id: string }>(service.dataDir, "SELECT id FROM package_orders ORDER BY id");
  expect(stored.map(({ id }) => id)).toEqual(ids);
  expect(count(service.dataDir, "outbox")).toBe(2);
});

test("orders in the same words under keys of their own are orders of their own, also after one was not answered", async () => {
  const { service, late, letGo } = await aboutToHang();
  const send = (key: string) => post(service, "/package_orders", late, { "Idempotency-Key": key });
  expect((await send("one")).status).toBe(503);
  letGo();
  await untilStored(service, 1);
  const others = await Promise.all(["two", "three"].map(send));
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
  expect(count(service.dataDir, "package_orders")).toBe(3);
});

test("an order that was not answered is not taken for that of another visitor in the same words", async () => {
  const { service, late, letGo } = await aboutToHang({ TRUSTED_PROXIES: "127.0.0.1" });
  const from = (address: string) => ({ "x-forwarded-for": address });
  expect((await post(service, "/package_orders", late, from("203.0.113.7"))).status).toBe(503);
  letGo();
  await untilStored(service, 1);
  expect((await post(service, "/package_orders", late, from("203.0.113.8"))).status).toBe(201);
  expect(count(service.dataDir, "package_orders")).toBe(2);
});

test("a stop while the thread hangs waits for it, and what it was given is written", async () => {
  const { service, late, letGo } = await aboutToHang();
  expect((await post(service, "/package_orders", late)).status).toBe(503);
  const closed = service.close();
  await Promise.race([closed, pause(stallMs * 2)]);
  letGo();
  await closed;
  expect(existsSync(join(service.dataDir, "forms.sqlite-wal"))).toBe(false);
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

/** The rows can be read a moment before the thread has said so, and the service takes orders again. */
async function untilStored({ dataDir, address }: Running, orders: number): Promise<void> {
  await until(() => count(dataDir, "package_orders") === orders);
  await until(async () => (await fetch(`${address}/readyz`)).status === 200);
}
