import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { backUp } from "../../../form-service/store/sqlite/copies/backup.ts";
import { restore } from "../../../form-service/store/sqlite/copies/restore.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { crowd } from "../crowd.ts";
import { anEnquiry } from "../entries.ts";
import { command, serviceProcess } from "../form-service.ts";
import { missing } from "../kept.ts";
import { count, order, post, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test("promise 10: a backup made under load restores, is whole, and the service starts on it", async () => {
  const [dataDir, otherDir, backups] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  const visitors = crowd(service.address, 8);
  await until(() => visitors.acknowledged.length > 20);
  const before = [...visitors.acknowledged];
  const backup = join(backups, "monday.sqlite");
  const made = await command(["backup", backup], { FORMS_DATA: dataDir });
  expect(made).toMatchObject({ code: 0, stderr: "" });
  visitors.stop();
  await visitors.done;
  const whileRunning = await command(["restore", backup], { FORMS_DATA: dataDir });
  expect(whileRunning.code).toBe(1);
  expect(whileRunning.stderr).toContain("The service is running: stop it");
  await service.stop();

  const env = { FORMS_DATA: otherDir };
  const restored = await command(["restore", backup], env);
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(missing(otherDir, before)).toEqual([]);
  const again = await serviceProcess(env);
  expect((await post(again, "/package_orders", order)).status).toBe(201);
  expect(await again.stop()).toBe(0);
});

test("promise 10: a restore keeps what was there, and no old log is played into the new file", async () => {
  const [dataDir, backups] = [temporaryFolder(), temporaryFolder()];
  const env = { FORMS_DATA: dataDir };
  const first = await serviceProcess(env);
  await post(first, "/package_orders", order);
  const backup = join(backups, "b.sqlite");
  await command(["backup", backup], env);
  await post(first, "/package_orders", { ...order, name: "After The Backup" });
  first.process.kill("SIGKILL");
  await first.ended;
  expect(existsSync(join(dataDir, "forms.sqlite-wal"))).toBe(true);
  const restored = await command(["restore", backup], env);
  expect(restored.stdout).toContain("What was there before is in");
  expect(count(dataDir, "package_orders")).toBe(1);
  expect(readdirSync(dataDir).filter(name => name.includes(".replaced-")).length).toBe(1);
  expect(readdirSync(dataDir).filter(name => name.includes(".part"))).toEqual([]);
});

test("promise 10: a log without its database is kept, and not played into the restored one", async () => {
  const [dataDir, backups] = [temporaryFolder(), temporaryFolder()];
  const env = { FORMS_DATA: dataDir };
  const service = await serviceProcess(env);
  const backup = join(backups, "empty.sqlite");
  await command(["backup", backup], env);
  await post(service, "/package_orders", order);
  service.process.kill("SIGKILL");
  await service.ended;
  const found = temporaryFolder();
  renameSync(join(dataDir, "forms.sqlite"), join(found, "forms.sqlite"));
  const { code, stdout } = await command(["restore", backup], env);
  expect(code).toBe(0);
  expect(count(dataDir, "package_orders")).toBe(0);
  const kept = /What was there before is in (.*)\.$/m.exec(stdout)?.[1] ?? "";
  renameSync(kept, join(found, "forms.sqlite-wal"));
  expect(count(found, "package_orders")).toBe(1);
});

test("promise 10: what only the log of a copied file holds is restored too", async () => {
  const [dataDir, copies, otherDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  await post(service, "/package_orders", order);
  service.process.kill("SIGKILL");
  await service.ended;
  cpSync(dataDir, copies, { recursive: true });
  const env = { FORMS_DATA: otherDir };
  const restored = await command(["restore", join(copies, "forms.sqlite")], env);
  expect(restored).toMatchObject({ code: 0, stderr: "" });
  expect(count(otherDir, "package_orders")).toBe(1);
});

test("a backup is its owner's alone, and one that may only be read gives a database that can be written", async () => {
  const [dataDir, backups] = [temporaryFolder(), temporaryFolder()];
  const env = { FORMS_DATA: dataDir };
  await command(["migrate"], env);
  const backup = join(backups, "b.sqlite");
  await command(["backup", backup], env);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  chmodSync(backup, 0o444);
  expect(await command(["restore", backup], env)).toMatchObject({ code: 0 });
  expect(statSync(join(dataDir, "forms.sqlite")).mode & 0o777).toBe(0o600);
});

test("what a killed backup left is cleared by one that is made a day later", async () => {
  const file = await bundle("bin/form-service.ts");
  const [dataDir, backups] = [temporaryFolder(), temporaryFolder()];
  const store = storeIn(dataDir);
  // So many that the copy is not done before it is seen to have begun.
  await Promise.all(Array.from({ length: 30_000 }, () => store.accept(anEnquiry({}))));
  await store.close();
  const args = (name: string) => ["backup", join(backups, `${name}.sqlite`)];
  let left: string[] = [];
  const part = /^monday\.sqlite\..*\.part\b/;
  // On a busy machine one may all the same be done by then.
  for (let tries = 0; tries < 10 && !part.test(left.join()); tries++) {
    for (const name of left) rmSync(join(backups, name));
    const begun = watch(backups);
    const killed = spawn(process.execPath, [file, ...args("monday")], {
      env: { ...process.env, FORMS_DATA: dataDir },
    });
    begun.once("change", () => killed.kill("SIGKILL"));
    await once(killed, "exit");
    begun.close();
    left = readdirSync(backups);
  }
  expect(left.join(), "In ten tries no backup was killed before it was done.").toMatch(part);
  writeFileSync(join(backups, "film.12345.part"), "of another program");
  const env = { FORMS_DATA: dataDir };
  await command(args("tuesday"), env);
  expect(readdirSync(backups)).toEqual(expect.arrayContaining(left));
  const yesterday = Date.now() / 1000 - 90_000;
  for (const name of readdirSync(backups)) utimesSync(join(backups, name), yesterday, yesterday);
  await command(args("wednesday"), env);
  expect(readdirSync(backups).sort()).toEqual([
    "film.12345.part",
    "tuesday.sqlite",
    "wednesday.sqlite",
  ]);
});

test("what cannot be backed up or restored is said in one sentence", async () => {
  const dataDir = temporaryFolder();
  const env = { FORMS_DATA: dataDir };
  await command(["migrate"], env);
  const database = join(dataDir, "forms.sqlite");
  const said = async (...args: string[]) => (await command(args, env)).stderr;
  expect(await said("backup", join(database, "b"))).toMatch(/^.* cannot be written: .*\n$/);
  expect(await said("restore", dataDir)).toBe(`${dataDir} is a folder: name the backup in it.\n`);
  expect(await said("restore", database)).toBe(`${database} is the database itself.\n`);
});

test("a restore that cannot be finished leaves the database in its place", async () => {
  const file = join(temporaryFolder(), "forms.sqlite");
  const backup = join(temporaryFolder(), "b.sqlite");
  await openSqliteStore(file).close();
  backUp(file, backup);
  mkdirSync(`${file}-shm`);
  expect(() => restore(file, backup)).toThrow("cannot be written");
  expect(existsSync(file)).toBe(true);
});

test("a file that is no backup of ours is refused before anything is touched", async () => {
  const folder = temporaryFolder();
  const env = { FORMS_DATA: join(folder, "data") };
  writeFileSync(join(folder, "holiday.jpg"), "not a database at all, but long enough to look at");
  const result = await command(["restore", join(folder, "holiday.jpg")], env);
  expect(result.code).toBe(1);
  expect(result.stderr).toMatch(/is not a usable backup/);
  expect(existsSync(env.FORMS_DATA)).toBe(false);
});

test("a backup that a newer service made is refused, since it would be misread", async () => {
  const folder = temporaryFolder();
  const [file, backup] = [join(folder, "forms.sqlite"), join(folder, "backup.sqlite")];
  await openSqliteStore(file).close();
  backUp(file, backup);
  const db = new Database(backup);
  db.pragma("user_version = 999");
  db.close();
  expect(() => restore(file, backup)).toThrow(
    /its version is 999, this form-service knows 1 to \d+; a newer one wrote it: update this one first/,
  );
});

test.each(["package_orders", "requests", "pulse"])(
  "a database that lost its table %s gives no backup, and no backup without it is restored",
  async table => {
    const folder = temporaryFolder();
    const [file, backup] = [join(folder, "forms.sqlite"), join(folder, "backup.sqlite")];
    await openSqliteStore(file).close();
    backUp(file, backup);
    for (const path of [file, backup]) {
      const db = new Database(path);
      db.exec(`DROP TABLE ${table}`);
      db.close();
    }
    const lacks = `is not a usable backup: no such table: ${table}`;
    expect(() => backUp(file, join(folder, "other.sqlite"))).toThrow(lacks);
    expect(() => restore(file, backup)).toThrow(lacks);
  },
);
