import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { message, running, until } from "../parts.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";

removePostgresAfterwards();

test("one of several instances that stops still takes what a proxy sends on a connection it keeps, and says that this ends", async () => {
  const server = await postgres();
  const service = await running({ DATABASE_URL: await server.newSchema() });
  const proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => proxy.destroy());
  expect(await sent(service.address, proxy)).toEqual({ status: 200, connection: "keep-alive" });
  const closed = service.close();
  await until(() => isShut(service.address));
  // A proxy needs a moment to notice: connections that nobody uses are not closed at once.
  await pause(300);
  expect(await sent(service.address, proxy)).toEqual({ status: 200, connection: "close" });
  await closed;
});

test("one of several instances that stops says so to a balancer for more than a second before it takes nobody new", async () => {
  const server = await postgres();
  const service = await running({ DATABASE_URL: await server.newSchema() });
  const asked = `${service.address}/readyz?for=balancer`;
  expect((await fetch(asked)).status).toBe(200);
  const leavesMs = performance.now();
  const closed = service.close();
  expect((await fetch(asked)).status).toBe(503);
  await until(() => isShut(service.address));
  expect(performance.now() - leavesMs).toBeGreaterThan(1000);
  await closed;
});

function sent(address: string, agent: Agent): Promise<{ status: unknown; connection: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    request(`${address}/contact-form`, { method: "POST", agent, headers }, answer => {
      answer.resume();
      const { statusCode: status, headers } = answer;
      answer.on("end", () => resolve({ status, connection: headers.connection }));
    })
      .on("error", reject)
      .end(JSON.stringify(message));
  });
}

function isShut(address: string): Promise<boolean> {
  return new Promise(resolve => {
    const line = connect(Number(new URL(address).port), "127.0.0.1");
    line.on("connect", () => {
      line.destroy();
      resolve(false);
    });
    line.on("error", () => resolve(true));
  });
}
