import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listening } from "../../tests/listening.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { host } from "./host.ts";
import { folderShelf } from "./shelf.ts";

/** Serves what `fill` has put into a folder. */
async function serving(fill: (folder: string) => void): Promise<string> {
  const parent = temporaryFolder();
  const folder = join(parent, "dist");
  mkdirSync(folder);
  fill(folder);
  const handle = host(await folderShelf(folder));
  const server = createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  });
  const port = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

const text = "0123456789".repeat(100);

test("a part of a text is a part of the text itself, never of a compressed one", async () => {
  const address = await serving(folder => writeFileSync(join(folder, "prices.txt"), text));
  const headers = { Range: "bytes=2-4", "Accept-Encoding": "br, gzip" };
  const part = await fetch(`${address}/prices.txt`, { headers });
  expect([part.status, part.headers.get("content-encoding"), await part.text()]).toEqual([
    206,
    null,
    "234",
  ]);
});

test.each(["etag", "last-modified"])(
  "a download goes on where it broke off while the file is the one of its %s",
  async name => {
    const address = await serving(folder => writeFileSync(join(folder, "film.mp4"), text));
    const whole = await fetch(`${address}/film.mp4`);
    const headers = { Range: "bytes=997-", "If-Range": whole.headers.get(name) ?? "" };
    const rest = await fetch(`${address}/film.mp4`, { headers });
    expect([rest.status, await rest.text()]).toEqual([206, "789"]);
  },
);

test("a text of many megabytes is not held in memory to be compressed", async () => {
  const sizes = { "small.txt": 20_000_000, "large.txt": 20_000_001 };
  const address = await serving(folder => {
    for (const [name, size] of Object.entries(sizes)) {
      writeFileSync(join(folder, name), "");
      truncateSync(join(folder, name), size);
    }
  });
  const asked = { method: "HEAD", headers: { "Accept-Encoding": "gzip" } };
  const answers = Object.keys(sizes).map(name => fetch(`${address}/${name}`, asked));
  const encodings = (await Promise.all(answers)).map(one => one.headers.get("content-encoding"));
  expect(encodings).toEqual(["gzip", null]);
});

test("a link into a folder whose name begins with that of the site's, or into itself, leads nowhere", async () => {
  const address = await serving(folder => {
    mkdirSync(`${folder}-before`);
    writeFileSync(join(`${folder}-before`, "secret.txt"), "the secret recipe");
    symlinkSync(`${folder}-before`, join(folder, "before"));
    symlinkSync(join(folder, "round"), join(folder, "round"));
  });
  for (const path of ["/before/secret.txt", "/round"])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
});

test.each([
  ["/app/settings", 200, "the app"],
  ["/app/settings/?tab=2", 200, "the app"],
  ["/sold/kettle", 410, "sold out"],
  ["/prices.txt", 200, "today's prices"],
  ["/old.txt", 200, "today's prices"],
  ["/lost/page", 404, "not here"],
])("by the rules of the site's owner %s answers with %i and %j", async (path, status, words) => {
  const address = await serving(folder => {
    const files = {
      _redirects:
        "/app/* /app 200\n/sold/* /sold.html 410\n/prices.txt /sold 200\n/old.txt /prices.txt 200!\n/lost/* /nowhere 200\n",
      "sold.html": "sold out",
      "prices.txt": "today's prices",
      "old.txt": "last year's prices",
      "404.html": "not here",
    };
    mkdirSync(join(folder, "app"));
    writeFileSync(join(folder, "app/index.html"), "the app");
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  });
  const answer = await fetch(address + path);
  expect([answer.status, await answer.text()]).toEqual([status, words]);
});
