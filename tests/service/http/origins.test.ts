import { describe, expect, test } from "vitest";
import { count, order, post, running } from "../parts.ts";

const site = "https://www.shop.test";

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
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe(site);
      expect(headers.get("vary")).toBe("Origin");
      // A page is told how long to wait only if it may read so.
      expect(headers.get("access-control-expose-headers")).toBe("Retry-After");
    }
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

  test("a page that was not found may say so, though browsers send a beacon with credentials", async () => {
    const service = await running(env);
    const preflight = await fetch(`${service.address}/not-found`, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    const beacon = await post(service, "/not-found", { path: "/nope" }, { origin: site });
    for (const { status, headers } of [preflight, beacon]) {
      expect(status).toBe(204);
      expect(headers.get("access-control-allow-origin")).toBe(site);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
    }
  });
});
