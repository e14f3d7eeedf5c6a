import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { openDatabase } from "../sqlite/file/open-database.ts";
import { migrate } from "../sqlite/migrations.ts";
import { tables } from "./tables.ts";

test("every column of the database is copied: one that is left out would be lost without a word", () => {
  const db = openDatabase(join(temporaryFolder(), "forms.sqlite"), { busyTimeoutMs: 1000 });
  migrate(db);
  // What the store writes to see whether it can has nothing to be copied.
  const all = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'pulse'");
  const columns = db.prepare("SELECT name FROM pragma_table_info(?)").pluck();
  const found = all
    .pluck()
    .all()
    .map(name => [name, columns.all(name).toSorted()]);
  const copied = tables.map(table => [table.name, Object.keys(table.columns).toSorted()]);
  db.close();
  expect(Object.fromEntries(copied)).toEqual(Object.fromEntries(found));
});
