import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { rawRequest } from "../../raw-request.ts";
import { head, origin, request } from "../as-bytes.ts";
import { count, message, ofForm, order, post, rows, running } from "../parts.ts";

test.each([
  { what: "no request at all", bytes: "hello\r\n\r\n", status: 400 },
  { what: "the beginning of TLS", bytes: "\u0016\u0003\u0001\u0002\0\u0001\0", status: 400 },
  {
    what: "a length that is none",
    bytes: head("/contact-form", ["Content-Length: x"]),
    status: 400,
  },
  {
    what: "an address that is none",
    bytes: request("http://[::1/contact-form", message, ["Connection: close"]),
    status: 404,
  },
  {
    what: "20 kB of headers",
    bytes: head("/contact-form", [`X: ${"x".repeat(20_000)}`]),
    status: 431,
  },
])("$what is answered in our own form", async ({ bytes, status }) => {
  const service = await running();
  const [answer = "", body = ""] = (await rawRequest(service.address, bytes)).split("\r\n\r\n");
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ success: false, error: expect.any(String) });
});

test.each([
  ["two lengths", ["Content-Length: 5", "Transfer-Encoding: chunked"]],
  ["20 kB of headers", [`X: ${"x".repeat(20_000)}`]],
])("an order with %s is answered in the words of orders", async (_what, headers) => {
  const service = await running();
  const bytes = head("/package_orders", headers);
  const [, body = ""] = (await rawRequest(service.address, bytes)).split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ data: null, error: { message: expect.any(String) } });
});

test("a request that breaks off in its body is answered as its route promises, with CORS", async () => {
  const service = await running({ SITE_URL: origin });
  const broken = `${head("/package_orders", ["Transfer-Encoding: chunked"])}zz\r\n`;
  const [answer = "", body = ""] = (await rawRequest(service.address, broken)).split("\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain(`access-control-allow-origin: ${origin}`);
  expect(JSON.parse(body)).toEqual({
    data: null,
    error: { message: "Validation failed: the request cannot be read." },
  });
  expect(count(service.dataDir, "package_orders")).toBe(0);
});

test.each([
  ["no host", ""],
  ["two hosts", "Host: x\r\nhost: y\r\n"],
])("a request that names %s is answered as its route promises, with CORS", async (_what, hosts) => {
  const service = await running({ SITE_URL: origin });
  const whole = request("/package_orders", order, ["Connection: close"]);
  const bytes = whole.replace("Host: x\r\n", hosts);
  const [answer = "", body = ""] = (await rawRequest(service.address, bytes)).split("\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain(`access-control-allow-origin: ${origin}`);
  expect(JSON.parse(body).error.message).toBe(
    "Validation failed: the request must name exactly one host.",
  );
  expect(count(service.dataDir, "package_orders")).toBe(0);
});

test("an order with an expectation that nobody knows is taken", async () => {
  const service = await running({ SITE_URL: origin });
  const bytes = request("/package_orders", order, ["Connection: close", "Expect: tea"]);
  expect(await rawRequest(service.address, bytes)).toMatch(/^HTTP\/1.1 201 /);
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

test("JSON in another encoding that does not say so is refused, instead of kept without its accents", async () => {
  const service = await running({ SITE_URL: origin });
  const body = Buffer.from(JSON.stringify({ ...message, name: "José" }), "latin1");
  const headers = { "content-type": "application/json", origin };
  const answer = await fetch(`${service.address}/contact-form`, { method: "POST", headers, body });
  expect([answer.status, await answer.json()]).toEqual([
    415,
    { success: false, error: "Send the text as UTF-8." },
  ]);
  expect(count(service.dataDir, "enquiries")).toBe(0);
});

test.each([
  { what: "as it is", body: Buffer.from("José", "latin1") },
  { what: "in escapes", body: Buffer.from("Jos%E9") },
  { what: "in one escape and one letter as it is", body: Buffer.from("Jos%c3\xa9!é", "latin1") },
])(
  "a form in another encoding, $what, is refused instead of kept without its accents",
  async sent => {
    const service = await running({ SITE_URL: origin });
    const { name: _, ...others } = message;
    const body = Buffer.concat([Buffer.from(`${new URLSearchParams(others)}&name=`), sent.body]);
    const headers = { ...ofForm, origin };
    const answer = await fetch(`${service.address}/contact-form`, {
      method: "POST",
      headers,
      body,
    });
    expect([answer.status, await answer.text()]).toEqual([
      415,
      expect.stringContaining("Send the text as UTF-8."),
    ]);
    expect(count(service.dataDir, "enquiries")).toBe(0);
  },
);

test("a form in UTF-8 keeps its accents, in escapes or as they are, and a % that escapes nothing", async () => {
  const service = await running({ SITE_URL: origin });
  const { message: _, ...others } = { ...message, name: "José Ð😀" };
  const body = `${new URLSearchParams(others)}&message=Zoë+pays+100%+of+%C3%A9%2B%zz+here`;
  expect((await post(service, "/contact-form", body, ofForm)).status).toBe(303);
  const [row] = rows<{ fields: string }>(service.dataDir, "SELECT fields FROM enquiries");
  expect(JSON.parse(row?.fields ?? "{}")).toMatchObject({
    name: "José Ð😀",
    message: "Zoë pays 100% of é+%zz here",
  });
});

test.each([
  { what: "__proto__", poison: '"__proto__":{"isAdmin":true}' },
  { what: "a constructor's prototype", poison: '"constructor":{"prototype":{"isAdmin":true}}' },
])(
  "JSON that brings $what is refused as unreadable, and changes no object of ours",
  async ({ poison }) => {
    const service = await running({ SITE_URL: origin });
    for (const [path, content] of [
      ["/package_orders", order],
      ["/contact-form", message],
    ] as const) {
      for (const body of [
        JSON.stringify(content).replace("{", `{${poison},`),
        JSON.stringify({ ...content, more: [{}] }).replace("[{}]", `[{${poison}}]`),
      ]) {
        const headers = { "content-type": "application/json", origin };
        expect((await post(service, path, body, headers)).status).toBe(400);
      }
    }
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
    expect([count(service.dataDir, "package_orders"), count(service.dataDir, "enquiries")]).toEqual(
      [0, 0],
    );
  },
);

test("a form's fields named __proto__ and constructor are fields like any other", async () => {
  const service = await running({ SITE_URL: origin });
  const body = `__proto__=x&constructor=y&__proto__[isAdmin]=1&${new URLSearchParams(message)}`;
  expect((await post(service, "/contact-form", body, ofForm)).status).toBe(303);
  expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  const [row] = rows<{ fields: string }>(service.dataDir, "SELECT fields FROM enquiries");
  expect(JSON.parse(row?.fields ?? "{}")).toMatchObject(message);
});

test.each([
  { what: "a megabyte of known length", headers: ["Content-Length: 1000000"], ends: ["", ""] },
  {
    what: "a megabyte in one chunk",
    headers: ["Transfer-Encoding: chunked"],
    ends: ["f4240\r\n", "\r\n0\r\n\r\n"],
  },
])("who writes $what to its end, and reads only then, hears that it is too much", async sent => {
  const service = await running({ SITE_URL: origin });
  const { hostname, port } = new URL(service.address);
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding("utf8");
  let heard = "";
  socket.on("data", text => {
    heard += text;
  });
  const half = "x".repeat(500_000);
  socket.write(head("/package_orders", ["Connection: close", ...sent.headers]));
  socket.write(sent.ends[0] + half);
  // An answer by now would close the connection on what is still to be written.
  for (let asked = 0; asked < 20; asked++) await fetch(`${service.address}/livez`);
  expect(heard).toBe("");
  socket.write(half + sent.ends[1]);
  await once(socket, "end");
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});

test("who writes megabytes without an end is cut off", async () => {
  const { hostname, port } = new URL((await running({ SITE_URL: origin })).address);
  const socket = connect({ host: hostname, port: Number(port) });
  // A reset, or a write that finds nobody there: which of them depends on who is faster.
  socket.on("error", error => expect(error.message).toMatch(/ECONNRESET|EPIPE/));
  socket.write(`${head("/package_orders", ["Content-Length: 200000000"])}${"x".repeat(1e8)}`);
  await new Promise(resolve => socket.once("close", resolve));
});

test("an order is answered, whatever comes behind it on its connection", async () => {
  const service = await running({ SITE_URL: origin });
  const heard = await rawRequest(
    service.address,
    `${request("/package_orders", order)}garbage\r\n\r\n`,
  );
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 201"]);
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

test("who is refused before the body has come, and breaks off in it, hears that once", async () => {
  const service = await running({ SITE_URL: origin });
  const foreign = request("/package_orders", order).replace(origin, "https://evil.test");
  const heard = await rawRequest(service.address, foreign.slice(0, -9), { closesItsHalf: true });
  expect(heard.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 403"]);
});

test("who closes its half of the connection after an order still hears the answer", async () => {
  const service = await running({ SITE_URL: origin });
  const bytes = request("/package_orders", order);
  expect(await rawRequest(service.address, bytes, { closesItsHalf: true })).toMatch(
    /^HTTP\/1.1 201 /,
  );
});

test("no answer that could be is kept by anybody on the way, or taken for something else than it says", async () => {
  const service = await running({ SITE_URL: origin });
  const answers = [
    await post(service, "/package_orders", {}),
    await post(service, "/contact-form", {}),
    await post(service, "/contact-form", "name=", ofForm),
    await post(service, "/nowhere", {}),
    ...(await Promise.all(
      ["/livez", "/readyz", "/metrics", "/nowhere", "/package_orders"].map(path =>
        fetch(service.address + path),
      ),
    )),
    await fetch(`${service.address}/package_orders`, { method: "OPTIONS", headers: { origin } }),
  ];
  const kept = answers.map(({ headers }) => [
    headers.get("cache-control"),
    headers.get("x-content-type-options"),
  ]);
  expect(kept).toEqual(answers.map(() => ["no-store", "nosniff"]));
});

test("monitors may ask with HEAD", async () => {
  const { address } = await running();
  for (const path of ["/livez", "/readyz", "/metrics"]) {
    expect((await fetch(address + path, { method: "HEAD" })).status).toBe(200);
  }
});

test("OPTIONS without an origin is told what is allowed", async () => {
  const { address } = await running();
  const { status, headers } = await fetch(`${address}/package_orders`, { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-methods")).toBe("POST");
});

test.each([
  'application/json;charset="utf-8"',
  "Application/JSON ; CHARSET=UTF8",
  // What is written in ASCII alone is UTF-8 too, and some programs say so.
  "application/json; charset=us-ascii",
])("the type may be written as %s", async type => {
  const service = await running();
  const body = JSON.stringify({ ...message, name: "José" });
  const { status } = await post(service, "/contact-form", body, { "content-type": type });
  expect(status).toBe(200);
});

test.each(["", "/forms"])(
  "an address with a slash at its end, or with two where one is meant, is the same address (%s)",
  async prefix => {
    const service = await running();
    expect((await post(service, `${prefix}/contact-form/`, message)).status).toBe(200);
    expect((await post(service, `${prefix}/package_orders/`, order)).status).toBe(201);
    expect((await post(service, `${prefix}//contact-form`, message)).status).toBe(200);
    expect((await post(service, `/${prefix}/package_orders`, order)).status).toBe(201);
  },
);

test("a key may hold spaces, and 'identity' may be written in capitals", async () => {
  const service = await running();
  const headers = { "idempotency-key": "order 1 of Ann", "content-encoding": "Identity" };
  const answers = [
    await post(service, "/contact-form", message, headers),
    await post(service, "/contact-form", message, headers),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(count(service.dataDir, "enquiries")).toBe(1);
});
