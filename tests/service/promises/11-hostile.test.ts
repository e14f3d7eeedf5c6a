import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { systemClock } from "../../../form-service/clock.ts";
import { exportCsv } from "../../../form-service/operator/export.ts";
import { rawRequest } from "../../raw-request.ts";
import { mailServer } from "../mail-server.ts";
import { count, logList, message, order, post, rows, running, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const nasty: readonly unknown[] = [
  ...[
    { toString: 1, valueOf: 1 },
    { toJSON: 1, length: 1e9 },
  ],
  ...[null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { a: { b: { c: {} } } }],
  ...[
    "",
    " ",
    "\0",
    "\r\n",
    "=1+1",
    "+44",
    "@cmd",
    "-2",
    "\u202Eevil",
    "\uD800",
    "\uFEFFx",
    "٣",
    "1e3",
  ],
  ...["a@b.c\r\nBcc: evil@example.com", "<script>alert(1)</script>", "'; DROP TABLE outbox;--"],
  ...["{{7*7}}", "%s%s%n", "../../etc/passwd", "x".repeat(10_000), "é".repeat(3000)],
  ...['"><img src=x onerror=alert(1)>', "a@b.c,d@e.f", "Bob <bob@example.com>", "a b@c.de"],
];

/** The same numbers on each run, so that a failure can be seen again. */
function randomFrom(seed: string) {
  let round = 0;
  return (below: number) => {
    const digest = createHash("sha256").update(`${seed}${round++}`).digest();
    return digest.readUInt32BE() % below;
  };
}

test("promise 11: no fuzzed body is ever answered with a 5xx or a stack trace", async () => {
  const service = await running();
  const random = randomFrom("bodies");
  const keys = [
    ...Object.keys(order),
    "type",
    "order_id",
    "package_type",
    "formType",
    "subject",
    "website_url_confirm",
    "filled_ms",
    "__proto__",
    "constructor",
    "toString",
  ];
  const statuses = new Set<number>();
  async function one(): Promise<void> {
    const body: Record<string, unknown> = random(2) ? { ...order } : { ...message };
    for (let changes = random(4); changes >= 0; changes--) {
      const key = keys[random(keys.length)] ?? "name";
      const value = nasty[random(nasty.length)];
      Object.defineProperty(body, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    if (random(4) === 0)
      body.selected_addons = [
        { name: nasty[random(nasty.length)], quantity: nasty[random(nasty.length)] },
      ];
    if (random(4) === 0) body.type = "package_order";
    const path = random(2) ? "/package_orders" : "/contact-form";
    const { status, text } = await post(service, path, body);
    statuses.add(status);
    expect({ status, isClean: isClean(text), body }).toMatchObject({ isClean: true });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
  }
  for (let batch = 0; batch < 50; batch++) await Promise.all(Array.from({ length: 20 }, one));
  expect([...statuses].sort()).toEqual([200, 201, 400]);
});

const signals = ["website_url_confirm", "filled_ms", "type", "order_id", "hasOwnProperty"];
const wholeBodies = [
  { path: "/package_orders", body: { ...order, package_type: "web" } },
  { path: "/contact-form", body: { ...message, formType: "seo-audit", subject: "x" } },
  { path: "/contact-form", body: { ...order, type: "package_order", order_id: "x" } },
];

test.each(wholeBodies)(
  "promise 11: one odd value in any place of a body that is otherwise right is never a 5xx ($path)",
  async ({ path, body }) => {
    const service = await running();
    for (const key of new Set([...Object.keys(body), ...signals])) {
      const answers = nasty.map(value => post(service, path, { ...body, [key]: value }));
      for (const { status, text } of await Promise.all(answers)) {
        expect({ key, isRefused: status >= 500, isClean: isClean(text) }).toEqual({
          ...{ key, isRefused: false, isClean: true },
        });
      }
    }
  },
);

function isClean(text: string): boolean {
  return !/\bat .*\.(ts|js|mjs):\d+|node_modules|SQLITE|Error:/.test(text);
}

const wires = [
  { type: "application/json", body: "{", status: 400 },
  { type: "application/json", body: "", status: 400 },
  { type: "application/json", body: "null", status: 400 },
  { type: "application/json", body: "[]", status: 400 },
  { type: "application/json", body: '"text"', status: 400 },
  { type: "application/json", body: '{"__proto__":{"x":1}}', status: 400 },
  { type: "application/json", body: "[".repeat(5000), status: 400 },
  { type: "application/json; charset=utf-16", body: "{}", status: 415 },
  {
    type: 'application/x-www-form-urlencoded;charset="ISO-8859-1"',
    body: "name=Jos%E9",
    status: 415,
  },
  { type: "text/plain", body: JSON.stringify(order), status: 415 },
  { type: "text/html", body: "<p>", status: 415 },
  { type: "multipart/form-data; boundary=x", body: "--x--", status: 415 },
  { type: "application/xml", body: "<a/>", status: 415 },
  { type: "json", body: "{}", status: 415 },
  { type: "application/json", body: `{"name":"${"x".repeat(1_000_000)}"}`, status: 413 },
  { type: "application/x-www-form-urlencoded", body: "%", status: 400 },
  { type: "application/x-www-form-urlencoded", body: "%00=%00&name=%00", status: 400 },
  { type: "application/x-www-form-urlencoded", body: "%ff%fe=%00&name=%C0%80", status: 415 },
  { type: "application/x-www-form-urlencoded", body: "a=b&".repeat(30_000), status: 413 },
];

test.each(wires)(
  "promise 11: $type with the body $body is a clean $status",
  async ({ type, body, status }) => {
    const service = await running();
    for (const path of ["/package_orders", "/contact-form", "/forms/contact-form"]) {
      const answer = await post(service, path, body, { "content-type": type });
      expect(answer.status).toBe(status);
      expect(isClean(answer.text)).toBe(true);
    }
    expect((await fetch(`${service.address}/livez`)).status).toBe(200);
  },
);

test("promise 11: odd headers, methods and addresses are clean 4xx", async () => {
  const service = await running();
  const key = { "idempotency-key": "x".repeat(300) };
  expect((await post(service, "/package_orders", order, key)).status).toBe(400);
  const zipped = { "content-encoding": "gzip" };
  expect((await post(service, "/package_orders", order, zipped)).status).toBe(415);
  for (const path of ["/package_orders", "/nope", "/%", "/%00", "/..%2f..%2fetc", "//"]) {
    const { status } = await fetch(service.address + path, { method: "GET" });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

test.each(["/%zz", "/%", "/%E0%A4", "/package_orders/%c3?x=1"])(
  "promise 11: the address %s, which stands for no text, is answered as every other that leads nowhere",
  async path => {
    const origin = "https://www.shop.test";
    const service = await running({ SITE_URL: origin });
    const { status, json, headers } = await post(service, path, order, { origin });
    expect(status).toBe(404);
    expect(json).toEqual({ success: false, error: "There is nothing at this address." });
    expect(headers.get("access-control-allow-origin")).toBe(origin);
  },
);

test("promise 11: of a fault of our own the log has all, and the visitor a sentence that any page may read", async () => {
  const log = logList();
  let isBroken = false;
  const now = () => {
    if (isBroken) throw new TypeError("a secret of the inside");
    return systemClock.now();
  };
  const service = await running({}, { log, clock: { ...systemClock, now } });
  isBroken = true;
  const origin = service.config.siteUrl;
  const { status, text, headers } = await post(service, "/package_orders", order, { origin });
  expect(status).toBe(500);
  const error = { message: "Something went wrong here. Please try again." };
  expect(JSON.parse(text)).toEqual({ data: null, error });
  expect(headers.get("access-control-allow-origin")).toBe(origin);
  expect(log.lines.join()).toContain("an error that nobody expected");
});

test("promise 11: a body that does not come to its end is answered 408 and holds nobody up", async () => {
  const { address } = await running();
  const head = "POST /contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const slow = rawRequest(address, `${head}Content-Length: 50\r\n\r\n{`);
  expect((await post({ address }, "/contact-form", message)).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1.1 408 /);
});

test("promise 11: captured mails hold exactly the expected headers and one recipient", async () => {
  const server = await mailServer();
  const service = await running({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    OWNER_EMAIL: "owner@shop.test",
    MAIL_FROM: "Shop <site@shop.test>",
  });
  const names = [
    "Bob\r\nBcc: evil@example.com",
    "Bob\nTo: evil@example.com\n\nA body",
    '"Bob" <evil@example.com>, other@example.com',
    "=?utf-8?Q?Bob=0D=0ABcc:_evil@example.com?=",
    "Ünïcödé £ 名前 🏉",
    "<b>Bob</b> & Co",
  ];
  for (const name of names) {
    expect((await post(service, "/contact-form", { ...message, name })).status).toBe(200);
  }
  const emails = ["a,b@example.com", "bob@example.com>", '"x"@example.com', "bob;eve@example.com"];
  for (const email of emails) await post(service, "/contact-form", { ...message, email });
  await until(() => server.received.length === count(service.dataDir, "outbox"));
  for (const { mail, recipients, raw } of server.received) {
    expect(recipients).toEqual(["owner@shop.test"]);
    expect(mail.to?.map(({ address }) => address)).toEqual(["owner@shop.test"]);
    expect(mail.from).toEqual({ name: "Shop", address: "site@shop.test" });
    expect(mail.cc).toBeUndefined();
    expect(mail.bcc).toBeUndefined();
    const replyTo = mail.replyTo?.map(({ address }) => address) ?? [];
    expect([[], ["bob@example.com"]]).toContainEqual(replyTo);
    const head = raw.split("\r\n\r\n")[0] ?? "";
    const headerNames = [...head.matchAll(/^([\w-]+):/gm)].map(([, name = ""]) =>
      name.toLowerCase(),
    );
    expect(headerNames.filter(name => name !== "reply-to")).toEqual([
      ...[
        "auto-submitted",
        "from",
        "to",
        "subject",
        "message-id",
        "date",
        "mime-version",
        "content-type",
      ],
    ]);
    expect(mail.html).not.toMatch(/<b>Bob|<script/);
  }
});

test("promise 11: control characters, marks that turn the writing and halves of characters are not stored", async () => {
  const service = await running();
  const name = "A\0n\u0007n \u202Eelpmaxe\uFEFF \uD800x";
  await post(service, "/package_orders", {
    ...order,
    name,
    message: "two\r\nlines\u2028\tand a tab",
  });
  const [row] = rows(service.dataDir, "SELECT name, message FROM package_orders");
  expect(row).toEqual({ name: "Ann elpmaxe \uFFFDx", message: "two\nlines\n\tand a tab" });
});

test("promise 11: no cell of the CSV can start a formula", async () => {
  const service = await running();
  const starts = ["=1+1", "+1", "-1+2", "@sum", "\t=1", "  =1", "＝1"];
  for (const start of starts) {
    await post(service, "/contact-form", {
      ...message,
      name: `${start} name`,
      message: `${start} and some words`,
    });
  }
  const store = storeIn(service.dataDir);
  let csv = "";
  for await (const line of exportCsv(store)) csv += `${line}\n`;
  const cells = csv.match(/(?<=^|,)("(?:[^"]|"")*"|[^,\n]*)/gm) ?? [];
  const texts = cells.map(cell => cell.replace(/^"|"$/g, ""));
  expect(texts.filter(text => /^\s*[=+\-@＝]/.test(text))).toEqual([]);
  expect(texts.filter(text => text.startsWith("'"))).toHaveLength(2 * starts.length);
});
