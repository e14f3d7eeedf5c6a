import { symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resend } from "../../../form-service/operator/resend.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { healthy, mailServer, type Weather } from "../mail-server.ts";
import { office } from "../office.ts";
import { clockAt, configOf, logList, message, post, rows, running, until } from "../parts.ts";

const hourMs = 3_600_000;

const storms: readonly Weather[] = [
  { kind: "refuse" },
  { kind: "answer", at: "CONNECT", code: 421 },
  { kind: "answer", at: "MAIL", code: 451 },
  { kind: "answer", at: "RCPT", code: 450 },
  { kind: "answer", at: "DATA", code: 452 },
  { kind: "answer", at: "AUTH", code: 454 },
  { kind: "answer", at: "AUTH", code: 535 },
  { kind: "hang", at: "CONNECT" },
  { kind: "hang", at: "EHLO" },
  { kind: "hang", at: "BODY" },
  { kind: "cut", at: "CONNECT" },
  { kind: "cut", at: "EHLO" },
  { kind: "cut", at: "MAIL" },
  { kind: "cut", at: "RCPT" },
  { kind: "cut", at: "DATA" },
  { kind: "cut", at: "BODY" },
];

/** It ends the hanging servers of the storm soon. */
const short = { stepMs: 150, mailMs: 200 };

test("promise 4: 72 hours of every kind of trouble lose nothing, and each mail arrives once", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer({ user: "u", password: () => "right" });
  const outage = office(clock, dataDir, { port: server.port, within: short });
  const nowMs = clock.now();
  for (const entry of [anOrder({ nowMs }), anEnquiry({ nowMs }), anOrder({ nowMs })]) {
    await outage.store.accept(entry);
  }
  let storm = 0;
  for (let waitedMs = 0; waitedMs < 72 * hourMs; ) {
    server.setWeather(storms[storm++ % storms.length] ?? healthy);
    await outage.worker.step();
    const stepMs = waitedMs < 60_000 ? 5_000 : waitedMs < 2 * hourMs ? 10 * 60_000 : hourMs;
    clock.advance(stepMs);
    waitedMs += stepMs;
  }
  expect(storm).toBeGreaterThan(storms.length * 3);
  expect(server.received).toEqual([]);
  expect(rows(dataDir, "SELECT state FROM outbox WHERE state <> 'queued'")).toEqual([]);

  await outage.store.close();
  server.setWeather(healthy);
  const { worker } = office(clock, dataDir, { port: server.port });
  for (let hours = 0; hours < 8; hours++) {
    while (await worker.step());
    clock.advance(hourMs);
  }
  expect(server.received.map(({ mail }) => mail.messageId).sort()).toEqual(
    rows<{ message_id: string }>(dataDir, "SELECT message_id FROM outbox")
      .map(({ message_id }) => message_id)
      .sort(),
  );
  expect(rows(dataDir, "SELECT DISTINCT state FROM outbox")).toEqual([{ state: "sent" }]);
});

test("promise 4: a wrong password uses up no attempts, and mail goes out when it is right again", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  let password = "changed";
  const server = await mailServer({ user: "u", password: () => password });
  const { store, worker, log } = office(clock, dataDir, { port: server.port });
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  for (let hours = 0; hours < 40; hours++) {
    await worker.step();
    clock.advance(hourMs);
  }
  expect(rows(dataDir, "SELECT state, attempts FROM outbox")).toEqual([
    { state: "queued", attempts: 0 },
  ]);
  expect(worker.pause()).toMatch(/Invalid login/);
  expect(log.lines.filter(line => line.includes("mail-paused"))).toHaveLength(1);
  password = "right";
  await worker.step();
  expect(server.received).toHaveLength(1);
  expect(worker.pause()).toBeUndefined();
});

test.each([
  ["without a login", { code: 530 }],
  ["from our sender", { code: 550, words: "<site@shop.test>: Sender address rejected" }],
  ["from our sender, in words of its own", { code: 555, words: "<site@shop.test>: no" }],
])(
  "promise 4: a server that lets us in but takes no mail %s is one alarm, until it does",
  async (_why, answer) => {
    const clock = clockAt("2026-01-05T09:00:00Z");
    const dataDir = temporaryFolder();
    const server = await mailServer();
    const { store, worker, log } = office(clock, dataDir, { port: server.port, user: "" });
    const told = (words: string) => log.lines.filter(line => line.includes(words)).length;
    await store.accept(anEnquiry({ nowMs: clock.now() }));
    server.setWeather({ kind: "answer", at: "MAIL", ...answer });
    for (let minutes = 0; minutes < 60; minutes++) {
      await worker.step();
      expect(worker.pause()).toContain(`Mail command failed: ${answer.code}`);
      clock.advance(60_000);
    }
    expect([told("mail-paused"), told("goes out again")]).toEqual([1, 0]);
    const alarm = log.lines.find(line => line.includes("mail-paused"));
    expect(alarm).toContain(`Mail command failed: ${answer.code}`);
    expect(alarm).not.toContain("site@shop.test");
    expect(rows(dataDir, "SELECT state, attempts FROM outbox")).toEqual([
      { state: "queued", attempts: 0 },
    ]);
    server.setWeather(healthy);
    clock.advance(hourMs);
    await worker.step();
    expect(server.received).toHaveLength(1);
    expect(worker.pause()).toBeUndefined();
    expect([told("mail-paused"), told("goes out again")]).toEqual([1, 1]);
  },
);

test("promise 4: a folder that takes no mails uses up no attempts, is an alarm, and is tried again", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  // A folder that takes no files, from root either.
  symlinkSync("/proc/self", join(dataDir, "mail"));
  const log = logList();
  const service = await running({ FORMS_DATA: dataDir }, { clock, log });
  await post(service, "/contact-form", message);
  const told = (words: string) => log.lines.filter(line => line.includes(words)).length;
  await until(() => told("mail-paused") === 1);
  for (let hours = 0; hours < 3; hours++) {
    clock.advance(hourMs);
    const { alarms } = await (await fetch(`${service.address}/readyz`)).json();
    expect(alarms.join()).toMatch(/The folder of the mails cannot be written, mail waits: E/);
    await until(() => rows(dataDir, "SELECT 1 FROM outbox WHERE attempts = 0").length === 1);
  }
  const ready = await fetch(`${service.address}/readyz`);
  expect(ready.status).toBe(503);
  expect((await ready.json()).alarms).toContain(
    "The oldest unsent mail has been due for 180 minutes: form-service doctor may tell why.",
  );
  // Trouble with mail turns no orders away.
  expect((await fetch(`${service.address}/readyz?for=balancer`)).status).toBe(200);
  unlinkSync(join(dataDir, "mail"));
  await until(() => {
    // More than once: a look at the folder that was under way has put the next one off.
    clock.advance(hourMs);
    return rows(dataDir, "SELECT 1 FROM outbox WHERE state = 'sent'").length === 1;
  });
  await until(() => told("goes out again") === 1);
  expect(told("mail-paused")).toBe(1);
});

test("promise 4: the alarm of a refusing server ends with its probe when no mail waits any more", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer();
  const { store, worker } = office(clock, dataDir, { port: server.port, user: "" });
  await store.accept(anEnquiry({ nowMs: clock.now(), email: "ann@example.com" }));
  server.setWeather({ kind: "answer", at: "MAIL", code: 530 });
  await worker.step();
  await store.records.erase("ann@example.com");
  clock.advance(hourMs);
  await worker.step();
  expect(worker.pause()).toBeUndefined();
});

test("promise 4: a permanent refusal is given up at once, with an alarm, and can be sent again", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const server = await mailServer({ user: "u", password: () => "right" });
  const { store, worker, log } = office(clock, dataDir, { port: server.port });
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  server.setWeather({ kind: "answer", at: "RCPT", code: 550 });
  await worker.step();
  expect((await store.outbox.counts()).dead).toBe(1);
  expect(log.lines.join()).toContain("mail-dead");
  server.setWeather(healthy);
  clock.advance(48 * hourMs);
  expect(await worker.step()).toBe(false);
  const [dead] = await store.records.deadMails();
  const sendAgain = async (wanted: { ids: readonly string[]; dead: boolean }) => {
    const lines = await resend(store, configOf({}), wanted);
    expect(lines).toEqual([expect.stringContaining("1 mail is queued")]);
    // The operator's command goes by the machine's clock.
    clock.advance(Math.max(0, Date.now() - clock.now()));
    await worker.step();
    return server.received.map(({ mail }) => mail.messageId);
  };
  const first = dead?.messageId;
  const id = dead?.submissionId ?? "";
  expect(await sendAgain({ ids: [id], dead: true })).toEqual([first]);
  // A mail program shows a Message-ID once.
  const [, second] = await sendAgain({ ids: [id, id], dead: false });
  expect(second).toMatch(/^<.+@.+>$/);
  expect(second).not.toBe(first);
});
