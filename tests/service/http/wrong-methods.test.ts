import { request } from "node:http";
import { expect, test } from "vitest";
import { count, order, running } from "../parts.ts";

const origin = "https://www.shop.test";

type Asked = { readonly method: string; readonly path: string; readonly body?: string };

/** As Node says it: fetch() knows neither every method nor a body for each. */
async function ask(address: string, { method, path, body }: Asked, type = "application/json") {
  const headers = { origin, ...(body ? { "content-type": type } : {}) };
  return new Promise<{ status: number; text: string; allow: string; cors: string }>(
    (resolve, reject) => {
      const asked = request(address + path, { method, headers }, answer => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", part => {
          text += part;
        });
        answer.on("end", () => {
          const { allow = "", "access-control-allow-origin": cors = "" } = answer.headers;
          resolve({ status: answer.statusCode ?? 0, text, allow, cors });
        });
      });
      asked.once("error", reject);
      asked.end(body);
    },
  );
}

const message = "This address is not asked in this way.";
const ofOrders = { data: null, error: { message } };
const ofMessages = { success: false, error: message };

test.each([
  ...["GET", "PUT", "DELETE", "PATCH", "PROPFIND"].map(method => ({
    ...{ method, path: "/package_orders", allow: "OPTIONS, POST", body: ofOrders },
  })),
  { method: "GET", path: "/forms/package_orders/?x=1", allow: "OPTIONS, POST", body: ofOrders },
  { method: "GET", path: "//package_orders", allow: "OPTIONS, POST", body: ofOrders },
  { method: "GET", path: "/package%5Forders", allow: "OPTIONS, POST", body: ofOrders },
  { method: "GET", path: "/not-found", allow: "OPTIONS, POST", body: ofMessages },
  { method: "PUT", path: "/contact-form", allow: "GET, HEAD, OPTIONS, POST", body: ofMessages },
  { method: "POST", path: "/livez", allow: "GET, HEAD, OPTIONS", body: ofMessages },
])(
  "$method $path is answered 405 in the form of its address",
  async ({ method, path, allow, body }) => {
    const service = await running({ SITE_URL: origin });
    const answer = await ask(service.address, { method, path });
    expect({ ...answer, text: JSON.parse(answer.text) }).toEqual({
      ...{ status: 405, allow, cors: origin, text: body },
    });
  },
);

test("HEAD, which can be told no words, is answered 405 too", async () => {
  const { address } = await running();
  const answer = await ask(address, { method: "HEAD", path: "/package_orders" });
  expect(answer).toMatchObject({ status: 405, allow: "OPTIONS, POST", text: "" });
});

test("what is wrong with the address or the method is said before what is wrong with the body", async () => {
  const service = await running();
  for (const type of ["application/json", "text/plain"]) {
    for (const body of ["{", JSON.stringify(order), "x".repeat(100_000)]) {
      const nowhere = { method: "POST", path: "/orders", body };
      expect((await ask(service.address, nowhere, type)).status).toBe(404);
      const wrong = { method: "PUT", path: "/package_orders", body };
      expect((await ask(service.address, wrong, type)).status).toBe(405);
    }
  }
  expect(count(service.dataDir, "package_orders")).toBe(0);
});
