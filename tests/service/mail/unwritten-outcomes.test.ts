import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { Failure } from "../../../form-service/failure.ts";
import type { Channel } from "../../../form-service/mail/channels/channel.ts";
import { leaseMs } from "../../../form-service/mail/worker.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { channelTo } from "../channel-to.ts";
import { anEnquiry } from "../entries.ts";
import { healthy, type Weather } from "../mail-server.ts";
import { waitingMail, workerOf } from "../office.ts";
import { rows } from "../parts.ts";

const refused: Weather = { kind: "answer", at: "RCPT", code: 550 };

test.each([
  ["sent", healthy],
  ["dead", refused],
] as const)(
  "where it can never be written down that a mail is %s, it is tried once, and a killed process's is taken back",
  async (state, weather) => {
    const { clock, dataDir, store, server } = await waitingMail();
    const accept = () => store.accept(anEnquiry({ nowMs: clock.now() }));
    const other = new Database(join(dataDir, "forms.sqlite"));
    other.exec(
      `CREATE TRIGGER broken BEFORE UPDATE ON outbox WHEN NEW.state = '${state}' AND NEW.created_at = ${clock.now()}
     BEGIN SELECT RAISE(ABORT, 'broken here'); END`,
    );
    other.close();
    const settle: Store["outbox"]["settle"] = (...how) => {
      clock.advance(leaseMs);
      return store.outbox.settle(...how);
    };
    const channel = channelTo(server);
    const sent: string[] = [];
    const send: Channel["send"] = mail => {
      sent.push(mail.id);
      return channel.send(mail);
    };
    const outbox = { ...store.outbox, settle };
    const worker = workerOf({ store: { ...store, outbox }, channel: { ...channel, send }, clock });
    server.setWeather(weather);
    await expect(worker.step()).rejects.toThrow("broken here");
    server.setWeather(healthy);
    await accept();
    await store.outbox.claim({ workerName: "killed", nowMs: clock.now(), leaseMs });
    await accept();
    const refusals: unknown[] = [];
    for (let looks = 0; looks < 8; looks++)
      await worker.step().catch(error => refusals.push(error.message));
    expect(refusals).toContainEqual(expect.stringContaining("broken here"));
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(3);
    const others = "SELECT state FROM outbox ORDER BY created_at LIMIT 2 OFFSET 1";
    expect(rows(dataDir, others)).toEqual([{ state: "sent" }, { state: "sent" }]);
  },
);

test("a mail that the operator sends again goes out, though the worker could not write down that it was refused", async () => {
  const { clock, store, server } = await waitingMail();
  const channel = channelTo(server);
  let isAway = true;
  const settle: Store["outbox"]["settle"] = async (...how) => {
    if (!isAway) return store.outbox.settle(...how);
    clock.advance(leaseMs);
    throw new Failure("unavailable", "PostgreSQL is not running");
  };
  const worker = workerOf({
    store: { ...store, outbox: { ...store.outbox, settle } },
    channel,
    clock,
  });
  server.setWeather(refused);
  await expect(worker.step()).rejects.toThrow("PostgreSQL is not running");
  isAway = false;
  await workerOf({ store, channel, clock, workerName: "two" }).step();
  const [dead] = await store.records.deadMails();
  if (!dead) throw new Error("the second worker did not give the mail up");
  server.setWeather(healthy);
  await store.records.requeue(dead, "<again@shop.test>", clock.now());
  await worker.step();
  expect(server.received).toHaveLength(1);
});
