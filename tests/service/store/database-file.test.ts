import { once } from "node:events";
import { lstatSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { type OrderRow, orderOf, orderRow } from "../../../form-service/store/rows.ts";
import { backUp } from "../../../form-service/store/sqlite/copies/backup.ts";
import { restore } from "../../../form-service/store/sqlite/copies/restore.ts";
import { explained } from "../../../form-service/store/sqlite/file/explained.ts";
import { migrate, migrations, versionOf } from "../../../form-service/store/sqlite/migrations.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { command, serviceProcess } from "../form-service.ts";
import { heldFile, oldDatabase } from "../held-file.ts";
import { count, order, post } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("an old file is brought to the newest version and keeps its rows", () => {
  const db = oldDatabase();
  db.exec("INSERT INTO pulse VALUES (1, 1000)");
  migrate(db);
  expect(versionOf(db)).toBe(migrations.length);
  expect(db.prepare("SELECT written_at FROM pulse").pluck().get()).toBe(1000);
  expect(namesIn(db)).toEqual(expect.arrayContaining(["package_orders_held", "outbox_put_off"]));
  db.close();
});

test("an order of an old file is still there, without what was not kept then", () => {
  const db = oldDatabase();
  const { submission } = anOrder({});
  const row = orderRow(submission);
  const columns = db.prepare("SELECT name FROM pragma_table_info('package_orders')").pluck().all();
  const added = Object.keys(row).filter(name => !columns.includes(name));
  expect(added).toContain("package_period");
  const kept = Object.entries(row).filter(([name]) => columns.includes(name));
  db.prepare(
    `INSERT INTO package_orders (${kept.map(([name]) => name)}) VALUES (${kept.map(() => "?")})`,
  ).run(kept.map(([, value]) => value));
  migrate(db);
  const found = db.prepare<[], OrderRow>("SELECT * FROM package_orders").get();
  const without = Object.fromEntries(added.map(name => [name, null]));
  expect(found).toEqual({ ...row, ...without });
  expect(found && orderOf(found)).toMatchObject({ id: submission.id, packagePeriod: null });
  db.close();
});

test("a migration that fails half-way changes nothing", () => {
  const db = oldDatabase();
  // The name is taken that the third version gives.
  db.exec("CREATE INDEX outbox_put_off ON outbox (state)");
  expect(() => migrate(db)).toThrow("outbox_put_off already exists");
  expect(versionOf(db)).toBe(1);
  expect(namesIn(db)).not.toContain("package_orders_held");
  db.close();
});

test("a file that a service of an older version still has open is left as it is", async () => {
  const { dataDir, other: running } = heldFile();
  const { stderr } = await command(["list"], { FORMS_DATA: dataDir });
  expect(stderr).toMatch(
    /is at version 1, .* another program has it open\. .* restart it: .* close it first/,
  );
  expect(versionOf(running)).toBe(1);
  running.close();
  await storeIn(dataDir).close();
  const db = new Database(join(dataDir, "forms.sqlite"));
  expect(versionOf(db)).toBe(migrations.length);
  expect(db.pragma("journal_mode", { simple: true })).toBe("wal");
  db.close();
});

function namesIn(db: Database.Database): unknown[] {
  return db.prepare("SELECT name FROM sqlite_schema").pluck().all();
}

test("the file of a newer version is refused with what to do", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  await openSqliteStore(file).close();
  const db = new Database(file);
  db.pragma(`user_version = ${migrations.length + 1}`);
  db.close();
  expect(() => openSqliteStore(file)).toThrow(/newer form-service .* restore a backup/);
});

test("a damaged file is refused with what to do", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  writeFileSync(file, `SQLite format 3\0${"garbage".repeat(2000)}`);
  expect(() => openSqliteStore(file)).toThrow(/is damaged .* form-service restore/s);
});

test("a file whose pages were overwritten is refused with what to do", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const store = openSqliteStore(file);
  await Promise.all(Array.from({ length: 200 }, () => store.accept(anOrder({}))));
  await store.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4096 * 3, 4096 * 12);
  writeFileSync(file, bytes);
  expect(() => openSqliteStore(file)).toThrow(/is damaged/);
});

test("a file from which a table was taken away is refused with what to do", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  await openSqliteStore(file).close();
  const db = new Database(file);
  db.exec("DROP TABLE requests");
  db.close();
  expect(() => openSqliteStore(file)).toThrow(
    /forms\.sqlite cannot be used: no such table: requests\. .* restore the last backup/,
  );
});

test("a column that the owner adds for notes of his own stops no order, while the service runs or after its start", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  const running = openSqliteStore(file);
  const db = new Database(file);
  for (const table of ["package_orders", "enquiries"])
    db.exec(`ALTER TABLE ${table} ADD COLUMN done TEXT`);
  db.close();
  await running.accept(anOrder({}));
  await running.close();
  const started = openSqliteStore(file);
  await started.accept(anEnquiry({}));
  expect(await started.records.list({ limit: 9, newestFirst: true })).toHaveLength(2);
  await started.close();
});

test("a log that grew while another program read for long gives the disk its room back without a restart", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  const store = openSqliteStore(file);
  const logBytes = () => statSync(`${file}-wal`).size;
  const reader = new Database(file, { readonly: true });
  reader.exec("BEGIN; SELECT * FROM enquiries");
  const long = () => store.accept(anEnquiry({ message: "x".repeat(60_000) }));
  while (logBytes() < 40e6) await Promise.all(Array.from({ length: 100 }, long));
  reader.close();
  for (let orders = 0; orders < 3; orders++) await store.accept(anOrder({}));
  expect(logBytes()).toBeLessThan(34e6);
  await store.close();
});

test("a log whose file was moved away is not cleared for a new one: it has orders that only it has", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  const killed = await serviceProcess({ FORMS_DATA: dataDir });
  expect((await post(killed, "/package_orders", order)).status).toBe(201);
  renameSync(file, `${file}.away`);
  killed.process.kill("SIGKILL");
  await killed.ended;
  for (const name of ["doctor", "migrate", "start"]) {
    const { code, stderr } = await command([name], { FORMS_DATA: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/missing or empty, but its log .* Put the file back beside its log/);
  }
  renameSync(`${file}.away`, file);
  expect(count(dataDir, "package_orders")).toBe(1);
});

test("a link in place of the file is refused, by a restore too: the log would lie elsewhere", async () => {
  const disk = temporaryFolder();
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  symlinkSync(join(disk, "forms.sqlite"), file);
  expect(() => openSqliteStore(file)).toThrow(/is a link to a file that is missing.*FORMS_DATA/);
  const store = storeIn(disk);
  await store.accept(anOrder({}));
  await store.close();
  expect(() => openSqliteStore(file)).toThrow("is a link to");
  const copy = join(temporaryFolder(), "monday.sqlite");
  backUp(join(disk, "forms.sqlite"), copy);
  expect(() => restore(file, copy)).toThrow("is a link to");
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect(count(disk, "package_orders")).toBe(1);
});

test("a link in place of the whole folder is as good as the folder", async () => {
  const disk = temporaryFolder();
  const dataDir = join(temporaryFolder(), "data");
  symlinkSync(disk, dataDir);
  const store = storeIn(dataDir);
  await store.accept(anOrder({}));
  await store.close();
  expect(count(disk, "package_orders")).toBe(1);
});

test("a disk that is full when the service starts is told in a sentence", () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  symlinkSync("/dev/full", file);
  expect(() => openSqliteStore(file)).toThrow(/Is the disk full, or broken\? Make room/);
});

test("a file that a command of another user has left there is told in a sentence", () => {
  const readOnly = () => {
    throw new Database.SqliteError("attempt to write a readonly database", "SQLITE_READONLY");
  };
  expect(() => explained("/data/forms.sqlite", readOnly)).toThrow(
    /needs to own the folder \/data and every file in it/,
  );
});

test("a service waits for another one that is just making the file", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  const maker = new Worker(
    `const db = require("better-sqlite3")(${JSON.stringify(file)});
     db.exec("BEGIN IMMEDIATE");
     require("node:worker_threads").parentPort.postMessage("begun");
     setTimeout(() => db.exec("COMMIT"), 300);`,
    { eval: true },
  );
  await once(maker, "message");
  const store = openSqliteStore(file);
  await store.accept(anOrder({}));
  await store.close();
});

test("another program's database is left alone", () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  const db = new Database(file);
  db.exec("CREATE TABLE recipes (name TEXT)");
  db.close();
  expect(() => openSqliteStore(file)).toThrow(/another program/);
});
