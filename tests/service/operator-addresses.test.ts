import { describe, expect, test } from "vitest";
import { logList, message, order, post, running } from "./parts.ts";

describe("the operator's addresses", () => {
  test("a beacon is logged without what could be an address, and counted", async () => {
    const log = logList();
    const service = await running({}, { log });
    const paths = ["/old-page?mail=ann@example.com", "/ann@example.com", "/ann%40example.com"];
    for (const path of paths) {
      expect((await post(service, "/not-found", { path })).status).toBe(204);
    }
    expect(log.lines.join()).toContain("/old-page");
    expect(log.lines.join()).not.toMatch(/ann(@|%40)/);
    expect(await (await fetch(`${service.address}/metrics`)).text()).toContain(
      "forms_not_found_total 3",
    );
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
