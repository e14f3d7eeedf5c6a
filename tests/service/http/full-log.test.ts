import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { freePort } from "../free-port.ts";
import { message, post, until } from "../parts.ts";

/** The service with an output that nobody reads, or one that a full disk refuses. */
async function withOutput(output: number | "pipe", errors: number | "ignore") {
  const port = await freePort();
  const env = { FORMS_PORT: String(port), FORMS_LIMITS: "off", FORMS_DATA: temporaryFolder() };
  const service = spawn(process.execPath, [await bundle("bin/form-service.ts"), "start"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, errors],
  });
  onTestFinished(() => void service.kill("SIGKILL"));
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { service, address };
}

/** More than is kept together and more than a pipe holds. */
async function statusesOf(address: string): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const posts = Array.from({ length: 20 }, () => post({ address }, "/contact-form", message));
    for (const { status } of await Promise.all(posts)) statuses.add(status);
  }
  return statuses;
}

async function stopped(service: ChildProcess): Promise<number | null> {
  service.kill("SIGTERM");
  const [code] = await once(service, "exit");
  return code;
}

test("a full disk under the log stops neither the orders nor the stop", async () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const { service, address } = await withOutput(full, full);
  expect([...(await statusesOf(address))]).toEqual([200]);
  expect(await stopped(service)).toBe(0);
});

test("nor does a log that nobody reads", async () => {
  const { service, address } = await withOutput("pipe", "ignore");
  expect([...(await statusesOf(address))]).toEqual([200]);
  expect(await stopped(service)).toBe(0);
});
