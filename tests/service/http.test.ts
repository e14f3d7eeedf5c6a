import { describe, expect, test } from "vitest";
import { contactForm } from "../../domain/forms.ts";
import { clockAt, count, logList, message, order, post, rows, running } from "./parts.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const site = "https://www.shop.test";

describe("an order", () => {
  test("is stored with all its fields and answered with its id", async () => {
    const service = await running();
    const { status, json } = await post(service, "/package_orders", order);
    expect(status).toBe(201);
    expect(json).toEqual({ data: { id: expect.any(String) }, error: null });
    const [row] = rows(service.dataDir, "SELECT * FROM package_orders");
    expect(row).toMatchObject({
      id: json.data.id,
      name: "Ann Example",
      email: "ann@example.com",
      phone: "01632 960960",
      selected_package: "Business Website",
      total_price: 620,
      one_time_total: 595,
      monthly_total: 25,
      client_total: 620,
      package_type: "web",
      state: "received",
    });
    expect(JSON.parse(String(row?.selected_addons))).toEqual(order.selected_addons);
  });

  test("without phone and message stores null for both", async () => {
    const service = await running();
    await post(service, "/package_orders", { ...order, phone: null, message: "" });
    const [row] = rows(service.dataDir, "SELECT phone, message FROM package_orders");
    expect(row).toEqual({ phone: null, message: null });
  });

  test("is priced by our catalogue, and the client's other total is kept beside it", async () => {
    const service = await running();
    const cheap = order.selected_addons.map(addon => ({ ...addon, price: 0, isMonthly: false }));
    const sent = { ...order, selected_addons: cheap, total_price: "1" };
    expect((await post(service, "/package_orders", sent)).status).toBe(201);
    const [row] = rows(service.dataDir, "SELECT * FROM package_orders");
    expect(row).toMatchObject({ total_price: 620, monthly_total: 25, client_total: 1 });
    expect(JSON.parse(String(row?.selected_addons))[0].price).toBe(49);
  });

  test("with a total that is no number is taken all the same", async () => {
    const service = await running();
    for (const total_price of [null, "a lot", {}, undefined]) {
      expect((await post(service, "/package_orders", { ...order, total_price })).status).toBe(201);
    }
    const totals = rows(service.dataDir, "SELECT DISTINCT client_total FROM package_orders");
    expect(totals).toEqual([{ client_total: null }]);
  });

  const refused = [
    { change: { name: " " }, field: "name", text: "Name is required" },
    {
      change: { email: "ann@example" },
      field: "email",
      text: "Please enter a valid email address",
    },
    { change: { selected_package: "" }, field: "selected_package", text: "Package is required" },
    {
      change: { selected_package: "Free Website" },
      field: "selected_package",
      text: "is not a package",
    },
    {
      change: { selected_addons: [{ name: "Gold", quantity: 1 }] },
      field: "selected_addons",
      text: "is not a web design add-on",
    },
    { change: { selected_addons: "x" }, field: "selected_addons", text: "must be a list" },
    ...[0, 21, -1, 1.5, "1e1", "٣", null].map(quantity => ({
      change: { selected_addons: [{ name: "Extra page", quantity }] },
      field: "selected_addons",
      text: "must be a whole number from 1 to 20",
    })),
  ];
  test.each(refused)("with $change is refused", async ({ change, field, text }) => {
    const service = await running();
    const { status, json } = await post(service, "/package_orders", { ...order, ...change });
    expect(status).toBe(400);
    expect(json.data).toBeNull();
    expect(json.error.message).toContain("Validation failed");
    expect(json.error.fields[field]).toContain(text);
    expect(count(service.dataDir, "package_orders")).toBe(0);
  });
});

describe("one order, one e-mail", () => {
  test("waits ten seconds for the second call and goes out without it", async () => {
    const clock = clockAt("2026-01-05T09:00:00Z");
    const service = await running({}, { clock });
    await post(service, "/package_orders", order);
    const [mail] = rows<{ next_at: number; state: string }>(
      service.dataDir,
      "SELECT * FROM outbox",
    );
    expect(mail?.next_at).toBe(clock.now() + 10_000);
  });

  test.each(["order_id", "content"])(
    "the second call, matched by %s, makes the same mail due",
    async how => {
      const clock = clockAt("2026-01-05T09:00:00Z");
      const service = await running({}, { clock });
      const { data } = (await post(service, "/package_orders", order)).json;
      const second = {
        ...order,
        type: "package_order",
        ...(how === "order_id" ? { order_id: data.id } : {}),
      };
      const answer = await post(service, "/contact-form", second);
      expect(answer.json).toEqual({ success: true, id: data.id });
      expect(count(service.dataDir, "package_orders")).toBe(1);
      const mails = rows<{ due_at: number }>(service.dataDir, "SELECT due_at FROM outbox");
      expect(mails).toEqual([{ due_at: clock.now() }]);
    },
  );

  test("a second call whose first never arrived is taken as the order", async () => {
    const service = await running();
    const answer = await post(service, "/contact-form", {
      ...order,
      type: "package_order",
      order_id: "lost",
    });
    expect(answer.json.success).toBe(true);
    expect(count(service.dataDir, "package_orders")).toBe(1);
    expect(count(service.dataDir, "outbox")).toBe(1);
  });
});

describe("a message", () => {
  test("is stored and answered with success", async () => {
    const service = await running();
    const { status, json } = await post(service, "/contact-form", message);
    expect({ status, json }).toEqual({
      status: 200,
      json: { success: true, id: expect.any(String) },
    });
    expect(rows(service.dataDir, "SELECT form FROM enquiries")).toEqual([{ form: "contact" }]);
  });

  test("with mistakes is answered with the messages of the page, to the letter", async () => {
    const service = await running();
    const { status, json } = await post(service, "/contact-form", {
      name: "A",
      email: "x",
      phone: "12",
      message: "short",
    });
    expect(status).toBe(400);
    expect(json.success).toBe(false);
    expect(json.error).toContain("Validation failed");
    expect(json.fields).toEqual({
      name: "Name must be at least 2 characters",
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
      message: "Message must be at least 10 characters",
    });
  });

  const audits = [
    {
      form: "coventry-audit",
      body: {
        phone: "01632 960960",
        message: "SEO Audit Request for: shop.test\nThis is a request for a free SEO audit.",
        formType: "seo-audit",
      },
    },
    {
      form: "bilton-audit",
      body: { phone: "", message: "Bilton SEO Audit Request - Website: https://shop.test" },
    },
    {
      form: "dunchurch-audit",
      body: {
        phone: "",
        message: "Dunchurch SEO Audit Request - Website: https://shop.test",
        subject: "New Dunchurch SEO Audit Request",
      },
    },
  ];
  test.each(audits)("that is a request of $form keeps its website", async ({ form: id, body }) => {
    const service = await running();
    const sent = { name: "Bob", email: "bob@example.com", ...body };
    expect((await post(service, "/contact-form", sent)).json.success).toBe(true);
    const [row] = rows(
      service.dataDir,
      "SELECT form, fields ->> '$.website' AS website FROM enquiries",
    );
    expect(row?.form).toBe(id);
    expect(row?.website).toMatch(/shop\.test$/);
  });
});

describe("a plain form post", () => {
  test("is answered with 303 to the thank-you page", async () => {
    const service = await running({ SITE_URL: `${site}/` });
    const body = new URLSearchParams({ ...message, redirect: "https://evil.example" }).toString();
    const { status, headers } = await post(service, "/contact-form", body, form);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`${site}/thank-you/`);
  });

  test("on the site's own origin stays on it, whatever it is called", async () => {
    const service = await running({ SITE_URL: site });
    const own = { ...form, origin: "http://localhost:4321", "sec-fetch-site": "same-origin" };
    const { status, headers } = await post(
      service,
      "/forms/contact-form",
      new URLSearchParams(message).toString(),
      own,
    );
    expect({ status, location: headers.get("location") }).toEqual({
      status: 303,
      location: "/thank-you/",
    });
  });

  test("with mistakes gets a page with the messages and what was typed, escaped", async () => {
    const service = await running({ SITE_URL: site });
    const typed = { name: '"><script>', email: "wrong", phone: "", message: "</textarea><b>hi" };
    const { status, text, headers } = await post(
      service,
      "/contact-form",
      new URLSearchParams(typed).toString(),
      form,
    );
    expect(status).toBe(400);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).toContain("Please fix the errors below before submitting.");
    expect(text).toContain("Please enter a valid email address");
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).toContain("&lt;/textarea&gt;&lt;b&gt;hi");
    for (const { label } of contactForm.fields) expect(text).toContain(label);
    expect(text).not.toContain("<script");
  });
});

describe("origins", () => {
  const env = { SITE_URL: site, ALLOWED_ORIGINS: "https://shop.test/, http://localhost:4321" };

  test.each([site, "https://shop.test", "http://localhost:4321"])("%s may send", async origin => {
    const service = await running(env);
    const { status, headers } = await post(service, "/package_orders", order, { origin });
    expect(status).toBe(201);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
  });

  test.each([
    "https://evil.example",
    "https://www.shop.test.evil.example",
    "http://www.shop.test",
    "null",
  ])("%s may not", async origin => {
    const service = await running(env);
    const { status, headers } = await post(service, "/package_orders", order, { origin });
    expect(status).toBe(403);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(count(service.dataDir, "package_orders")).toBe(0);
  });

  test("the headers stand on errors too", async () => {
    const service = await running({ ...env, FORMS_LIMITS: "6/1m" });
    const origin = site;
    const type = { origin, "content-type": "text/plain" };
    const answers = [
      await post(service, "/package_orders", {}, { origin }),
      await post(service, "/package_orders", "x", type),
      await post(service, "/package_orders", { x: "x".repeat(70_000) }, { origin }),
      await post(service, "/nope", {}, { origin }),
      await post(service, "/contact-form", "{", { origin, "content-type": "application/json" }),
      ...(await Promise.all(
        Array.from({ length: 5 }, () => post(service, "/package_orders", order, { origin })),
      )),
    ];
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([
      201, 400, 404, 413, 415, 429,
    ]);
    for (const { headers } of answers)
      expect(headers.get("access-control-allow-origin")).toBe(site);
  });

  test("a preflight is answered for our origins only", async () => {
    const service = await running(env);
    const ask = (origin: string) =>
      fetch(`${service.address}/package_orders`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type,idempotency-key",
        },
      });
    const good = await ask(site);
    expect(good.status).toBe(204);
    expect(good.headers.get("access-control-allow-origin")).toBe(site);
    expect(good.headers.get("access-control-allow-headers")?.toLowerCase()).toContain(
      "idempotency-key",
    );
    expect(
      (await ask("https://evil.example")).headers.get("access-control-allow-origin"),
    ).toBeNull();
  });
});

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
    const plain = await post(
      service,
      "/contact-form",
      new URLSearchParams(message).toString(),
      form,
    );
    expect(plain.text).toContain("Too many requests. Please wait a moment");
  });

  test("X-Forwarded-For counts only from a configured proxy", async () => {
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    const open = await running({ FORMS_LIMITS: "2/1m" });
    for (const ip of ["203.0.113.1", "203.0.113.2"])
      await post(open, "/contact-form", message, from(ip));
    expect((await post(open, "/contact-form", message, from("203.0.113.3"))).status).toBe(429);

    const proxied = await running({ FORMS_LIMITS: "2/1m", TRUSTED_PROXIES: "127.0.0.0/8" });
    for (const ip of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      expect((await post(proxied, "/contact-form", message, from(ip))).status).toBe(200);
    }
    const same = [1, 2, 3].map(n => from(`2001:db8:1:2::${n}`));
    const statuses = [];
    for (const headers of same)
      statuses.push((await post(proxied, "/contact-form", message, headers)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("possible spam", () => {
  const signs = [
    { website_url_confirm: "http://spam.example" },
    { filled_ms: 200 },
    { filled_ms: "200" },
  ];
  test.each(signs)("%o is held without a mail, and the visitor sees success", async sign => {
    const service = await running();
    expect((await post(service, "/contact-form", { ...message, ...sign })).json.success).toBe(true);
    expect((await post(service, "/package_orders", { ...order, ...sign })).status).toBe(201);
    const held =
      "SELECT count(*) AS n FROM enquiries JOIN package_orders USING (state) WHERE state = 'held'";
    expect(rows(service.dataDir, held)).toEqual([{ n: 1 }]);
    expect(count(service.dataDir, "outbox")).toBe(0);
  });

  test.each([{}, { website_url_confirm: "" }, { filled_ms: 4000 }, { filled_ms: "x" }])(
    "%o is not held",
    async sign => {
      const service = await running();
      await post(service, "/contact-form", { ...message, ...sign });
      expect(count(service.dataDir, "outbox")).toBe(1);
    },
  );
});

describe("the operator's addresses", () => {
  test("a beacon is logged without what could be an address, and counted", async () => {
    const log = logList();
    const service = await running({}, { log });
    for (const path of ["/old-page?mail=ann@example.com", "/ann@example.com"]) {
      expect((await post(service, "/not-found", { path })).status).toBe(204);
    }
    expect(log.lines.join()).toContain("/old-page");
    expect(log.lines.join()).not.toContain("ann@");
    expect(await (await fetch(`${service.address}/metrics`)).text()).toContain(
      "forms_not_found_total 2",
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
