import { createHash } from "node:crypto";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { newMails } from "../../../form-service/mail/new-mails.ts";
import { mailWorker } from "../../../form-service/mail/worker.ts";
import { resend } from "../../../form-service/operator/resend.ts";
import { listening } from "../../listening.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { channelTo } from "../channel-to.ts";
import { anEnquiry } from "../entries.ts";
import { clockAt, configOf, logList, message, post, rows, running } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const owner = "owner@shop.test";

/** A mail server that knows the owner, and nobody else but this Bob, whose domain it is sent in ASCII and reads as people do. */
async function pickyServer(code: number, words = "no such user") {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (![owner, "bob@exämple.com"].includes(address)) {
        return done(Object.assign(new Error(words), { responseCode: code }));
      }
      recipients.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on("end", () => done());
    },
  });
  const port = await listening(server);
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)));
  return { port, recipients };
}

const thanking = (port: number) => ({
  ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, OWNER_EMAIL: owner, MAIL_FROM: "site@shop.test" },
  FORMS_ACKNOWLEDGE: "on",
});
const mails = (dataDir: string) =>
  rows<{ kind: string; state: string }>(dataDir, "SELECT kind, state FROM outbox ORDER BY kind");
const settled = [
  { kind: "acknowledgement", state: "dead" },
  { kind: "owner", state: "sent" },
];

test("an address that a visitor mistyped is no alarm, is not tried again and does not outlive a purge", async () => {
  const { port } = await pickyServer(550);
  const log = logList();
  const service = await running(thanking(port), { log });
  await post(service, "/contact-form", message);
  await expect.poll(() => mails(service.dataDir)).toEqual(settled);
  const ready = await fetch(`${service.address}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { alarms: [], dead: 0 }]);
  expect(log.lines.join()).not.toContain("alarm");

  const store = storeIn(service.dataDir);
  expect(await store.records.deadMails()).toEqual([]);
  const soonMs = Date.now() + 1000;
  await store.records.purge({ beforeMs: soonMs, untoldBeforeMs: soonMs });
  expect(mails(service.dataDir)).toEqual([]);
});

test.each([550, 250])(
  "the log names nobody, not even by a mark made of the address (%i)",
  async code => {
    const { port } = await pickyServer(code);
    const log = logList();
    const email = code === 250 ? "bob@exämple.com" : message.email;
    const service = await running(thanking(port), { log });
    await post(service, "/contact-form", { ...message, email });
    await expect
      .poll(() => log.lines.filter(line => line.includes('"submission"')))
      .toHaveLength(2);
    const ascii = email.replace("exämple", "xn--exmple-cua");
    const mark = createHash("sha256").update(ascii).digest("hex").slice(0, 16);
    for (const name of [email, ascii, mark, message.name])
      expect(log.lines.join()).not.toContain(name);
  },
);

test("a customer is sent nothing unless the business has asked for it", async () => {
  const { port } = await pickyServer(250);
  const service = await running({ ...thanking(port), FORMS_ACKNOWLEDGE: "" });
  await post(service, "/contact-form", message);
  await expect.poll(() => mails(service.dataDir)).toEqual([{ kind: "owner", state: "sent" }]);
});

test("one whose server puts us off is given up within the hour, while the owner's mail goes on", async () => {
  const { port } = await pickyServer(450);
  const clock = clockAt("2026-01-05T09:00:00Z");
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const config = configOf({ OWNER_EMAIL: "away@shop.test", MAIL_FROM: "site@shop.test" });
  const channel = channelTo({ port });
  const worker = mailWorker({ store, channel, config, clock, log: logList(), workerName: "one" });
  const entry = anEnquiry({ nowMs: clock.now() });
  const [told] = entry.mails;
  if (!told) throw new Error("the sample has no mail");
  const acknowledgement = { ...told, id: "acknowledgement-x", kind: "acknowledgement" as const };
  await store.accept({ ...entry, mails: [told, acknowledgement] });
  for (let minutes = 0; minutes < 60; minutes++) {
    while (await worker.step());
    clock.advance(60_000);
  }
  expect(mails(dataDir)).toEqual([
    { kind: "acknowledgement", state: "dead" },
    { kind: "owner", state: "queued" },
  ]);
});

test("a mail server that passes on nothing but the owner's mail does not keep that back for a customer's", async () => {
  const { port, recipients } = await pickyServer(530);
  const service = await running(thanking(port));
  for (const name of ["ann", "cleo", "dan"])
    await post(service, "/contact-form", { ...message, email: `${name}@example.com` });
  await expect.poll(() => recipients).toEqual([owner, owner, owner]);
  const ready = await fetch(`${service.address}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { alarms: [] }]);
});

test("customers that are thanked make no new alarm of an owner's group that takes its own people's mail alone", async () => {
  const { port, recipients } = await pickyServer(550, "5.7.133 RESOLVER.RST.SenderNotAuth");
  const clock = clockAt("2026-01-05T09:00:00Z");
  const log = logList();
  const store = storeIn(temporaryFolder());
  const config = configOf({ ...thanking(port), OWNER_EMAIL: "group@shop.test" });
  const channel = channelTo({ port });
  const worker = mailWorker({ store, channel, config, clock, log, workerName: "one" });
  for (let days = 0; days < 2; days++) {
    const nowMs = clock.now();
    const { submission, request } = anEnquiry({ email: "bob@exämple.com", nowMs });
    const mails = newMails(submission, config, { createdAtMs: nowMs, nextAtMs: nowMs });
    await store.accept({ submission, mails, request });
    for (let minutes = 0; minutes < 60; minutes++) {
      while (await worker.step());
      clock.advance(60_000);
    }
    clock.advance(86_400_000);
  }
  expect(recipients).toEqual(["bob@exämple.com", "bob@exämple.com"]);
  expect(log.lines.filter(line => line.includes("mail-paused"))).toHaveLength(1);
});

test.each([
  [
    "tags of one address",
    ["ann+1", "Ann+2", "ann", "ann+a+b", "annb+1", "+1", "+2"].map(name => `${name}@example.com`),
    ["ann+1", "annb+1", "+1", "+2"],
  ],
  [
    "dots in one address of Google's, to which they are nothing",
    [
      ...["an.n@gmail.com", "a.nn@Gmail.com", "a.n.n+x@googlemail.com"],
      ...["an.n@example.com", "ann@example.com"],
    ],
    ["an.n", "an.n", "ann"],
  ],
])(
  "whoever sends forms under ever new %s does not flood its mailbox",
  async (_what, emails, thankedNames) => {
    const { port } = await pickyServer(550);
    const service = await running(thanking(port));
    for (const email of emails) await post(service, "/contact-form", { ...message, email });
    const thanked = rows<{ email: string }>(
      service.dataDir,
      "SELECT fields ->> '$.email' AS email FROM outbox JOIN enquiries ON id = enquiry_id WHERE kind = 'acknowledgement' ORDER BY id",
    );
    const names = thanked.map(({ email }) => email.split("@")[0]);
    expect(names).toEqual(thankedNames);
  },
);

test("a customer whose domain is written in other letters is thanked too", async () => {
  const { port, recipients } = await pickyServer(550);
  const service = await running(thanking(port));
  await post(service, "/contact-form", { ...message, email: "bob@exämple.com" });
  await expect.poll(() => recipients.toSorted()).toEqual(["bob@exämple.com", owner]);
});

test("an operator who has a submission mailed again does not thank its customer again", async () => {
  const { port, recipients } = await pickyServer(550);
  const service = await running(thanking(port));
  const { id } = (await post(service, "/contact-form", { ...message, email: "bob@exämple.com" }))
    .json;
  await expect.poll(() => recipients.length).toBe(2);
  const store = storeIn(service.dataDir);
  await expect
    .poll(() => mails(service.dataDir).map(({ state }) => state))
    .toEqual(["sent", "sent"]);
  const lines = await resend(store, service.config, { ids: [id], dead: false });
  expect(lines).toEqual([
    "1 mail is queued and goes out within a minute if the service runs and the mail server takes mail, and within ten once it does again.",
  ]);
  await expect.poll(() => recipients.slice(2)).toEqual([owner]);
});

test("the owner is told before the customer is thanked, whose server may take its time", async () => {
  const { port, recipients } = await pickyServer(550);
  const service = await running(thanking(port));
  await post(service, "/contact-form", { ...message, email: "bob@exämple.com" });
  await expect.poll(() => recipients).toEqual([owner, "bob@exämple.com"]);
});
