import { execFileSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openConnection, serviceBounds } from "../../../form-service/store/postgres/connection.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

test("a name service that is silent is told from a server that is", async () => {
  const connection = openConnection("postgres://owner@localhost/forms", {
    ...serviceBounds,
    connectMs: 300,
  });
  onTestFinished(connection.close);
  await withoutThreads(async () => {
    await expect(connection.run(client => client.query("SELECT 1"))).rejects.toThrow(
      "PostgreSQL cannot be found: the name service does not answer (localhost:5432/forms)",
    );
  });
});

/** Names are looked up in threads. A pipe that nobody reads holds each of them up, as a dead name service does. */
async function withoutThreads(work: () => Promise<void>): Promise<void> {
  const pipe = path.join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;
  const held = Array.from({ length: threads }, () => open(pipe, "w"));
  await work().finally(async () => {
    const reader = openSync(pipe, "r+");
    for (const file of await Promise.all(held)) await file.close();
    closeSync(reader);
  });
}
