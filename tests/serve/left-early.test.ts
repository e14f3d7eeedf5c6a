import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { host } from "../../generator/serve/host.ts";
import { folderShelf, type Shelf } from "../../generator/serve/shelf.ts";
import { listening } from "../listening.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A shelf that says which of its files are open. */
function watched(shelf: Shelf): Shelf & { left: ReadonlySet<string> } {
  const left = new Set<string>();
  const open: Shelf["open"] = async path => {
    const file = await shelf.open(path);
    if (!file) return undefined;
    left.add(path);
    const close = () => file.close().then(() => void left.delete(path));
    return { ...file, close };
  };
  return { ...shelf, open, left };
}

test("a visitor who has left before the answer begins leaves no file open, and is no fault", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "photo.jpg"), Buffer.alloc(100_000, 1));
  const shelf = watched(await folderShelf(folder));
  const handle = host(shelf);
  const answered: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    response.destroy();
    answered.push(Promise.resolve(handle(request, response)));
  });
  const port = await listening(server);
  for (const headers of [{}, { Range: "bytes=10-20" }])
    await fetch(`http://127.0.0.1:${port}/photo.jpg`, { headers }).catch(() => undefined);
  expect(await Promise.all(answered)).toHaveLength(2);
  expect([...shelf.left]).toEqual([]);
  server.close();
});
