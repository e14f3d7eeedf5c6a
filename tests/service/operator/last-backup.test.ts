import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { failedBackup } from "../../../form-service/store/last-backup.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { command } from "../form-service.ts";
import { clockAt, running } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const backUp = async (dataDir: string, name = "monday", options = ["--scheduled"]) =>
  command(["backup", ...options, join(temporaryFolder(), `${name}.sqlite`)], {
    FORMS_DATA: dataDir,
  });

const seenBy = async (address: string) => {
  const ready = await fetch(`${address}/readyz`);
  const { alarms } = await ready.json();
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const age = Number(/^forms_backup_age_seconds (.*)$/m.exec(metrics)?.[1]);
  return { status: ready.status, alarms, age };
};

test("a backup that was made once and no more is an alarm after two days, until the next one", async () => {
  const clock = clockAt(new Date(Date.now() + 60_000).toISOString());
  const { address, dataDir } = await running({}, { clock });
  expect(await seenBy(address)).toEqual({ status: 200, alarms: [], age: Number.NaN });
  expect(await backUp(dataDir)).toMatchObject({ code: 0, stderr: "" });
  clock.advance(47 * 3_600_000);
  const young = await seenBy(address);
  expect(young).toMatchObject({ status: 200, alarms: [] });
  expect(young.age).toBeGreaterThan(47 * 3600);
  clock.advance(26 * 3_600_000);
  const old = await seenBy(address);
  expect(old.status).toBe(503);
  expect(old.alarms).toEqual([expect.stringMatching(/^The newest backup is 3 days old: see why/)]);
  utimesSync(join(dataDir, "last-backup"), clock.now() / 1000, clock.now() / 1000);
  clock.advance(2000);
  expect(await seenBy(address)).toMatchObject({ status: 200, alarms: [] });
});

test("a backup that was made under a clock that was years ahead is an alarm until the next one", async () => {
  const clock = clockAt(new Date().toISOString());
  const { address, dataDir } = await running({}, { clock });
  await backUp(dataDir);
  const ahead = clock.now() / 1000 + 400.5 * 86_400;
  utimesSync(join(dataDir, "last-backup"), ahead, ahead);
  const seen = await seenBy(address);
  expect(seen).toMatchObject({ status: 503, age: 0 });
  expect(seen.alarms).toEqual([
    expect.stringMatching(/^The newest backup is dated 400 days ahead/),
  ]);
  await backUp(dataDir, "tuesday");
  clock.advance(2000);
  expect(await seenBy(address)).toMatchObject({ status: 200, alarms: [] });
});

test("a backup by hand promises no other, and is no alarm when it is old", async () => {
  const clock = clockAt(new Date(Date.now() + 60_000).toISOString());
  const { address, dataDir } = await running({}, { clock });
  expect(await backUp(dataDir, "before-an-update", [])).toMatchObject({ code: 0, stderr: "" });
  clock.advance(9 * 86_400_000);
  expect(await seenBy(address)).toEqual({ status: 200, alarms: [], age: Number.NaN });
});

test("doctor says how old the newest backup is, and looks at one that is too old", async () => {
  const { dataDir } = await running();
  const doctor = async () => (await command(["doctor"], { FORMS_DATA: dataDir })).stdout;
  expect(await doctor()).toMatch(/^ok .*No backup was ever made/m);
  await backUp(dataDir);
  expect(await doctor()).toMatch(/^ok .*The newest backup is \d+ seconds? old\.$/m);
  const then = Date.now() / 1000 - 5 * 86_400;
  utimesSync(join(dataDir, "last-backup"), then, then);
  expect(await doctor()).toMatch(/^LOOK .*The newest backup is 5 days old: /m);
  expect(await backUp(dataDir, "tuesday")).toMatchObject({ code: 0, stderr: "" });
  expect(await doctor()).toMatch(/^ok .*The newest backup is \d+ seconds? old\.$/m);
});

test("a backup whose note cannot be written is a backup all the same, and says so", async () => {
  const { dataDir } = await running();
  mkdirSync(join(dataDir, "last-backup"));
  const { code, stdout, stderr } = await backUp(dataDir);
  expect(code).toBe(0);
  expect(stdout).toContain("was checked");
  expect(stderr).toMatch(/^The backup is made, but .*last-backup cannot be written \(.*\n$/);
});

test("a backup that finds the database damaged is an alarm at once, until one is whole again", async () => {
  const clock = clockAt(new Date().toISOString());
  const { address, dataDir } = await running({}, { clock });
  const db = new Database(join(dataDir, "forms.sqlite"));
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  const sound = join(temporaryFolder(), "sound.sqlite");
  copyFileSync(join(dataDir, "forms.sqlite"), sound);
  // As a disk does that forgets: in the file, while what the service has read of it is still right.
  const handle = openSync(join(dataDir, "forms.sqlite"), "r+");
  for (let page = 1; page < 12; page++)
    writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, page * 4096);
  expect((await backUp(dataDir)).stderr).toMatch(/forms\.sqlite is damaged/);
  const { status, alarms } = await seenBy(address);
  expect(status).toBe(503);
  expect(alarms).toContainEqual(
    expect.stringMatching(/^The newest backup failed: .* is damaged .* restore/s),
  );
  writeSync(handle, readFileSync(sound), 0, undefined, 0);
  closeSync(handle);
  expect(await backUp(dataDir, "tuesday")).toMatchObject({ code: 0, stderr: "" });
  clock.advance(2000);
  // What the service has read of the damage it may still have in memory.
  expect((await seenBy(address)).alarms.join()).not.toContain("newest backup");
});

test("what a backup found wrong is no alarm any more after a restore", async () => {
  const dataDir = temporaryFolder();
  await storeIn(dataDir).close();
  const env = { FORMS_DATA: dataDir };
  const sound = join(temporaryFolder(), "sound.sqlite");
  expect((await command(["backup", sound], env)).code).toBe(0);
  writeFileSync(join(dataDir, "failed-backup"), "forms.sqlite is damaged.\n");
  const doctor = async () => (await command(["doctor"], env)).stdout;
  expect(await doctor()).toMatch(/^LOOK .*The newest backup failed: forms\.sqlite is damaged/m);
  expect((await command(["restore", sound], env)).code).toBe(0);
  expect(await doctor()).not.toContain("The newest backup failed");
});

test("a note on backups that cannot be read does not say that one failed", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "failed-backup"));
  expect(await failedBackup(dataDir)).toMatch(/^It cannot be read whether .* failed: EISDIR/);
});

test("a note on a failed backup for whose words the disk had no room says what to do", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "failed-backup"), "");
  expect(await failedBackup(dataDir)).toMatch(/failed: there was no room .* Make another$/);
});

test("a backup that was called wrongly is no alarm", async () => {
  const { address, dataDir } = await running();
  const args = ["backup", join(dataDir, "forms.sqlite")];
  const env = { FORMS_DATA: dataDir };
  expect((await command(args, env)).code).toBe(1);
  expect(await seenBy(address)).toMatchObject({ status: 200, alarms: [] });
});
