import { createServer, get, type Server } from "node:http";
import { hostname } from "node:os";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listening } from "../../../tests/listening.ts";
import { toOwnNames } from "./own-names.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  vi.stubEnv("SITE_URL", "https://drafts.example");
  server = createServer(
    toOwnNames("box.example", (_request, response) => void response.end("Yes")),
  );
  vi.unstubAllEnvs();
  port = await listening(server);
});
afterAll(() => server.close());

function answerTo(name: string): Promise<[status: number | undefined, text: string]> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", headers: { Host: name } }, async response =>
      resolve([response.statusCode, (await response.toArray()).join("")]),
    ).on("error", reject);
  });
}

test.each([
  "localhost:4321",
  "LOCALHOST",
  "tryline.localhost:4321",
  "127.0.0.1:4321",
  "192.168.1.20:4321",
  "[::1]:4321",
  "[fe80::1]",
  "anns-laptop.local:4321",
  "devbox:4321",
  "drafts.example",
  "box.example.:80",
  hostname(),
])("%s is a name of this machine", async name => {
  expect(await answerTo(name)).toEqual([200, "Yes"]);
});

test.each([
  "shop.example",
  "localhost.shop.example",
  "127.0.0.1.shop.example",
  "local.example:4321",
])("%s may be anybody's", async name => {
  const [status, text] = await answerTo(name);
  expect(status).toBe(421);
  expect(text).toContain(`under the name '${name.replace(/:.*/, "")}'`);
  expect(text).toContain(`Open http://localhost:${port}/`);
});
