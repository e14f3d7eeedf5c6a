import { once } from "node:events";
import http, { Agent, createServer, type RequestListener, type Server } from "node:http";
import { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listening } from "../../tests/listening.ts";
import { rawRequest } from "../../tests/raw-request.ts";
import { proxy } from "./proxy.ts";

const unreachable = { success: false, error: "Nobody is there." };

/** A service, and the address at which a site passes requests on to it. */
async function passingOnTo(service: RequestListener, patienceMs = 600_000): Promise<string> {
  const target = `http://127.0.0.1:${await opened(createServer(service))}`;
  const handle = proxy({ prefix: "/forms", target, unreachable, patienceMs });
  const front = createServer((request, response) => void handle(request, response));
  return `http://127.0.0.1:${await opened(front)}/forms`;
}

async function opened(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listening(server);
}

test("whoever passed a request on before stands before the one who asks", async () => {
  const address = await passingOnTo(({ headers }, response) =>
    response.end(headers["x-forwarded-for"]),
  );
  const headers = { "X-Forwarded-For": "203.0.113.7" };
  expect(await (await fetch(address, { headers })).text()).toBe("203.0.113.7, 127.0.0.1");
});

test("the service is asked straight away where Node's own agent would ask a proxy", async () => {
  const { globalAgent } = http;
  onTestFinished(() => {
    http.globalAgent = globalAgent;
  });
  const createConnection = () => new Socket().destroy(new Error("A proxy is asked."));
  // As from Node 22 on with NODE_USE_ENV_PROXY.
  http.globalAgent = Object.assign(new Agent(), { createConnection });
  const address = await passingOnTo((_request, response) => response.end("taken"));
  expect(await (await fetch(address)).text()).toBe("taken");
});

const hidden = "POST /contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n";
const size = hidden.length;

test.each([
  ["in chunks", "Transfer-Encoding: chunked\r\n", `${size.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ["of a length", `Content-Length: ${size}\r\n`, hidden],
  [
    "of a length that is called a matter of the connection",
    `Connection: content-length\r\nContent-Length: ${size}\r\n`,
    hidden,
  ],
])("a body %s is never passed on as a request of its own", async (_how, headers, body) => {
  const asked: string[] = [];
  const address = await passingOnTo(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`);
    response.end("taken");
  });
  const bytes = `GET /forms/livez HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`;
  const last = "GET /forms/readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  const heard = await rawRequest(address, bytes + last);
  expect(heard.match(/taken/g)).toHaveLength(2);
  expect(asked).toEqual([`GET /livez ${hidden}`, "GET /readyz "]);
});

test("when a visitor leaves, the service hears of it", async () => {
  const leaving = new AbortController();
  let asked: Promise<unknown> | undefined;
  const address = await passingOnTo((_request, response) => {
    asked = once(response, "close");
    leaving.abort();
  });
  await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow();
  await asked;
});

test("an answer that breaks off does not leave its visitor waiting", async () => {
  const address = await passingOnTo((_request, response) => {
    response.writeHead(200, { "Content-Length": 100 }).write("half");
    setImmediate(() => response.destroy());
  });
  await expect(fetch(address).then(answer => answer.text())).rejects.toThrow();
});

test("a service that says nothing is out of reach after a while", async () => {
  const address = await passingOnTo(() => {}, 50);
  const answer = await fetch(address);
  expect([answer.status, await answer.json()]).toEqual([502, unreachable]);
  // As a browser asks that sends a form without script, and shows what it hears.
  const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const shown = await fetch(address, { headers });
  expect([shown.status, await shown.text()]).toEqual([502, "Nobody is there.\n"]);
});
