import { describe, expect, test } from "vitest";
import { mailServer } from "../mail-server.ts";
import { clockAt, count, logList, message, order, post, running, until } from "../parts.ts";

describe("the operator's addresses", () => {
  test("a beacon is logged without what could be an address, and counted", async () => {
    const log = logList();
    const service = await running({}, { log });
    const written = ["@", "%40", "%2540"].map(sign => `/ann${sign}example.com`);
    const paths = ["/old-page?mail=ann@example.com", ...written];
    for (const path of paths) {
      expect((await post(service, "/not-found", { path })).status).toBe(204);
    }
    expect(log.lines.join()).toContain("/old-page");
    expect(log.lines.join()).not.toMatch(/ann[@%]/);
    expect(await (await fetch(`${service.address}/metrics`)).text()).toContain(
      "forms_not_found_total 4",
    );
  });

  test("a beacon of any length takes a short line of the log", async () => {
    const log = logList();
    const service = await running({}, { log });
    await post(service, "/not-found", { path: `/${"a".repeat(5000)}` });
    const [line = ""] = log.lines.filter(text => text.includes("a page was not found"));
    expect(/a{2,}/.exec(line)?.[0]).toHaveLength(199);
  });

  test("livez, readyz and metrics answer", async () => {
    const service = await running();
    await post(service, "/package_orders", order);
    expect(await (await fetch(`${service.address}/livez`)).json()).toEqual({ status: "ok" });
    expect(await (await fetch(`${service.address}/readyz`)).json()).toMatchObject({
      status: "ok",
      canStore: true,
      queued: 1,
    });
    const text = await (await fetch(`${service.address}/metrics`)).text();
    expect(text).toContain('forms_submissions_total{kind="order",outcome="stored"} 1');
    expect(text).toMatch(/^forms_can_store 1$/m);
  });

  test("the figures that docs/operations.md has an alert for tell of mail that does not go out", async () => {
    const clock = clockAt("2026-01-05T09:00:00Z");
    const server = await mailServer();
    const mail = { OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "site@shop.test" };
    const env = { ...mail, SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    const service = await running(env, { clock });
    const shown = async () => (await fetch(`${service.address}/metrics`)).text();
    server.setWeather({ kind: "answer", at: "RCPT", code: 550 });
    await post(service, "/contact-form", message);
    await until(async () => /^forms_mails_total\{outcome="dead"\} 1$/m.test(await shown()));
    server.setWeather({ kind: "answer", at: "RCPT", code: 450 });
    await post(service, "/contact-form", { ...message, name: "Another" });
    await until(async () => /^forms_mails_total\{outcome="queued"\} 1$/m.test(await shown()));
    await post(service, "/contact-form", { ...message, website_url_confirm: "x" });
    // Long enough for a new look, and too short for a new attempt.
    clock.advance(2000);
    expect(await shown()).toMatch(/^forms_mails_queued 1$/m);
    clock.advance(2 * 3_600_000);
    const text = await shown();
    expect(text).toMatch(/^forms_mails_dead 1$/m);
    expect(text).toMatch(/^forms_submissions_held 1$/m);
    expect(text).toMatch(/^forms_oldest_unsent_seconds 7202$/m);
    expect(text).toMatch(/^forms_alarms 2$/m);
    expect(text).toContain('forms_requests_total{route="/contact-form",status="200"} 3');
    expect(text).toMatch(/^forms_request_duration_seconds_bucket\{le="\+Inf"\} 3$/m);
    expect(text).toMatch(/^forms_request_duration_seconds_count 3$/m);
    expect(text).toMatch(/^forms_disk_free_bytes \d+$/m);
  });

  test("a mail on its way is counted among the unsent, as after a crash it may have to be sent again", async () => {
    const server = await mailServer();
    server.setWeather({ kind: "hang", at: "RCPT" });
    const mail = { OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "site@shop.test" };
    const env = { ...mail, SMTP_URL: `smtp://127.0.0.1:${server.port}` };
    const service = await running(env, { mailGraceMs: 0 });
    await post(service, "/contact-form", message);
    await until(() => count(service.dataDir, "outbox WHERE state = 'sending'") === 1);
    const ask = async (path: string) => (await fetch(`${service.address}${path}`)).text();
    expect(await ask("/metrics")).toMatch(/^forms_mails_queued 1$/m);
    expect(JSON.parse(await ask("/readyz"))).toMatchObject({ queued: 1 });
  });

  test("the log holds neither bodies nor addresses of people", async () => {
    const log = logList();
    const service = await running({}, { log });
    await post(service, "/package_orders", order);
    await post(service, "/contact-form", { ...message, email: "wrong" });
    await post(service, "/contact-form", message);
    expect(log.lines.length).toBeGreaterThan(2);
    expect(log.lines.join()).not.toMatch(/example\.com|Ann|Bob|127\.0\.0\.1|960/);
  });
});
