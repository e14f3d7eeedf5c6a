import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../../../form-service/clock.ts";
import { sharedLimiter } from "../../../form-service/http/limits/shared-limiter.ts";
import { leaseMs } from "../../../form-service/mail/worker.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { anEnquiry } from "../entries.ts";
import { logList, order, post, running, until } from "../parts.ts";
import { clusterRun } from "../postgres/cluster.ts";
import { postgres, removePostgresAfterwards } from "../postgres/on-postgres.ts";
import { schemaOf } from "../postgres/private-postgres.ts";

removePostgresAfterwards();

// The long run: npm run bench -- service-cluster
test("promise 9: four instances that are killed, and a PostgreSQL that crashes, lose no order and send each mail once", async () => {
  const result = await clusterRun({
    ...{ instances: 4, lives: 2, visitors: 3, pauseMs: 50, acknowledgedMax: 20 },
    ...{ waitsForTime: false, drainSeconds: 90 },
  });
  expect(result.acknowledged).toBeGreaterThanOrEqual(8);
  expect(result.kills + result.stops).toBe(8);
  expect(result.lost).toEqual([]);
  expect(result).toMatchObject({ mailsMissing: 0, mailsUnknown: 0 });
  expect(result.mailsSent).toBe(result.stored);
  // Again under the same Message-ID only where a worker was killed in the moment between.
  expect(result.mailsRepeated).toBeLessThanOrEqual(result.kills);
});

test.each([-1, 1])(
  "promise 9: an instance whose clock is wrong by %i h leaves the others the mails that are on their way",
  async hours => {
    const url = await (await postgres()).newSchema();
    const [right, wrong] = [await openPostgresStore(url), await openPostgresStore(url)];
    for (const store of [right, wrong]) onTestFinished(store.close);
    const nowMs = Date.now();
    const wrongMs = nowMs + hours * 3_600_000;
    for (let mails = 0; mails < 2; mails++)
      await right.accept(anEnquiry({ nowMs: Math.min(nowMs, wrongMs) }));
    await right.outbox.claim({ workerName: "right", nowMs, leaseMs });
    await wrong.outbox.claim({ workerName: "wrong", nowMs: wrongMs, leaseMs });
    await right.outbox.recover({ nowMs, leaseMs });
    await wrong.outbox.recover({ nowMs: wrongMs, leaseMs });
    expect((await right.outbox.counts()).sending).toBe(2);
  },
);

test("promise 9: the limit of a client holds across instances", async () => {
  const url = await (await postgres()).newSchema();
  const windows = [
    { max: 10, windowMs: 60_000 },
    { max: 60, windowMs: 3_600_000 },
  ];
  const log = logList();
  const limiters = await Promise.all(
    [1, 2, 3].map(async () => {
      const store = await openPostgresStore(url);
      onTestFinished(store.close);
      if (!store.limits) throw new Error("the store shares no limits");
      const { limits } = store;
      return sharedLimiter({ limits, windows, clock: systemClock, log, patienceMs: 20_000 });
    }),
  );
  const ask = (client: string) =>
    Promise.all(Array.from({ length: 36 }, (_, n) => limiters[n % 3]?.take(client)));
  const [ann, bob] = await Promise.all([ask("ann"), ask("bob")]);
  for (const verdicts of [ann, bob]) {
    expect(verdicts.filter(verdict => verdict?.allowed)).toHaveLength(10);
  }
  const again = await limiters[0]?.take("ann");
  expect(again).toMatchObject({ allowed: false });
  expect(again && "retryAfterS" in again && again.retryAfterS).toBeGreaterThan(0);
  expect(log.lines).toEqual([]);
});

test("promise 9: an order is not lost to limits that cannot be shared: each instance then counts alone", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const env = { DATABASE_URL: url, FORMS_LIMITS: "5/1m" };
  const services = [await running(env), await running(env)];
  await server.query(`DROP TABLE ${schemaOf(url)}.limits`);
  for (const service of services) {
    for (let n = 0; n < 5; n++) {
      expect((await post(service, "/package_orders", order)).status).toBe(201);
    }
    expect((await post(service, "/package_orders", order)).status).toBe(429);
  }
});

test("promise 6: 200 posts with one key to three instances make one order and one mail", async () => {
  const server = await postgres();
  const url = await server.newSchema();
  const env = { DATABASE_URL: url };
  const services = [await running(env), await running(env), await running(env)];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      post(services[n % 3] ?? { address: "" }, "/package_orders", order, {
        "idempotency-key": "one-and-the-same",
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
  await until(async () => {
    const [row] = await server.query(`SELECT count(*)::integer AS n FROM ${schemaOf(url)}.outbox`);
    return row?.n === 1;
  });
});
