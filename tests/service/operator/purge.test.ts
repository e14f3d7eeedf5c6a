import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { purge } from "../../../form-service/operator/purge.ts";
import { databaseFile } from "../../../form-service/store/open-store.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { command } from "../form-service.ts";
import { configOf, running } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const dayMs = 86_400_000;

test("orders that come in while much is purged are taken between its steps", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  await takeOld(store, 4000);
  const lines = purge(store, configOf({ FORMS_DATA: dataDir }), "1d");
  let isOver = false;
  const removed = lines.next().finally(() => {
    isOver = true;
  });
  let taken = 0;
  for (; !isOver; taken++) await store.accept(anOrder({}));
  expect((await removed).value).toContain("Removed 4000");
  // In one piece there would be time for three, beside the purge and the two questions behind it.
  expect(taken).toBeGreaterThan(7);
});

test("a purge that fails half way has named what it removed of which the owner was never told", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const untoldId = await takeUntold(store);
  const oldIds = await takeOld(store, 600);
  breakRemovalOf(dataDir, oldIds.at(-1) ?? "");
  const { lines, error } = await linesOf(purge(store, configOf({ FORMS_DATA: dataDir }), "1d"));
  expect(error).toMatch(/cannot write: broken here/);
  expect(await store.records.find(untoldId)).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/^The owner was never told of these/), untoldId]);
});

test("a purge names what the owner was never told of before it turns to files that cannot be removed", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const untoldId = await takeUntold(store);
  // A file where the folder of mails should be, which no right of any user helps against.
  writeFileSync(join(dataDir, "mail"), "");
  const { lines, error } = await linesOf(purge(store, configOf({ FORMS_DATA: dataDir }), "1d"));
  expect(error).toMatch(/^The rows are removed, but not all mails in /);
  expect(lines[1]).toBe(untoldId);
  expect(lines[2]).toMatch(/^Removed 1 submission from before /);
});

test("what the owner was never told of stays for thirty days, whatever age is named", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const untoldId = await takeUntold(store, { days: 29 });
  const { lines } = await linesOf(purge(store, configOf({ FORMS_DATA: dataDir }), "1d"));
  expect(lines.join()).toMatch(/^Removed 0 submissions .*,1 submission as old stays: its mail/);
  expect(await store.records.find(untoldId)).toBeDefined();
});

test.each([
  { what: "nothing came in since", since: [], old: 900, age: "128w" },
  { what: "all that came in since has the wrong date too", since: [0], old: 900, age: "128w" },
  { what: "a clock that began anew was set right since", since: [0], old: 19_600, age: "2800w" },
])(
  "what would be old only by a wrong clock stays until its age is named, where $what",
  async ({ since, old, age }) => {
    const dataDir = temporaryFolder();
    const store = storeIn(dataDir);
    const before = (days: number) => anEnquiry({ nowMs: Date.now() - days * dayMs, held: true });
    for (const days of [...since, old, old + 1, old + 400]) await store.accept(before(days));
    const run = async (named: string) =>
      linesOf(purge(store, configOf({ FORMS_DATA: dataDir }), named));
    const { lines, error } = await run("51w");
    expect(lines).toEqual([]);
    expect(error).toMatch(/^Nothing was removed: .* Is the clock right, and was it then\? If so, /);
    expect(error?.endsWith(` --older-than ${age}.`)).toBe(true);
    // The first purge of one who has had none for long, and what has just become old in a quiet year.
    expect((await run(age)).lines[0]).toMatch(/^Removed 3 submissions /);
    await store.accept(before(370));
    expect((await run("51w")).lines[0]).toMatch(/^Removed 1 submission /);
  },
);

async function takeOld(store: Store, count: number): Promise<string[]> {
  const nowMs = Date.now() - 2 * dayMs;
  const old = Array.from({ length: count }, () => anEnquiry({ nowMs, held: true }));
  await Promise.all(old.map(store.accept));
  return old.map(({ submission }) => submission.id).sort();
}

/** With a mail that was given up; forty days ago it was so long ago that it keeps nothing. */
async function takeUntold(store: Store, { days } = { days: 40 }): Promise<string> {
  const entry = anEnquiry({ nowMs: Date.now() - days * dayMs });
  await store.accept(entry);
  await settleNext(store, { state: "dead", answer: "550 no" });
  return entry.submission.id;
}

function breakRemovalOf(dataDir: string, id: string): void {
  const db = new Database(databaseFile(dataDir));
  db.exec(
    `CREATE TRIGGER broken BEFORE DELETE ON enquiries WHEN OLD.id = '${id}'
     BEGIN SELECT RAISE(ABORT, 'broken here'); END`,
  );
  db.close();
}

async function linesOf(printing: AsyncIterable<string>) {
  const lines: string[] = [];
  try {
    for await (const line of printing) lines.push(line);
  } catch (error) {
    return { lines, error: error instanceof Error ? error.message : String(error) };
  }
  return { lines, error: undefined };
}

test("what a purge looked for is said also where nothing can be so old", async () => {
  const { dataDir } = await running();
  const { code, stdout } = await command(["purge", "--older-than", "9999y"], {
    FORMS_DATA: dataDir,
  });
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringMatching(/1970-01-01/) });
});

test("a purge says how many of what it removed had been put aside as possible spam", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  await takeOld(store, 2);
  await store.accept(anOrder({ nowMs: Date.now() - 2 * dayMs, held: true }));
  await takeUntold(store);
  const { lines } = await linesOf(purge(store, configOf({ FORMS_DATA: dataDir }), "1d"));
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/^Removed 4 submissions from before /),
    "Put aside as possible spam and never released: 3 of these, which older backups still hold.",
  ]);
});

test("a purge leaves the mails of what it keeps, however old that is", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  // Its mail still has to go out, and is written before the purge has come to the files.
  const entry = anEnquiry({ nowMs: Date.now() - 3 * dayMs });
  await store.accept(entry);
  await store.close();
  const folder = join(dataDir, "mail");
  mkdirSync(folder);
  writeFileSync(join(folder, `owner-${entry.submission.id}.eml`), "Hello");
  const purged = await command(["purge", "--older-than", "1d"], { FORMS_DATA: dataDir });
  expect(purged.stdout).toContain("Removed 0");
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a purge names what the owner was never told of, and says what it leaves", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const entries = [40, 35, 20].map(days => anEnquiry({ nowMs: Date.now() - days * dayMs }));
  const [told, untold] = entries.map(({ submission }) => submission.id);
  for (const entry of entries) await store.accept(entry);
  for (const state of ["sent", "dead", "dead"] as const)
    await settleNext(store, { state, answer: "", atMs: 0 });
  await store.close();
  const purged = await command(["purge", "--older-than", "10d"], { FORMS_DATA: dataDir });
  expect(purged.stderr).toBe("");
  const [heading, id, removed, stays] = purged.stdout.split("\n");
  expect(heading).toMatch(/^The owner was never told of these, since/);
  expect(id).toBe(untold);
  expect(removed).toMatch(/^Removed 2 submissions from before /);
  expect(stays).toMatch(/^1 submission as old stays: its mail/);
  expect(purged.stdout).not.toContain(told);
});
