import { createServer } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { Failure } from "../../../form-service/failure.ts";
import type { Channel } from "../../../form-service/mail/channels/channel.ts";
import { usualPatience } from "../../../form-service/mail/channels/smtp-channel.ts";
import { leaseMs } from "../../../form-service/mail/worker.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { waitHere } from "../../../form-service/store/sqlite/wait-here.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { listening } from "../../listening.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { channelTo } from "../channel-to.ts";
import { anEnquiry } from "../entries.ts";
import { healthy, mailServer } from "../mail-server.ts";
import { waitingMail, workerOf } from "../office.ts";
import { clockAt, rows, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("promise 5: a reset after the final dot sends the same Message-ID again", async () => {
  const { clock, dataDir, store, server } = await waitingMail();
  const worker = workerOf({ store, channel: channelTo(server), clock });
  server.setWeather({ kind: "cut", at: "." });
  await worker.step();
  // It may have arrived, and must not arrive again once a minute without an end.
  expect(rows(dataDir, "SELECT attempts FROM outbox")).toEqual([{ attempts: 1 }]);
  server.setWeather(healthy);
  clock.advance(60_000);
  await worker.step();
  expect(server.received).toHaveLength(2);
  expect(server.received[0]?.mail.messageId).toBe(server.received[1]?.mail.messageId);
  expect(server.received[0]?.mail.date).toBe(server.received[1]?.mail.date);
});

test("promise 5: a mail that arrives while the database cannot be written is written down as sent once it can", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const store = openSqliteStore(file, { patienceMs: 10 });
  const server = await mailServer();
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  const other = new Database(file);
  const channel = channelTo(server);
  const send: Channel["send"] = async mail => {
    const answer = await channel.send(mail);
    other.exec("BEGIN IMMEDIATE");
    return answer;
  };
  let refusals = 0;
  const settle: Store["outbox"]["settle"] = (...how) =>
    store.outbox.settle(...how).catch(error => {
      refusals++;
      other.exec("COMMIT");
      throw error;
    });
  const outbox = { ...store.outbox, settle };
  await workerOf({ store: { ...store, outbox }, channel: { ...channel, send }, clock }).step();
  other.close();
  await store.close();
  expect(refusals).toBe(1);
  expect(server.received).toHaveLength(1);
  expect(rows(dataDir, "SELECT state FROM outbox")).toEqual([{ state: "sent" }]);
});

test("promise 5: a mail that arrived just before the database was away for long is written down as sent after it", async () => {
  const { clock, dataDir, store, server } = await waitingMail();
  let isAway = true;
  const settle: Store["outbox"]["settle"] = async (...how) => {
    clock.advance(leaseMs);
    if (isAway) throw new Failure("unavailable", "PostgreSQL is not running");
    return store.outbox.settle(...how);
  };
  const outbox = { ...store.outbox, settle };
  const worker = workerOf({ store: { ...store, outbox }, channel: channelTo(server), clock });
  await expect(worker.step()).rejects.toThrow("PostgreSQL is not running");
  isAway = false;
  expect(await worker.step()).toBe(false);
  expect(server.received).toHaveLength(1);
  expect(rows(dataDir, "SELECT state FROM outbox")).toEqual([{ state: "sent" }]);
});

test("where the mail of a killed process cannot be taken back, the others go out all the same", async () => {
  const { clock, dataDir, store, server } = await waitingMail();
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  await store.outbox.claim({ workerName: "killed", nowMs: clock.now(), leaseMs });
  const other = new Database(join(dataDir, "forms.sqlite"));
  other.exec(
    `CREATE TRIGGER broken BEFORE UPDATE ON outbox WHEN OLD.state = NEW.state OR NEW.state = 'queued'
     BEGIN SELECT RAISE(ABORT, 'broken here'); END`,
  );
  other.close();
  clock.advance(leaseMs);
  const worker = workerOf({ store, channel: channelTo(server), clock });
  await expect(worker.step()).rejects.toThrow(/^mails of a killed process stay: .*broken here/);
  expect(server.received).toHaveLength(1);
});

test("a stop does not wait for a database that cannot be written to take what became of a mail", async () => {
  const { clock, store, server } = await waitingMail();
  let refusals = 0;
  const settle = async () => {
    refusals++;
    throw new Failure("unavailable", "the disk is full");
  };
  const outbox = { ...store.outbox, settle };
  const worker = workerOf({ store: { ...store, outbox }, channel: channelTo(server), clock });
  worker.start();
  await until(() => refusals > 0);
  await worker.stop();
  expect((await store.outbox.counts()).sending).toBe(1);
});

/** One mail, tried once at a server that looks through it for so long. */
async function triedSlowly(slowMs: number, patience: { stepMs: number; mailMs: number }) {
  const { clock, dataDir, store, server } = await waitingMail();
  server.setWeather({ kind: "slow", ms: slowMs });
  await workerOf({ store, channel: channelTo(server, patience), clock }).step();
  await store.close();
  return {
    received: server.received,
    mails: rows(dataDir, "SELECT state, last_answer FROM outbox"),
  };
}

test("promise 5: a mail server that looks through a mail for long before it takes it gets it once", async () => {
  const { received, mails } = await triedSlowly(4500, { stepMs: 3000, mailMs: 30_000 });
  expect(mails).toMatchObject([{ state: "sent" }]);
  expect(received).toHaveLength(1);
});

test("a mail server that does not take a mail in time is told in words", async () => {
  const { mails } = await triedSlowly(2500, { stepMs: 10_000, mailMs: 1500 });
  expect(mails).toEqual([{ state: "queued", last_answer: "no end of its answer after 1.5 s" }]);
});

test("promise 5: a mail that was taken while the whole process stood still is sent once", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const patience = { stepMs: 10_000, mailMs: 3000 };
  const port = await standingStill(patience.mailMs);
  await store.accept(anEnquiry({ nowMs: clock.now() }));
  await workerOf({ store, channel: channelTo({ port }, patience), clock }).step();
  await store.close();
  expect(rows(dataDir, "SELECT state FROM outbox")).toEqual([{ state: "sent" }]);
});

/** A mail server of this process, which takes a mail and then does nothing at all for so long. */
async function standingStill(ms: number): Promise<number> {
  const server = createServer(socket => {
    let sent = "";
    socket.write("220 here\r\n");
    socket.on("data", bytes => {
      sent += bytes;
      const isMail = /^DATA\r\n/m.test(sent);
      if (isMail && !/\r\n(DATA|\.)\r\n$/.test(sent)) return;
      socket.write(sent.endsWith("DATA\r\n") ? "354 go on\r\n" : "250 yes\r\n");
      if (sent.endsWith("\r\n.\r\n")) waitHere(ms);
    });
  });
  onTestFinished(() => void server.close());
  return listening(server);
}

test("a mail server that does not answer the goodbye has the mail, and its connection ends soon", async () => {
  const { clock, dataDir, store, server } = await waitingMail();
  server.setWeather({ kind: "hang", at: "QUIT" });
  await workerOf({ store, channel: channelTo(server, usualPatience), clock }).step();
  expect(rows(dataDir, "SELECT state FROM outbox")).toEqual([{ state: "sent" }]);
  await until(async () => (await server.open()) === 0);
});

test("promise 5: a worker whose lease ended and the one that took over send one Message-ID", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const [first, second] = [openSqliteStore(file), openSqliteStore(file)];
  const server = await mailServer();
  const channel = channelTo(server);
  let letGo = () => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>(resolve => {
    begin = resolve;
  });
  const slow: Channel = {
    ...channel,
    send: async mail => {
      begin();
      await held;
      return channel.send(mail);
    },
  };
  await first.accept(anEnquiry({ nowMs: clock.now() }));
  const slowStep = workerOf({ store: first, channel: slow, clock, workerName: "slow" }).step();
  const heir = workerOf({ store: second, channel, clock, workerName: "heir" });
  await begun;
  expect(await heir.step()).toBe(false);
  expect(server.received).toHaveLength(0);

  clock.advance(leaseMs + 1);
  expect(await heir.step()).toBe(true);
  letGo();
  await slowStep;
  expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(rows(dataDir, "SELECT state FROM outbox")).toEqual([{ state: "sent" }]);
  expect(await heir.step()).toBe(false);
  await Promise.all([first.close(), second.close()]);
});

test("what a killed worker had on its way goes out in its turn, also where mails come in as fast as they go", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const store = storeIn(temporaryFolder());
  const server = await mailServer();
  const worker = workerOf({ store, channel: channelTo(server), clock, workerName: "heir" });
  const takeOne = () => store.accept(anEnquiry({ nowMs: clock.now() }));
  await takeOne();
  const left = await store.outbox.claim({ workerName: "killed", nowMs: clock.now(), leaseMs });
  for (let more = 0; more < 3; more++) await takeOne();
  expect(await worker.step()).toBe(true);
  clock.advance(leaseMs);
  for (let turn = 0; turn < 4; turn++) {
    await takeOne();
    expect(await worker.step()).toBe(true);
    clock.advance(1000);
  }
  const sent = server.received.map(({ mail }) => mail.messageId);
  expect(sent).toContain(left?.mail.messageId);
});

test("promise 5: a lease outlasts the longest mail, and the time in which it is written down as sent", () =>
  // The worker tries for half a lease to write it down.
  expect(leaseMs).toBeGreaterThanOrEqual(usualPatience.mailMs + leaseMs / 2));

test("promise 5: two workers share a hundred mails without sending one twice", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const file = join(temporaryFolder(), "forms.sqlite");
  const stores = [openSqliteStore(file), openSqliteStore(file)];
  const sent: string[] = [];
  const channel: Channel = {
    description: "a list",
    refusal: "It refuses us",
    send: async mail => {
      sent.push(mail.id);
      return "taken";
    },
    probe: async () => "without login",
  };
  for (let index = 0; index < 100; index++)
    await stores[0]?.accept(anEnquiry({ nowMs: clock.now() }));
  await Promise.all(
    stores.map(async (store, index) => {
      const worker = workerOf({ store, channel, clock, workerName: `worker ${index}` });
      while (await worker.step());
    }),
  );
  expect(sent).toHaveLength(100);
  expect(new Set(sent).size).toBe(100);
  await Promise.all(stores.map(store => store.close()));
});
