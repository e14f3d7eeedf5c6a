import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listening } from "../listening.ts";
import type { ListeningProcess } from "../listening-process.ts";
import { rawRequest } from "../raw-request.ts";
import { runSite } from "../run-site.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { startSite } from "./site-process.ts";

const folder = copyOfTinySite();
let site: ListeningProcess;
let service: ReturnType<typeof createServer>;

beforeAll(async () => {
  mkdirSync(join(folder, "content/files/.well-known"), { recursive: true });
  const put = (file: string, text: string) =>
    writeFileSync(join(folder, "content/files", file), text);
  put(
    "_headers",
    "/*\n  X-Content-Type-Options: nosniff\n/prices.txt\n  Cache-Control: no-cache\n/nope\n  Cache-Control: max-age=86400\n",
  );
  put("prices.txt", "0123456789".repeat(100));
  put("empty.txt", "");
  put(".htaccess", "FileETag None");
  expect(runSite(["build", "--root", folder]).all).toContain("4 pages");
  writeFileSync(join(folder, "secret.txt"), "the secret recipe");
  symlinkSync(join(folder, "secret.txt"), join(folder, "dist/linked.txt"));
  symlinkSync(folder, join(folder, "dist/outside"));
  service = createServer(echo);
  const port = await listening(service);
  site = await startSite(["preview", "--root", folder, "--port", "0"], {
    env: { FORMS_PORT: String(port) },
  });
});

afterAll(async () => {
  await site?.stop();
  service?.close();
  rmSync(folder, { recursive: true, force: true });
});

function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Response> {
  return fetch(site.address + path, {
    method,
    headers: { "Accept-Encoding": "identity", ...headers },
    redirect: "manual",
  });
}

describe("addresses", () => {
  test("a page has one address, and its other spellings move there with their query", async () => {
    expect((await get("/notes/rye-bread/")).status).toBe(200);
    for (const other of ["/notes/rye-bread", "/notes/rye-bread/index.html", "//notes//rye-bread"]) {
      const moved = await get(`${other}?from=mail`);
      expect([moved.status, moved.headers.get("location")]).toEqual([
        301,
        "/notes/rye-bread/?from=mail",
      ]);
    }
  });

  test("the not-found page is shown with status 404 at any depth", async () => {
    for (const path of ["/nope", "/notes/nope/deeper/", "/404", "/404.html", "/assets/gone.js"]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).not.toContain("immutable");
      expect(await answer.text()).toContain("Nothing here");
    }
  });

  test("an old address of an entry redirects for good", async () => {
    for (const path of ["/rye", "/rye/"]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/notes/rye-bread/"]);
    }
  });

  test("the hosts' own files are read, not shown", async () => {
    expect((await get("/_headers")).status).toBe(404);
    expect((await get("/_redirects")).status).toBe(404);
    expect((await get("/.htaccess")).status).toBe(404);
    expect((await get("/")).headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("only GET and HEAD are answered", async () => {
    const answer = await get("/", {}, "POST");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("what travels", () => {
  test("files named by their content may be kept for ever, all others are asked for again", async () => {
    const page = await (await get("/")).text();
    const script = /\/assets\/counter-\w+\.js/.exec(page)?.[0] ?? "";
    const answer = await get(script);
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
    expect((await get("/prices.txt")).headers.get("cache-control")).toBe("no-cache");
  });

  test("what is missing is asked for again too, whatever rule its address has: it may be there tomorrow", async () => {
    const { status, headers } = await get("/nope");
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  test("text is compressed as the browser wishes", async () => {
    const plain = await (await get("/prices.txt")).text();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const answer = await rawRequest(
        site.address,
        `GET /prices.txt HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`,
      );
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head.toLowerCase()).toContain(`content-encoding: ${encoding}\r\n`);
      expect(head.toLowerCase()).toContain("vary: accept-encoding\r\n");
      expect(unpack[encoding](Buffer.from(body, "latin1")).toString()).toBe(plain);
    }
  });

  test("what a browser has already is not sent again", async () => {
    const first = await get("/");
    const tag = first.headers.get("etag") ?? "";
    const date = first.headers.get("last-modified") ?? "";
    expect((await get("/", { "If-None-Match": `"other", W/${tag}` })).status).toBe(304);
    expect((await get("/", { "If-None-Match": '"other"', "If-Modified-Since": date })).status).toBe(
      200,
    );
    const missing = (await get("/nope")).headers.get("etag") ?? "";
    expect((await get("/nope", { "If-None-Match": missing })).status).toBe(404);
    const unchanged = await get("/", { "If-Modified-Since": date });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    expect((await get("/", { "If-Modified-Since": "Mon, 01 Jan 2024 00:00:00 GMT" })).status).toBe(
      200,
    );
  });

  test("a part of a file can be asked for", async () => {
    const part = await get("/prices.txt", { Range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/1000",
      "234",
    ]);
    expect(await (await get("/prices.txt", { Range: "bytes=-3" })).text()).toBe("789");
    const beyond = await get("/prices.txt", { Range: "bytes=1000-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
    const stale = await get("/prices.txt", { Range: "bytes=2-4", "If-Range": '"other"' });
    expect([stale.status, (await stale.text()).length]).toEqual([200, 1000]);
  });

  test("HEAD says what GET would", async () => {
    for (const path of ["/prices.txt", "/empty.txt", "/nope"]) {
      const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
      expect(head.status).toBe(whole.status);
      expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
      expect(await head.text()).toBe("");
    }
  });
});

describe("nothing outside of dist/", () => {
  const paths = [
    "/../secret.txt",
    "/notes/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "/linked.txt",
    "/outside/secret.txt",
    "/secret.txt%00.html",
    "/%c0%ae%c0%ae/secret.txt",
    "http://x/../secret.txt",
    `/${"a".repeat(5000)}`,
  ];
  test.each(paths.map(path => ({ path })))("$path is not found", async ({ path }) => {
    const answer = await rawRequest(
      site.address,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain("Nothing here");
    expect(answer).not.toContain("secret recipe");
  });
});

describe("the form service behind the same address", () => {
  test("gets requests without the prefix, and hears who asked", async () => {
    const answer = await fetch(`${site.address}/forms/contact-form?x=1`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site.address },
      body: '{"name":"Ann"}',
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      method: "POST",
      url: "/contact-form?x=1",
      body: '{"name":"Ann"}',
      headers: { "x-forwarded-for": "127.0.0.1", origin: site.address },
    });
  });

  test("is heard by who has asked and closes that half of the connection", async () => {
    const asked = "GET /forms/livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    const answer = await rawRequest(site.address, asked, { closesItsHalf: true });
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  test("gets no headers that are about the connection of whoever asked", async () => {
    const answer = await rawRequest(
      site.address,
      "GET /forms/livez HTTP/1.1\r\nHost: x\r\nConnection: close, X-Own\r\nX-Own: 1\r\nTE: trailers\r\nX-Other: 2\r\n\r\n",
    );
    expect(answer).toContain('"x-other":"2"');
    expect(answer).not.toMatch(/x-own|trailers/);
  });

  test.each([
    ["FORMS_PORT", "99999", "which is not a port"],
    ["FORMS_HOST", "not here", "which is not an address alone"],
    ["FORMS_HOST", "shop.test/forms", "which is not an address alone"],
    ["FORMS_HOST", "127.0.0.1:8787", "which is not an address alone"],
  ])("is looked for nowhere where %s is %s", async (setting, value, why) => {
    const args = ["preview", "--root", folder, "--port", "0"];
    const starting = startSite(args, { env: { [setting]: value } });
    await expect(starting).rejects.toThrow(`${setting} is '${value}', ${why}`);
  });

  test("is reported as out of reach when it is", async () => {
    const lonely = await startSite(["preview", "--root", folder, "--port", "0"], {
      // Where nothing listens on any machine; one that is free now may be taken by then.
      env: { FORMS_PORT: "1" },
    });
    const answer = await fetch(`${lonely.address}/forms/contact-form`, {
      method: "POST",
      body: "x",
    });
    await lonely.stop();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: expect.stringContaining("cannot be reached"),
    });
  });
});

describe("starting", () => {
  test("a taken port is named, and the next free one used", async () => {
    const other = await startSite(["preview", "--root", folder, "--port", String(site.port)]);
    expect(other.output()).toContain(`Port ${site.port} is taken`);
    expect(other.port).toBeGreaterThan(site.port);
    expect(await other.stop()).toBe(0);
  });

  test("a taken port that was insisted on ends in a sentence", () => {
    const run = runSite([
      "preview",
      "--root",
      folder,
      "--port",
      String(site.port),
      "--strict-port",
    ]);
    expect(run.status).toBe(1);
    expect(run.all).toContain(`port ${site.port} is taken by another program`);
  });

  test("without a built site it says what to do", () => {
    const run = runSite(["preview", "--root", folder, "--out", "gone"]);
    expect(run.status).toBe(1);
    expect(run.all).toContain("there is no built site here");
    expect(run.all).toContain("npx site build --out gone");
  });
});

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { method, url, headers } = request;
  response.writeHead(201, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ method, url, headers, body }));
}
