import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listening } from "../../listening.ts";
import { type ListeningProcess, listeningProcess } from "../../listening-process.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { crowd } from "../crowd.ts";
import { serviceProcess } from "../form-service.ts";
import { missing } from "../kept.ts";
import { count, logList, message, order, post, running, until } from "../parts.ts";

test("promise 7: SIGTERM under load loses nothing: answers are whole or cleanly refused", async () => {
  const dataDir = temporaryFolder();
  for (let round = 0; round < 3; round++) {
    const service = await serviceProcess({ FORMS_DATA: dataDir });
    const visitors = crowd(service.address, 32);
    await until(() => visitors.acknowledged.length > 40);
    expect(await service.stop()).toBe(0);
    await visitors.done;
    const clean = new Set<number | string>([200, 201, 303, 503, "ECONNREFUSED", "ECONNRESET"]);
    expect([...visitors.statuses.keys()].filter(status => !clean.has(status))).toEqual([]);
    expect(missing(dataDir, visitors.acknowledged)).toEqual([]);
    // Whatever was stored was also answered: nobody sends again what is already there.
    const answered = visitors.acknowledged.length;
    totals.push(answered);
    const stored = count(dataDir, "package_orders") + count(dataDir, "enquiries");
    expect(stored).toBe(totals.reduce((sum, n) => sum + n, 0));
  }
});

const totals: number[] = [];

test.each(["SIGTERM", "SIGHUP"] as const)(
  "promise 7: an order that is on its way when %s comes is taken and answered",
  async signal => {
    const dataDir = temporaryFolder();
    const service = await serviceProcess({ FORMS_DATA: dataDir });
    const body = JSON.stringify(order);
    const line = connect(Number(new URL(service.address).port), "127.0.0.1");
    let answer = "";
    line.on("data", chunk => {
      answer += chunk.toString();
    });
    line.write(
      `POST /package_orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 40)}`,
    );
    await hasTaken(service);
    service.process.kill(signal);
    await isStopping(service);
    line.write(body.slice(40));
    expect(await service.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 201 Created/);
    expect(answer).toMatch(/"error":null\}$/);
    expect(count(dataDir, "package_orders")).toBe(1);
  },
);

test("promise 7: an order on a connection that was open when SIGTERM came is taken too", async () => {
  const dataDir = temporaryFolder();
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  const line = connect(Number(new URL(service.address).port), "127.0.0.1");
  let answer = "";
  line.on("data", chunk => {
    answer += chunk.toString();
  });
  await once(line, "connect");
  await hasTaken(service);
  // However long it has been open without a word: a browser opens some in case it needs them.
  await pause(2500);
  service.process.kill("SIGTERM");
  await isStopping(service);
  await pause(200);
  const body = JSON.stringify(order);
  line.write(
    `POST /package_orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(await service.ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1.1 201 Created/);
  expect(count(dataDir, "package_orders")).toBe(1);
});

test.each([
  ["says nothing", ""],
  ["does not finish its head", "POST /contact-form HTTP/1.1\r\nHost: x\r\n"],
  [
    "does not finish its body",
    "POST /contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
  ],
])("a connection that %s does not hold the stop up", async (_what, bytes) => {
  const service = await serviceProcess({ FORMS_DATA: temporaryFolder() });
  const line = connect(Number(new URL(service.address).port), "127.0.0.1");
  line.on("error", () => line.destroy());
  line.write(bytes);
  await once(line, "connect");
  await hasTaken(service);
  // Not 1, which it is when the stop has to be cut off after twenty seconds.
  expect(await service.stop()).toBe(0);
});

test("a service that npx has started ends in good order when npx is stopped, whose shell passes nothing on", async () => {
  const npx = ["sh", "-c", '"$0" bin/form-service.mjs start; :', process.execPath];
  const env = { FORMS_PORT: "0", FORMS_DATA: temporaryFolder(), LOG_LEVEL: "info" };
  const shell = await listeningProcess(npx, { ...env, npm_lifecycle_event: "npx" });
  await shell.stop();
  const answers = () =>
    fetch(shell.address).then(
      () => true,
      () => false,
    );
  // What the shell has started holds its output open until it ends.
  expect(await answers()).toBe(false);
  expect(existsSync(join(env.FORMS_DATA, "forms.sqlite-wal"))).toBe(false);
});

test("SIGTERM while the service still waits for its database ends it, also as the first process of a container", async () => {
  const silent = createServer();
  const port = await listening(silent);
  onTestFinished(() => void silent.close());
  const started = spawn(process.execPath, [await bundle("bin/form-service.ts"), "start"], {
    env: { ...process.env, FORMS_PORT: "0", DATABASE_URL: `postgres://ann:x@127.0.0.1:${port}/d` },
  });
  const ended = once(started, "exit");
  await once(silent, "connection");
  started.kill("SIGTERM");
  // A signal would have ended it with no code, and not at all where it is the first process.
  expect(await ended).toEqual([0, null]);
});

test("a mail server that hangs does not hold the stop up, and orders are taken until then", async () => {
  const held = new Set<Socket>();
  const silent = createServer(socket => void held.add(socket));
  const port = await listening(silent);
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    silent.close();
  });
  const log = logList();
  const mail = { OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "site@shop.test" };
  const env = { ...mail, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const service = await running(env, { log, mailGraceMs: 4000 });
  expect((await post(service, "/contact-form", message)).status).toBe(200);
  await until(() => held.size > 0);
  const closed = service.close();
  // Meanwhile a balancer is told to send visitors elsewhere.
  const ready = await fetch(`${service.address}/readyz?for=balancer`);
  expect(ready.status).toBe(503);
  expect((await ready.json()).alarms).toContain("The service is stopping.");
  expect((await post(service, "/package_orders", order)).status).toBe(201);
  await closed;
  expect(log.lines.join()).toContain("a mail was still on its way");
  expect(count(service.dataDir, "outbox")).toBe(2);
});

/** A connection is taken after those that were there before it: once it is answered, they are taken. */
async function hasTaken({ address }: ListeningProcess): Promise<void> {
  await fetch(`${address}/livez`);
}

function isStopping({ address }: ListeningProcess): Promise<void> {
  return until(() =>
    fetch(`${address}/livez`).then(
      () => false,
      () => true,
    ),
  );
}
