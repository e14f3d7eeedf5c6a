import { describe, expect, test } from "vitest";
import { count, message, order, post, rows, running } from "../parts.ts";

describe("possible spam", () => {
  const signs = [
    { website_url_confirm: "http://spam.example" },
    { website_url_confirm: { toString: 1 } },
    { filled_ms: 999 },
    { filled_ms: "200" },
    { filled_ms: 0 },
  ];
  test.each(signs)("%o is held without a mail, and the visitor sees success", async sign => {
    const service = await running();
    expect((await post(service, "/contact-form", { ...message, ...sign })).json.success).toBe(true);
    expect((await post(service, "/package_orders", { ...order, ...sign })).status).toBe(201);
    const held =
      "SELECT count(*) AS n FROM enquiries JOIN package_orders USING (state) WHERE state = 'held'";
    expect(rows(service.dataDir, held)).toEqual([{ n: 1 }]);
    expect(count(service.dataDir, "outbox")).toBe(0);
    const reasons =
      "SELECT held_reason AS reason FROM enquiries UNION SELECT held_reason FROM package_orders";
    expect(rows(service.dataDir, reasons)).toEqual([
      { reason: expect.stringMatching(/^(the invisible field|sent \d+ ms)/) },
    ]);
  });

  test("what is held and comes again is counted as what it is", async () => {
    const service = await running();
    const key = { "idempotency-key": "held" };
    for (const sign of [{ filled_ms: 0 }, { filled_ms: 0 }, {}])
      await post(service, "/contact-form", { ...message, ...sign }, key);
    const text = await (await fetch(`${service.address}/metrics`)).text();
    expect(text.match(/^forms_submissions_total.*$/gm)).toEqual([
      'forms_submissions_total{kind="enquiry",outcome="held"} 1',
      'forms_submissions_total{kind="enquiry",outcome="repeated"} 2',
    ]);
    expect(count(service.dataDir, "enquiries")).toBe(1);
  });

  test.each([
    {},
    { website_url_confirm: "" },
    { website_url_confirm: " " },
    { filled_ms: 1000 },
    // A clock that was set back meanwhile says nothing of how long somebody wrote.
    { filled_ms: -1 },
    { filled_ms: "x" },
    { filled_ms: " " },
  ])("%o is not held", async sign => {
    const service = await running();
    await post(service, "/contact-form", { ...message, ...sign });
    expect(count(service.dataDir, "outbox")).toBe(1);
  });
});
