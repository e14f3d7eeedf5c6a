import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { migrateTo } from "../../../form-service/operator/migrate-to.ts";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { configOf, rows } from "../parts.ts";
import { storeIn } from "../store-in.ts";
import { postgres, removePostgresAfterwards } from "./on-postgres.ts";
import { schemaOf } from "./private-postgres.ts";

removePostgresAfterwards();

test("a database goes to PostgreSQL and back with the same count and hash of every table", async () => {
  const { dataDir, url, file } = await filled();
  const before = digest(file);
  const there = await migrateTo(configOf({ FORMS_DATA: dataDir }), url);
  expect(digest(file)).toBe(before);
  expect(hashesIn(there)).toMatchObject({
    ...{ package_orders: { count: 2 }, enquiries: { count: 1203 } },
    ...{ outbox: { count: 1204 }, requests: { count: 1 } },
  });
  const other = join(temporaryFolder(), "forms.sqlite");
  const back = await migrateTo(configOf({ DATABASE_URL: url }), `sqlite:${other}`);
  expect(hashesIn(back)).toEqual(hashesIn(there));
  for (const table of ["package_orders", "enquiries", "outbox", "requests"]) {
    const sql = `SELECT * FROM ${table} ORDER BY 1`;
    expect(rows(join(other, ".."), sql)).toEqual(rows(dataDir, sql));
  }
});

test("everything can be read and goes on where it was copied to", async () => {
  const { dataDir, url, file } = await filled();
  await migrateTo(configOf({ FORMS_DATA: dataDir }), url);
  const [old, store] = [openSqliteStore(file), await openPostgresStore(url)];
  const all = { limit: 2000, newestFirst: false };
  expect(await store.records.list(all)).toEqual(await old.records.list(all));
  expect(await store.outbox.counts()).toEqual(await old.outbox.counts());
  expect((await store.accept(anOrder({ key: "known" }))).outcome).toBe("repeated");
  await Promise.all([old.close(), store.close()]);
});

test("a second run brings over what came in since, and never sends a mail again", async () => {
  const { dataDir, url, file } = await filled();
  const config = configOf({ FORMS_DATA: dataDir });
  await migrateTo(config, url);
  const old = openSqliteStore(file);
  const late = anOrder({});
  await old.accept(late);
  await sendOne(old);
  await old.close();
  const again = await migrateTo(config, url);
  expect(hashesIn(again)).toMatchObject({ package_orders: { count: 3 }, outbox: { count: 1205 } });
  const store = await openPostgresStore(url);
  expect((await store.records.find(late.submission.id))?.mails).toHaveLength(1);
  expect(await sentIn(store)).toBe(2);
  await sendOne(store);
  await store.accept(anEnquiry({}));
  const third = (await migrateTo(config, url)).join("\n");
  expect(third).toContain("1 of them have gone on there and stay as they are there");
  expect(third).toContain("1 more are only there: new there, or erased or purged here");
  expect(await sentIn(store)).toBe(3);
  await store.close();
});

test("columns that somebody added are not copied, which is told on both ways", async () => {
  const { dataDir, url, file } = await filled();
  const db = new Database(file);
  db.exec("ALTER TABLE package_orders ADD COLUMN notes TEXT");
  db.close();
  const told = (lines: readonly string[]) => lines.filter(line => line.includes("not copied"));
  const there = await migrateTo(configOf({ FORMS_DATA: dataDir }), url);
  expect(there[2]).toBe("    not copied, since added by hand: notes");
  expect(told(there)).toHaveLength(1);
  await (await postgres()).query(`ALTER TABLE ${schemaOf(url)}.enquiries ADD COLUMN paid boolean`);
  const other = join(temporaryFolder(), "forms.sqlite");
  const back = await migrateTo(configOf({ DATABASE_URL: url }), `sqlite:${other}`);
  expect(told(back)).toEqual(["    not copied, since added by hand: paid"]);
});

test("a copy that fails on the way leaves nothing", async () => {
  const { dataDir, url } = await filled();
  const store = await openPostgresStore(url);
  const server = await postgres();
  await server.query(`ALTER TABLE ${schemaOf(url)}.outbox ADD CHECK (attempts < 0)`);
  await expect(migrateTo(configOf({ FORMS_DATA: dataDir }), url)).rejects.toThrow(/PostgreSQL/);
  expect(await store.records.list({ limit: 10, newestFirst: false })).toEqual([]);
  await store.close();
});

test("a file that is none is told in words", async () => {
  const { dataDir, url, file } = await filled();
  writeFileSync(file, "no database ".repeat(1000));
  const copying = migrateTo(configOf({ FORMS_DATA: dataDir }), url);
  await expect(copying).rejects.toThrow(/forms\.sqlite is damaged .*restore the last backup/s);
});

test("nothing is copied from a file whose damage SQLite passes over as it reads, and loses a row", async () => {
  const { dataDir, url, file } = await filled();
  const db = new Database(file);
  const leaf = db
    .prepare<[], number>(
      "SELECT max(pageno) FROM dbstat WHERE name = 'enquiries' AND pagetype = 'leaf'",
    )
    .pluck()
    .get();
  db.close();
  const bytes = readFileSync(file);
  // Where a page says how many rows it has.
  const place = ((leaf ?? 0) - 1) * 4096 + 3;
  bytes.writeUInt16BE(bytes.readUInt16BE(place) - 1, place);
  writeFileSync(file, bytes);
  const copying = migrateTo(configOf({ FORMS_DATA: dataDir }), url);
  await expect(copying).rejects.toThrow(/forms\.sqlite is damaged .*restore the last backup/s);
  const store = await openPostgresStore(url);
  expect(await store.records.list({ limit: 10, newestFirst: false })).toEqual([]);
  await store.close();
});

test("a row that comes back as another one is told, and nothing is copied", async () => {
  const { dataDir, url } = await filled();
  const store = await openPostgresStore(url);
  const server = await postgres();
  const schema = schemaOf(url);
  await server.query(`CREATE FUNCTION ${schema}.other() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.name := NEW.name || '?'; RETURN NEW; END $$`);
  await server.query(`CREATE TRIGGER other BEFORE INSERT ON ${schema}.package_orders
    FOR EACH ROW EXECUTE FUNCTION ${schema}.other()`);
  await expect(migrateTo(configOf({ FORMS_DATA: dataDir }), url)).rejects.toThrow(
    /^Row \S+ of package_orders is another one when read back/,
  );
  expect(await store.records.list({ limit: 10, newestFirst: false })).toEqual([]);
  await store.close();
});

test.each([
  ["mysql://host/db", /neither of the form postgres/],
  ["sqlite:x.sqlite", /DATABASE_URL is not set/],
  ["postgres://owner@127.0.0.1:1/forms", /is not running.*127\.0\.0\.1:1\/forms/],
])("--to %s says what is wrong", async (address, words) => {
  const dataDir = temporaryFolder();
  await storeIn(dataDir).close();
  await expect(migrateTo(configOf({ FORMS_DATA: dataDir }), address)).rejects.toThrow(words);
});

/** Orders, more enquiries than fit into a page, one mail sent, one held, one key. */
async function filled() {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const store = openSqliteStore(file);
  const entries = Array.from({ length: 1202 }, (_, n) =>
    anEnquiry({ email: `visitor-${n}@example.com` }),
  );
  await Promise.all(entries.map(store.accept));
  await store.accept(anEnquiry({ held: true }));
  await store.accept(anOrder({ key: "known" }));
  await store.accept(anOrder({}));
  await sendOne(store);
  await store.close();
  return { dataDir, file, url: await (await postgres()).newSchema() };
}

async function sentIn({ records }: Store): Promise<number> {
  const all = await records.list({ limit: 2000, newestFirst: false });
  return all.flatMap(({ mails }) => mails).filter(({ state }) => state === "sent").length;
}

async function sendOne(store: Store): Promise<void> {
  const nowMs = Date.now() + 5;
  await settleNext(store, { state: "sent", answer: "250", atMs: nowMs }, nowMs);
}

function hashesIn(lines: readonly string[]): Record<string, { count: number; hash: string }> {
  const found = [...lines.join("\n").matchAll(/(\w+): (\d+) rows, sha256 (\w+) on both sides/g)];
  return Object.fromEntries(
    found.map(([, table, count, hash]) => [table, { count: Number(count), hash: hash ?? "" }]),
  );
}

function digest(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
