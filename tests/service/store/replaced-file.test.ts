import { existsSync, readdirSync, readFileSync, renameSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "../../../form-service/store/sqlite/copies/backup.ts";
import { restore } from "../../../form-service/store/sqlite/copies/restore.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anOrder } from "../entries.ts";
import { count } from "../parts.ts";

test("a backup that took the running database's place is not mixed with its log, and each can be put right", async () => {
  const { dataDir, file, away } = await replaced();
  const before = contents(file);
  for (const look of [openSqliteStore, (path: string) => backUp(path, join(dataDir, "copy"))])
    expect(() => look(file)).toThrow(/belongs to another file that had this name before/);
  expect(contents(file)).toEqual(before);

  renameSync(file, join(dataDir, "put-there"));
  expect(restore(file, join(dataDir, "put-there")).counts.orders).toBe(200);
  const [log = ""] = readdirSync(dataDir).filter(name => /replaced-.*-wal$/.test(name));
  expect(count(dataDir, "package_orders")).toBe(200);

  // The one that was moved away has in this log what came in last.
  renameSync(away, file);
  renameSync(join(dataDir, log), `${file}-wal`);
  await openSqliteStore(file).close();
  expect(count(dataDir, "package_orders")).toBe(220);
});

test("a restore keeps a file that took another's place, and the log that it found there, as they are", async () => {
  const { dataDir, file } = await replaced();
  const before = contents(file);
  const { kept = "" } = restore(file, join(dataDir, "second-copy"));
  expect(contents(kept)).toEqual(before);
  expect(count(dataDir, "package_orders")).toBe(200);
});

test("a file that was emptied beside its service takes no more orders", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  await openSqliteStore(file).close();
  const store = openSqliteStore(file);
  truncateSync(file);
  await expect(store.accept(anOrder({}))).rejects.toThrow(/was emptied .* restore a backup/);
  await store.close();
});

/** As by mv, beside a service that is then stopped. */
async function replaced() {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const [away, copy] = [join(dataDir, "away"), join(dataDir, "copy-to-move")];
  const earlier = openSqliteStore(file);
  await Promise.all(Array.from({ length: 200 }, () => earlier.accept(anOrder({}))));
  await earlier.close();
  for (const target of [copy, join(dataDir, "second-copy")]) backUp(file, target);
  const store = openSqliteStore(file);
  for (let n = 0; n < 20; n++) await store.accept(anOrder({}));
  renameSync(file, away);
  renameSync(copy, file);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(true);
  return { dataDir, file, away };
}

function contents(file: string): Buffer[] {
  return [file, `${file}-wal`].map(path => readFileSync(path));
}
