import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { backUp } from "../../../form-service/store/sqlite/copies/backup.ts";
import { assertDurable } from "../../../form-service/store/sqlite/file/open-database.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import type { ListeningProcess } from "../../listening-process.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { serviceProcess } from "../form-service.ts";
import { message, order, post, rows, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("promise 2: the store reads back that FULL, WAL and foreign keys are in force", async () => {
  const store = storeIn(temporaryFolder());
  expect((await store.diagnose()).join(" ")).toContain(
    "journal_mode=wal, synchronous=2 (2 is FULL)",
  );
});

test("promise 2: a database in which FULL is not in force is refused", () => {
  const db = new Database(join(temporaryFolder(), "forms.sqlite"));
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  expect(() => assertDurable(db)).toThrow(/synchronous=FULL/);
  db.close();
});

const hasStrace = spawnSync("strace", ["-V"]).status === 0;

test.runIf(hasStrace)("promise 2: a trace shows the flush before the answer", async () => {
  const dataDir = temporaryFolder();
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  const lines = await traced(service, "fsync,fdatasync,write,writev,sendto,read", async () => {
    expect((await post(service, "/package_orders", order)).status).toBe(201);
  });
  const asked = lines.findIndex(line => line.includes("POST /package_orders"));
  const answered = lines.findIndex(line => line.includes("HTTP/1.1 201"));
  const flushed = lines.findIndex(
    (line, index) => index > asked && /f(data)?sync\(\d+<[^>]*forms\.sqlite-wal>/.test(line),
  );
  expect(asked).toBeGreaterThanOrEqual(0);
  expect(flushed).toBeGreaterThan(asked);
  expect(answered).toBeGreaterThan(flushed);
});

test.runIf(hasStrace)(
  "a mail's file has its name only when it is on disk, and the mail is sent only when its name is too",
  async () => {
    const dataDir = temporaryFolder();
    const service = await serviceProcess({ FORMS_DATA: dataDir });
    const calls = "fsync,fdatasync,rename,renameat,renameat2";
    const lines = await traced(service, calls, async () => {
      expect((await post(service, "/contact-form", message)).status).toBe(200);
      await until(() => rows(dataDir, "SELECT 1 FROM outbox WHERE state = 'sent'").length === 1);
    });
    const named = lines.findIndex(line => /rename.*\.eml"/.test(line));
    const flushes = (of: RegExp) => lines.map(line => /sync\(\d+<.*>/.test(line) && of.test(line));
    expect(flushes(/\.eml\.\d+>/).indexOf(true)).toBeLessThan(named);
    const folder = flushes(/\/mail>/).indexOf(true);
    expect(folder).toBeGreaterThan(named);
    expect(flushes(/forms\.sqlite-wal>/).lastIndexOf(true)).toBeGreaterThan(folder);
    expect(flushes(/\.eml\.\d+>/)).toContain(true);
  },
);

test.runIf(hasStrace).each([
  { verb: "backup", made: "monday.sqlite" },
  { verb: "restore", made: "forms.sqlite" },
])(
  "what a $verb makes has its name only when it is on disk, and its name is too",
  async ({ verb, made }) => {
    const folder = temporaryFolder();
    const file = join(folder, "forms.sqlite");
    await openSqliteStore(file).close();
    const [traceFile, target] = [join(folder, "trace"), join(folder, "monday.sqlite")];
    if (verb === "restore") backUp(file, target);
    const calls = "trace=fsync,fdatasync,rename,renameat,renameat2";
    const command = [process.execPath, await bundle("bin/form-service.ts"), verb, target];
    const strace = spawn(
      "strace",
      ["-f", "-y", "-s", "300", "-e", calls, "-o", traceFile, ...command],
      {
        env: { ...process.env, FORMS_DATA: folder },
      },
    );
    expect(await once(strace, "exit")).toEqual([0, null]);
    const lines = readFileSync(traceFile, "utf8").split("\n");
    const toItsName = new RegExp(`rename.*/${made}"(?!,)`);
    const named = lines.findIndex(line => toItsName.test(line));
    const isFlush = (line: string, ending: string) =>
      line.includes("sync(") && line.includes(`${ending}>)`);
    const before = lines.slice(0, named).filter(line => isFlush(line, ".form-service.part"));
    const after = lines.slice(named).filter(line => isFlush(line, folder));
    expect([before.length > 0, after.length > 0]).toEqual([true, true]);
  },
);

/** What the system was asked for while something was done, until the service has stopped. */
async function traced(
  service: ListeningProcess,
  calls: string,
  work: () => Promise<void>,
): Promise<readonly string[]> {
  const traceFile = join(temporaryFolder(), "trace");
  const strace = spawn("strace", [
    ...["-f", "-y", "-s", "64", "-e", `trace=${calls}`],
    ...["-o", traceFile, "-p", String(service.process.pid)],
  ]);
  await until(() => /attached/.test(readStderr(strace)));
  await work();
  await Promise.all([service.stop(), once(strace, "exit")]);
  return readFileSync(traceFile, "utf8").split("\n");
}

const said = new WeakMap<object, string>();

function readStderr(started: ReturnType<typeof spawn>): string {
  if (!said.has(started)) {
    said.set(started, "");
    started.stderr?.on("data", chunk => said.set(started, said.get(started) + String(chunk)));
  }
  return said.get(started) ?? "";
}
