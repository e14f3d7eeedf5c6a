import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clockAt, logList, message, post, running } from "../parts.ts";

test("whoever is turned away without end fills no disk with lines of the log, and is counted", async () => {
  const clock = clockAt("2026-11-24T09:00:00Z");
  const log = logList();
  const service = await running({ FORMS_LIMITS: "1/1m" }, { log, clock });
  const turnedAway = [
    { status: 403, headers: { origin: "https://elsewhere.test" } },
    { status: 415, headers: { "content-encoding": "gzip" } },
    { status: 429, headers: {} },
  ];
  const send = (headers: Record<string, string>) =>
    post(service, "/contact-form", message, headers);
  const lines = (status: number) =>
    log.lines.filter(line => line.includes(`"status":${status}`) && line.includes("answered"));
  expect((await send({})).status).toBe(200);
  for (const { status, headers } of turnedAway) {
    for (let n = 0; n < 20; n++) expect((await send(headers)).status).toBe(status);
    expect(lines(status)).toHaveLength(1);
  }
  const metrics = await (await fetch(`${service.address}/metrics`)).text();
  expect(metrics).toContain('forms_requests_total{route="/contact-form",status="429"} 20');
  clock.advance(60_000);
  await send(turnedAway[0]?.headers ?? {});
  expect(lines(403)).toHaveLength(2);
  expect(lines(403).at(-1)).toContain('"more":19');
});

test("a database that cannot be written does not fill a disk with the orders that it refuses, and they are counted", async () => {
  const clock = clockAt("2026-11-24T09:00:00Z");
  const log = logList();
  const service = await running({}, { log, clock });
  const lines = (said: string) => log.lines.filter(line => line.includes(said));
  const file = join(service.dataDir, "forms.sqlite");
  renameSync(file, `${file}.away`);
  for (let n = 0; n < 5; n++)
    expect((await post(service, "/contact-form", message)).status).toBe(503);
  expect(lines("a submission was not stored")).toHaveLength(1);
  expect(lines('"status":503')).toHaveLength(1);
  const metrics = await (await fetch(`${service.address}/metrics`)).text();
  expect(metrics).toContain('forms_requests_total{route="/contact-form",status="503"} 5');
  clock.advance(60_000);
  await post(service, "/contact-form", message);
  expect(lines("a submission was not stored").at(-1)).toContain('"more":4');
  renameSync(`${file}.away`, file);
});

test("each answer to what was taken is in the log", async () => {
  const log = logList();
  const service = await running({}, { log });
  for (let n = 0; n < 3; n++) await post(service, "/contact-form", message);
  expect(log.lines.filter(line => line.includes('"status":200'))).toHaveLength(3);
});
