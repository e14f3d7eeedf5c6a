import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { serviceProcess } from "../form-service.ts";
import { clockAt, count, message, order, post, postForm, running, until } from "../parts.ts";

const key = { "idempotency-key": "0b0f3e1e-1111-4222-8333-444455556666" };

function many<T>(times: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => make(index)));
}

test("promise 6: 200 concurrent posts with one key make one row, in one process", async () => {
  const service = await running();
  const answers = await many(200, () => post(service, "/package_orders", order, key));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(count(service.dataDir, "package_orders")).toBe(1);
  expect(count(service.dataDir, "outbox")).toBe(1);
});

test("promise 6: 200 concurrent posts with one key make one row, in two processes", async () => {
  const dataDir = temporaryFolder();
  const services = await many(2, () => serviceProcess({ FORMS_DATA: dataDir }));
  const answers = await many(200, index => {
    const address = services[index % 2]?.address ?? "";
    return post({ address }, "/contact-form", message, key);
  });
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(count(dataDir, "enquiries")).toBe(1);
  expect(count(dataDir, "outbox")).toBe(1);
  expect(await Promise.all(services.map(one => one.stop()))).toEqual([0, 0]);
});

test("the same key with other content is refused with 422", async () => {
  const service = await running();
  await post(service, "/package_orders", order, key);
  const other = await post(service, "/package_orders", { ...order, name: "Somebody Else" }, key);
  expect(other.status).toBe(422);
  expect(other.json.error.message).toContain("Idempotency-Key");
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

test("a retry that took longer to fill in is still the same request", async () => {
  const service = await running();
  const first = await post(service, "/contact-form", { ...message, filled_ms: 5000 }, key);
  const again = await post(service, "/contact-form", { ...message, filled_ms: 9000 }, key);
  expect(again.text).toBe(first.text);
});

test("one key serves both calls of an order", async () => {
  const service = await running();
  const first = await post(service, "/package_orders", order, key);
  const second = await post(
    service,
    "/contact-form",
    { ...order, type: "package_order", order_id: first.json.data.id },
    key,
  );
  expect(second.json).toEqual({ success: true, id: first.json.data.id });
  expect(count(service.dataDir, "outbox")).toBe(1);
});

test("a plain form that is sent twice makes one row; after ten minutes it makes another", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  for (let times = 0; times < 3; times++) {
    expect((await postForm(service, "/contact-form", message)).status).toBe(303);
  }
  expect(count(service.dataDir, "enquiries")).toBe(1);
  clock.advance(10 * 60_000 + 1);
  await postForm(service, "/contact-form", message);
  expect(count(service.dataDir, "enquiries")).toBe(2);
});

test("a plain form that two visitors send in the same words makes two rows", async () => {
  const service = await running({ TRUSTED_PROXIES: "127.0.0.1" });
  for (const sender of ["203.0.113.7", "203.0.113.8", "203.0.113.7"]) {
    const from = { "x-forwarded-for": sender };
    expect((await postForm(service, "/contact-form", message, from)).status).toBe(303);
  }
  expect(count(service.dataDir, "enquiries")).toBe(2);
});

test("a key is remembered for a week, for an order in a tab that comes back after days", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  const ids = [];
  for (const passedMs of [0, 7 * 24 * 3_600_000 - 1, 1]) {
    clock.advance(passedMs);
    ids.push((await post(service, "/package_orders", order, key)).json.data.id);
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(count(service.dataDir, "package_orders")).toBe(2);
});

test("a service that runs on forgets keys whose time is over, and no others", async () => {
  const started = vi.spyOn(globalThis, "setInterval");
  onTestFinished(() => started.mockRestore());
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  // Only this one's time comes: where that of all came at once, the database would be taken for one that hangs.
  const sweep = started.mock.calls.find(([, ms]) => ms === 600_000)?.[0];
  await post(service, "/package_orders", order, key);
  clock.advance(7 * 24 * 3_600_000);
  await post(service, "/package_orders", order, { "idempotency-key": "of today" });
  sweep?.();
  await until(() => count(service.dataDir, "requests") === 1);
  await post(service, "/package_orders", order, { "idempotency-key": "of today" });
  expect(count(service.dataDir, "package_orders")).toBe(2);
});

test.each(["k".repeat(201), "clé"])(
  "the key '%s' is refused and stores nothing",
  async unusable => {
    const service = await running();
    const refused = await post(service, "/package_orders", order, { "idempotency-key": unusable });
    expect(refused.status).toBe(400);
    expect(refused.json.error.message).toMatch(/^Validation failed: the Idempotency-Key is longer/);
    expect(count(service.dataDir, "package_orders")).toBe(0);
  },
);

test("two orders that look the same but carry no key are two orders", async () => {
  const service = await running();
  await post(service, "/package_orders", order);
  await post(service, "/package_orders", order);
  expect(count(service.dataDir, "package_orders")).toBe(2);
});
