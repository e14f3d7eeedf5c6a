import { describe, expect, test } from "vitest";
import { contactForm } from "../../../domain/forms.ts";
import { count, logList, message, post, postForm, running } from "../parts.ts";

describe("limits", () => {
  test("many quick requests get 429 with Retry-After and the words the page looks for", async () => {
    const service = await running({ FORMS_LIMITS: "3/1m,60/1h" });
    for (let sent = 0; sent < 3; sent++) {
      expect((await post(service, "/contact-form", message)).status).toBe(200);
    }
    const { status, json, headers } = await post(service, "/contact-form", message);
    expect(status).toBe(429);
    expect(json.error).toContain("Too many requests");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const plain = await postForm(service, "/contact-form", message);
    expect([plain.status, plain.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
    expect(plain.text).toContain("Too many requests. Please wait a moment");
    // With what was typed, to be sent once more: it may have been typed on a page like this, to which Back does not lead.
    for (const typed of Object.values(message)) expect(plain.text).toContain(typed);
    expect(plain.text).toContain(`<button>${contactForm.submitLabel}</button>`);
    expect(count(service.dataDir, "enquiries")).toBe(3);
  });

  test("pages that were not found use up nothing of what a client may send", async () => {
    const service = await running({ FORMS_LIMITS: "2/1m" });
    const beacon = async () => (await post(service, "/not-found", { path: "/nope" })).status;
    expect([await beacon(), await beacon(), await beacon()]).toEqual([204, 204, 429]);
    expect((await post(service, "/contact-form", message)).status).toBe(200);
  });

  test("X-Forwarded-For counts only from a configured proxy", async () => {
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    const log = logList();
    const open = await running({ FORMS_LIMITS: "2/1m" }, { log });
    for (const ip of ["203.0.113.1", "203.0.113.2"])
      await post(open, "/contact-form", message, from(ip));
    expect((await post(open, "/contact-form", message, from("203.0.113.3"))).status).toBe(429);
    // Once: who is locked out would otherwise fill the log.
    const warnings = log.lines.filter(line =>
      line.includes("a proxy that is not in TRUSTED_PROXIES"),
    );
    expect(warnings).toHaveLength(1);

    const misled = logList();
    const elsewhere = { FORMS_LIMITS: "2/1m", TRUSTED_PROXIES: "172.17.0.1" };
    const unknown = await running(elsewhere, { log: misled });
    await post(unknown, "/contact-form", message, from("203.0.113.1"));
    expect(misled.lines.join()).toContain("a proxy that is not in TRUSTED_PROXIES");

    const quiet = logList();
    const trusting = { FORMS_LIMITS: "2/1m", TRUSTED_PROXIES: "127.0.0.0/8" };
    const proxied = await running(trusting, { log: quiet });
    for (const ip of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      expect((await post(proxied, "/contact-form", message, from(ip))).status).toBe(200);
    }
    const same = [1, 2, 3].map(n => from(`2001:db8:1:2::${n}`));
    const statuses = [];
    for (const headers of same)
      statuses.push((await post(proxied, "/contact-form", message, headers)).status);
    expect(statuses).toEqual([200, 200, 429]);
    // Somebody on the proxy's own machine is no reason either.
    await post(proxied, "/contact-form", message, from("127.0.0.1"));
    expect(quiet.lines.join()).not.toContain("TRUSTED_PROXIES");
    expect(quiet.lines.join()).not.toContain("does not name them");
  });

  test.each([{}, { TRUSTED_PROXIES: "127.0.0.1" }])(
    "with %j a proxy that names nobody is told of once, when it shuts visitors out",
    async env => {
      const log = logList();
      const service = await running({ FORMS_LIMITS: "2/1m", ...env }, { log });
      const warnings = () => log.lines.filter(line => line.includes("does not name them")).length;
      const sent = async () => (await post(service, "/contact-form", message)).status;
      expect([await sent(), await sent(), warnings()]).toEqual([200, 200, 0]);
      expect([await sent(), await sent(), warnings()]).toEqual([429, 429, 1]);
    },
  );

  test("visitors behind two proxies have limits of their own, also where the second writes down the first with its port", async () => {
    const service = await running({
      FORMS_LIMITS: "2/1m",
      TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8",
    });
    const sent = async (chain: string) =>
      (await post(service, "/contact-form", message, { "x-forwarded-for": chain })).status;
    for (const n of [1, 2, 3]) expect(await sent(`203.0.113.${n}:443, 10.0.0.7:55${n}`)).toBe(200);
    // What a visitor writes himself stands before his own address, and is not looked at.
    const own = (n: number) => `9.9.9.${n}, 10.0.0.7:80, 203.0.113.9, 10.0.0.7:80`;
    expect([await sent(own(1)), await sent(own(2)), await sent(own(3))]).toEqual([200, 200, 429]);
  });
});
