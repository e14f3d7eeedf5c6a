import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { keepObjects, losesObjects } from "./keep-objects.ts";

test.each([
  ["v20.20.2", false],
  ["v22.23.3", false],
  ["v24.18.1", false],
  ["v24.19.0", true],
  ["v24.21.0", true],
  ["v26.0.0", false],
])("Node %s ends the process when an object of SQLite's is freed: %s", (version, loses) => {
  expect(losesObjects(version)).toBe(loses);
});

test("no object of SQLite's is freed where that would end the process, and settings are read as ever", async () => {
  // What comes before it would be freed, and end the process of this test.
  keepObjects();
  expect(settings()).toEqual([1, [{ foreign_keys: 1 }], [{ timeout: 7 }], [], 3]);
  expect(await survivors()).toEqual(["database", "statement", "refused", "closed"]);
});

function settings(): unknown[] {
  const db = new Database(":memory:");
  db.pragma("foreign_keys = ON");
  const simple = db.pragma("foreign_keys", { simple: true });
  return [
    simple,
    db.pragma("foreign_keys"),
    db.pragma("busy_timeout = 7"),
    db.pragma("user_version = 3"),
    db.pragma("user_version", { simple: true }),
  ];
}

async function survivors(): Promise<string[]> {
  const made = forgotten();
  setFlagsFromString("--expose-gc");
  // What is held by a weak reference stays until the running job is over.
  await new Promise(resolve => setImmediate(resolve));
  runInNewContext("gc")();
  return Object.keys(made).filter(name => made[name]?.deref() !== undefined);
}

function forgotten(): Record<string, WeakRef<object>> {
  const database = new Database(":memory:");
  const statement = database.prepare("SELECT 1");
  statement.get();
  const refused = new Database(":memory:");
  expect(() => refused.prepare("SELECT")).toThrow();
  const closed = new Database(":memory:");
  closed.close();
  const made = { database, statement, refused, closed };
  return Object.fromEntries(Object.entries(made).map(([name, one]) => [name, new WeakRef(one)]));
}
