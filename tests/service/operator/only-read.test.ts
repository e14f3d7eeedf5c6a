import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../form-service/store/open-store.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anOrder } from "../entries.ts";
import { configOf } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("a database that may only be read is not served, which it would then be for good, and can be listed", async () => {
  const dataDir = await onlyRead();
  const file = join(dataDir, "forms.sqlite");
  asAnotherThanRoot();
  expect(() => openSqliteStore(file)).toThrow(/cannot be written .*or mounted read-only\?$/);
  const store = await openStore(configOf({ FORMS_DATA: dataDir }));
  expect(await store.records.list({ limit: 10, newestFirst: true })).toHaveLength(1);
  await expect(store.accept(anOrder({}))).rejects.toThrow("readonly");
  await store.close();
});

/** As a service that was killed has left it, on a disk that has become read-only since: what is there is all there will be. */
async function onlyRead(): Promise<string> {
  const folder = temporaryFolder();
  const store = storeIn(folder);
  await store.accept(anOrder({}));
  const copy = join(folder, "copy");
  mkdirSync(copy);
  for (const name of ["forms.sqlite", "forms.sqlite-wal", "forms.sqlite-shm"]) {
    copyFileSync(join(folder, name), join(copy, name));
    chmodSync(join(copy, name), 0o444);
  }
  await store.close();
  chmodSync(folder, 0o755);
  chmodSync(copy, 0o555);
  // Who is not root could not remove it again.
  onTestFinished(() => chmodSync(copy, 0o700));
  return copy;
}

/** Rights do not bind root. */
function asAnotherThanRoot(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65534);
  onTestFinished(() => process.seteuid?.(0));
}
