import { execFileSync } from "node:child_process";
import { open } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openConnection, serviceBounds } from "../../../form-service/store/postgres/connection.ts";
import { temporaryFolder } from "../parts.ts";

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

/** Names are looked up in one of four threads. A pipe that nobody reads holds each up, as a dead name service does. */
async function withoutThreads(work: () => Promise<void>): Promise<void> {
  const pipe = path.join(temporaryFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  const held = Array.from({ length: 4 }, () => open(pipe, "w"));
  await work().finally(async () => {
    execFileSync("sh", ["-c", `exec 3<>"$1"; sleep 0.2`, "sh", pipe]);
    for (const file of await Promise.all(held)) await file.close();
  });
}
