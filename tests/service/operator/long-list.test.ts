import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { idsSql } from "../../../form-service/store/sqlite/find.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { command } from "../form-service.ts";

test.each([
  { newestFirst: false, afterId: "0" },
  { newestFirst: true, afterId: "0", state: "held" as const },
])("a page of %j does not go through all that come before it", async filter => {
  const dataDir = temporaryFolder();
  const db = await filled(dataDir, 0);
  const steps = db
    .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${idsSql({ ...filter, limit: 500 })}`)
    .all({ ...filter, newestFirst: null, state: "held", form: null, limit: 500 })
    .map(({ detail }) => detail);
  db.close();
  expect(steps.filter(step => step.startsWith("SEARCH"))).toHaveLength(2);
  expect(steps.filter(step => /SCAN|B-TREE/.test(step))).toEqual([]);
});

test("all that are held are listed, however many, and the export has every row once", async () => {
  const dataDir = temporaryFolder();
  const many = 1234;
  (await filled(dataDir, many)).close();
  const env = { FORMS_DATA: dataDir };
  const held = (await command(["held", "list"], env)).stdout.trim().split("\n");
  expect(held).toHaveLength(many);
  expect(held.toSorted().toReversed()).toEqual(held);
  const exported = (await command(["export", "--jsonl"], env)).stdout.trim().split("\n");
  expect(new Set(exported.map(line => JSON.parse(line).id)).size).toBe(many);
  expect(exported).toHaveLength(many);
});

test("a list of everything is read page by page, since orders wait while it is read", async () => {
  const dataDir = temporaryFolder();
  const db = await filled(dataDir, 20_000);
  const listing = await begunList(dataDir);
  db.exec("DELETE FROM enquiries");
  db.close();
  const lines = (await text(listing.stdout)).trim().split("\n");
  expect(lines[0]).toContain("Ann");
  expect(lines.length).toBeLessThan(20_000);
});

test("a list holds as many as are asked for", async () => {
  const dataDir = temporaryFolder();
  (await filled(dataDir, 1234)).close();
  const listed = async (limit: string) =>
    (await command(["list", "--limit", limit], { FORMS_DATA: dataDir })).stdout.trim().split("\n")
      .length;
  expect([await listed("7"), await listed("501"), await listed("5000")]).toEqual([7, 501, 1234]);
});

test("a list whose reader has seen enough, such as head, ends without a complaint", async () => {
  const dataDir = temporaryFolder();
  (await filled(dataDir, 20_000)).close();
  const listing = await begunList(dataDir);
  listing.stdout.destroy();
  const [[code], said] = await Promise.all([once(listing, "close"), text(listing.stderr)]);
  expect({ code, said }).toEqual({ code: 0, said: "" });
});

/** It has begun, and goes no further than what a pipe takes that nobody reads. */
async function begunList(dataDir: string) {
  const env = { ...process.env, FORMS_DATA: dataDir };
  const file = await bundle("bin/form-service.ts");
  const listing = spawn(process.execPath, [file, "list", "--limit", "20000"], { env });
  await once(listing.stdout, "readable");
  return listing;
}

/** A database with so many submissions that are held. */
async function filled(dataDir: string, many: number): Promise<Database.Database> {
  const path = join(dataDir, "forms.sqlite");
  await openSqliteStore(path).close();
  const db = new Database(path);
  db.prepare(
    `WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one)
     INSERT INTO enquiries SELECT printf('%08d', n), '2026-03-01T12:00:00.000Z', 'contact', '{"name":"Ann"}', 'held', 'a test'
       FROM one LIMIT ?`,
  ).run(many);
  return db;
}
