import { expect, test } from "vitest";
import { resend } from "../../../form-service/operator/resend.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { healthy, mailServer, type Weather } from "../mail-server.ts";
import { office } from "../office.ts";
import { clockAt, configOf, rows } from "../parts.ts";

const hourMs = 3_600_000;

test("promise 4: a server that is back from an outage gets all that waits in minutes, and was not flooded before", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker, log } = office(clock, dataDir, { port: server.port });
  const nowMs = clock.now();
  await Promise.all(Array.from({ length: 60 }, () => store.accept(anEnquiry({ nowMs }))));
  const lookOn = async (minutes: number) => {
    for (let looks = 0; looks < minutes * 3; looks++) {
      while (await worker.step());
      clock.advance(20_000);
    }
  };
  server.setWeather({ kind: "answer", at: "CONNECT", code: 421 });
  await lookOn(60);
  // Once a minute at last.
  expect(log.lines.filter(line => line.includes("did not go out")).length).toBeLessThan(70);
  server.setWeather(healthy);
  await lookOn(5);
  expect(server.received).toHaveLength(60);
});

test.each<Weather>([
  { kind: "refuse" },
  { kind: "answer", at: "CONNECT", code: 421 },
  { kind: "answer", at: "MAIL", code: 421 },
  { kind: "answer", at: "RCPT", code: 451 },
  { kind: "cut", at: "EHLO" },
  { kind: "cut", at: "RCPT" },
])("promise 4: a lone mail goes out at once when half a day is over of %j", async weather => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker, log } = office(clock, dataDir, { port: server.port });
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  server.setWeather(weather);
  for (let hours = 0; hours < 12; hours++) {
    await worker.step();
    clock.advance(hourMs);
  }
  expect(log.lines.filter(line => line.includes("did not go out"))).toHaveLength(12);
  const { oldestUnsentMs } = await store.outbox.counts();
  expect(clock.now() - Number(oldestUnsentMs)).toBe(12 * hourMs);
  expect(rows(dataDir, "SELECT state, attempts FROM outbox")).toEqual([
    { state: "queued", attempts: 0 },
  ]);
  server.setWeather(healthy);
  await worker.step();
  expect(server.received).toHaveLength(1);
});

test.each([
  { at: "CONNECT", step: "Invalid greeting" } as const,
  { at: "MAIL", step: "Mail command failed" } as const,
])("what a mail server says as it closes is kept for the operator: $step", async ({ at, step }) => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker } = office(clock, dataDir, { port: server.port });
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  server.setWeather({ kind: "answer", at, code: 421, words: "4.7.0 Too much from you" });
  await worker.step();
  expect(rows(dataDir, "SELECT last_answer FROM outbox")).toEqual([
    { last_answer: `${step}: 421 4.7.0 Too much from you` },
  ]);
});

test("promise 4: the operator need not wait for each mail's next attempt", async () => {
  const clock = clockAt(new Date().toISOString());
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker } = office(clock, temporaryFolder(), { port: server.port });
  server.setWeather({ kind: "answer", at: "DATA", code: 451 });
  for (const nowMs of [clock.now(), clock.now()]) {
    await store.accept(anEnquiry({ nowMs }));
    await worker.step();
  }
  server.setWeather(healthy);
  expect(await worker.step()).toBe(false);
  const [line] = await resend(store, configOf({}), { ids: [], waiting: true });
  expect(line).toContain("2 mails are queued");
  clock.advance(Math.max(1000, Date.now() - clock.now()));
  await worker.step();
  await worker.step();
  expect(server.received).toHaveLength(2);
});

test("a clock that is set back by a day puts no mail off", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker } = office(clock, temporaryFolder(), { port: server.port });
  await store.accept(anOrder({ nowMs: clock.now() }));
  clock.advance(-24 * hourMs);
  expect(await worker.step()).toBe(true);
  expect(server.received).toHaveLength(1);
});
