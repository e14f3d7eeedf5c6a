import { expect, onTestFinished } from "vitest";
import { logList, order, post, type Running, running, until } from "../parts.ts";
import { openCutter } from "./cutter.ts";
import { postgres } from "./on-postgres.ts";
import { type PrivatePostgres, schemaOf } from "./private-postgres.ts";

/** How long a submission waits where a test is about what comes after; on a busy machine one that is taken needs some. */
const patienceMs = 1000;

/** A service that soon refuses what this database does not take. */
export async function impatient(DATABASE_URL: string, options: { patienceMs?: number } = {}) {
  const log = logList();
  return { log, service: await running({ DATABASE_URL }, { log, patienceMs, ...options }) };
}

/** The same place, for another user. */
export function asUser(url: string, username: string, password: string): string {
  return Object.assign(new URL(url), { username, password }).href;
}

export async function onSchema(options: { patienceMs?: number } = {}) {
  const server = await postgres();
  const url = await server.newSchema();
  const started = await impatient(url, options);
  // On a busy machine it may begin before it is let in, and makes its tables later.
  await untilBalancerHears(started.service, 200);
  return { server, ...started, url, schema: schemaOf(url), rows: counting(server, url) };
}

/** As above, with a line between service and server that can be cut. */
export async function onLine() {
  const server = await postgres();
  const line = await openCutter(server.port);
  onTestFinished(line.close);
  const direct = await server.newSchema();
  const url = new URL(direct);
  url.port = String(line.port);
  return { server, line, url: url.href, rows: counting(server, direct) };
}

function counting(server: PrivatePostgres, url: string) {
  return async (table: string) => {
    const [row] = await server.query(
      `SELECT count(*)::integer AS n FROM ${schemaOf(url)}.${table}`,
    );
    return row?.n;
  };
}

export function send(service: Running) {
  return post(service, "/package_orders", order);
}

/** What it is told may be a second old. */
export async function untilBalancerHears(service: Running, status: 200 | 503): Promise<void> {
  await until(
    async () => (await fetch(`${service.address}/readyz?for=balancer`)).status === status,
  );
}

export async function expectRefusal(
  service: Running,
  { lines }: { lines: string[] },
  words: RegExp,
) {
  const refused = await send(service);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.json.error.message).toContain("cannot take this at the moment");
  expect(refused.text).not.toMatch(/postgres|127\.0\.0\.1|at \w+ \(/i);
  const sentences = lines.filter(line => line.includes("a submission was not stored"));
  expect(sentences.join("\n")).toMatch(words);
  expect((await fetch(`${service.address}/livez`)).status).toBe(200);
}

export async function recovers(service: Running): Promise<void> {
  await until(async () => (await send(service)).status === 201);
}
