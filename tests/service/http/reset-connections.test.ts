import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { head, origin, request } from "../as-bytes.ts";
import {
  count,
  logList,
  message,
  ofForm,
  order,
  post,
  type Running,
  running,
  until,
} from "../parts.ts";

test.each([
  { what: "no limits", env: { FORMS_LIMITS: "off" } },
  { what: "limits", env: { FORMS_LIMITS: "10/1m" } },
  { what: "limits behind a proxy", env: { FORMS_LIMITS: "10/1m", TRUSTED_PROXIES: "127.0.0.1" } },
])(
  "an order is kept that came whole before its connection was reset, with $what",
  async ({ env }) => {
    const log = logList();
    const service = await running({ SITE_URL: origin, ...env }, { log });
    const { hostname, port } = new URL(service.address);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, "connect");
    socket.write(request("/package_orders", order));
    socket.resetAndDestroy();
    await until(() => count(service.dataDir, "package_orders") === 1);
    expect(log.lines.filter(line => line.includes("nobody expected"))).toEqual([]);
  },
);

test("a form whose connection was reset, and that is then sent again, is one", async () => {
  const service = await running({ SITE_URL: origin });
  const { hostname, port } = new URL(service.address);
  const socket = connect({ host: hostname, port: Number(port) });
  // What is answered on another connection shows that this one, opened before it, was taken.
  await once(socket, "connect");
  await fetch(`${service.address}/livez`);
  socket.write(asForm);
  socket.resetAndDestroy();
  await sendAgain(service);
});

test("a form whose connection was reset before we took it, and that is then sent again, is one", async () => {
  const service = await running({ SITE_URL: origin });
  const { hostname, port } = new URL(service.address);
  const script = `const socket = require("node:net").connect(${port}, "${hostname}", () =>
    socket.write(${JSON.stringify(asForm)}, () => socket.resetAndDestroy()))`;
  // While we wait here the service, in this very process, takes nothing.
  execFileSync(process.execPath, ["--eval", script]);
  await sendAgain(service);
});

const body = `${new URLSearchParams(message)}`;
const asForm =
  head("/contact-form", [`Content-Length: ${body.length}`]).replace(
    "application/json",
    ofForm["content-type"],
  ) + body;

async function sendAgain(service: Running): Promise<void> {
  await until(() => count(service.dataDir, "enquiries") === 1);
  expect((await post(service, "/contact-form", body, ofForm)).status).toBe(303);
  expect(count(service.dataDir, "enquiries")).toBe(1);
}
