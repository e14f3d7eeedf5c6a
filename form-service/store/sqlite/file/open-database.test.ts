import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { openDatabase } from "./open-database.ts";

test("a new database and its log are their owner's alone, also in a folder that others may look into", () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const db = openDatabase(join(folder, "forms.sqlite"), { busyTimeoutMs: 5000 });
  db.exec("CREATE TABLE t (a TEXT)");
  const modes = readdirSync(folder).map(name => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({
    "forms.sqlite": 0o600,
    "forms.sqlite-shm": 0o600,
    "forms.sqlite-wal": 0o600,
  });
  db.close();
});

test("a row that is deleted is overwritten in the file, before the whole file is written anew", () => {
  const folder = temporaryFolder();
  const file = join(folder, "forms.sqlite");
  const db = openDatabase(file, { busyTimeoutMs: 5000 });
  const isInFile = () => {
    db.pragma("wal_checkpoint(TRUNCATE)");
    return readFileSync(file).includes("Erika Mustermann");
  };
  db.exec("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('Erika Mustermann'), ('Bob')");
  expect(isInFile()).toBe(true);
  db.exec("DELETE FROM t WHERE a <> 'Bob'");
  expect(isInFile()).toBe(false);
  db.close();
});
