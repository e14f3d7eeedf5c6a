import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listeningProcess } from "../../listening-process.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { message, post, until } from "../parts.ts";

const filesMax = 150;

/** The service in a process that may not have many files open, and where it listens. */
async function cramped(dataDir: string) {
  const file = await bundle("bin/form-service.ts");
  const limited = ["-c", `ulimit -n ${filesMax}; exec "$0" "$@"`, process.execPath, file, "start"];
  const settings = { FORMS_PORT: "0", FORMS_LIMITS: "off", FORMS_DATA: dataDir };
  const service = await listeningProcess(["sh", ...limited], settings);
  onTestFinished(() => void service.process.kill("SIGKILL"));
  return service;
}

async function connections(address: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).resume());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // One that is turned away may be reset.
  for (const socket of sockets) socket.on("error", () => undefined);
  await Promise.all(sockets.map(socket => once(socket, "connect")));
  return sockets;
}

test("who opens connections without end neither stops the mail nor stays untold", async () => {
  const dataDir = temporaryFolder();
  const { address, output } = await cramped(dataDir);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const statusOf = (path: string, body?: object) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { "content-type": "application/json" };
      const asked = request(address + path, { agent, method: body ? "POST" : "GET", headers });
      asked.on("error", reject);
      asked.on("response", answer => answer.resume().on("end", () => resolve(answer.statusCode)));
      asked.end(body && JSON.stringify(body));
    });
  expect(await statusOf("/livez")).toBe(200);

  const crowd = await connections(address, 2 * filesMax);
  await until(() => crowd.some(socket => socket.destroyed));
  expect(await statusOf("/contact-form", message)).toBe(200);
  const mails = join(dataDir, "mail");
  await until(() => existsSync(mails) && readdirSync(mails).some(name => /^owner-.*l$/.test(name)));
  await until(() => output().includes('"alarm"'));
  expect(output().match(/"alarm":"[^"]+"/g)).toEqual(['"alarm":"crowd"']);

  for (const socket of crowd) socket.destroy();
  await until(() =>
    post({ address }, "/contact-form", message).then(
      () => true,
      () => false,
    ),
  );
});
