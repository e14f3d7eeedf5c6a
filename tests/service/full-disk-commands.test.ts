import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { openSqliteStore } from "../../form-service/store/sqlite/open-sqlite-store.ts";
import { bundle } from "./bundle.ts";
import { anEnquiry } from "./entries.ts";
import { count, temporaryFolder } from "./parts.ts";

let file = "";
beforeAll(async () => {
  file = await bundle("bin/form-service.ts");
});

/** A command for which a file may not grow beyond so many kilobytes: as on a disk without room. */
function command(args: readonly string[], { dataDir, maxKb }: { dataDir: string; maxKb: number }) {
  return spawnSync(
    "bash",
    ["-c", `ulimit -f ${maxKb}; exec "$0" "$@"`, process.execPath, file, ...args],
    {
      env: { ...process.env, FORMS_DATA: dataDir },
      encoding: "utf8",
    },
  );
}

/** A database that a service has open, with a submission in it. */
async function opened() {
  const dataDir = temporaryFolder();
  const store = openSqliteStore(join(dataDir, "forms.sqlite"));
  await store.accept(anEnquiry({}));
  return { dataDir, store };
}

test("what is stored can be listed and exported while the disk has no room for another byte", async () => {
  const { dataDir, store } = await opened();
  for (const args of [["list"], ["export", "--jsonl"]]) {
    const { status, stdout, stderr } = command(args, { dataDir, maxKb: 0 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("Bob Builder");
  }
  await store.close();
});

test("doctor says that nothing can be stored, and goes on to what else there is to say", async () => {
  const { dataDir, store } = await opened();
  const { status, stdout } = command(["doctor"], { dataDir, maxKb: 0 });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^LOOK {2}No order can be stored: the database cannot write: /m);
  expect(stdout).toMatch(/MB of disk are free/);
  expect(stdout).toMatch(/In the outbox 1 mail/);
  await store.close();
});

test("a purge without room to rewrite the file says so in a sentence", async () => {
  const { dataDir, store } = await opened();
  for (let written = 0; written < 300; written++) await store.accept(anEnquiry({}));
  await store.close();
  const { status, stderr } = command(["purge", "--older-than", "1d"], { dataDir, maxKb: 100 });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The rows are removed, but .* cannot be rewritten .* run this again\.\n$/,
  );
  expect(count(dataDir, "enquiries")).toBe(301);
});
