import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { newId } from "../../../form-service/store/ids.ts";
import { emailOf } from "../../../form-service/store/records.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { bundle } from "../bundle.ts";
import { run } from "../child.ts";
import { anEnquiry } from "../entries.ts";
import { count } from "../parts.ts";
import { storeIn } from "../store-in.ts";

let file = "";
beforeAll(async () => {
  file = await bundle("bin/form-service.ts");
});

/** A command for which a file may not grow beyond so many kilobytes: as on a disk without room. */
function command(args: readonly string[], { dataDir, maxKb }: { dataDir: string; maxKb: number }) {
  return spawnSync(
    "bash",
    ["-c", `ulimit -f ${maxKb}; exec "$0" "$@"`, process.execPath, file, ...args],
    {
      env: { ...process.env, FORMS_DATA: dataDir },
      encoding: "utf8",
    },
  );
}

/** A database that a service has open, with a submission in it. */
async function opened() {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  await store.accept(anEnquiry({}));
  return { dataDir, store };
}

/** With three hundred more, which share a few commits. */
async function fill(store: Store, wish: { readonly message?: string } = {}): Promise<void> {
  await Promise.all(Array.from({ length: 300 }, () => store.accept(anEnquiry(wish))));
}

test("what is stored can be listed and exported while the disk has no room for another byte", async () => {
  const { dataDir } = await opened();
  for (const args of [["list"], ["export", "--jsonl"]]) {
    const { status, stdout, stderr } = command(args, { dataDir, maxKb: 0 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("Bob Builder");
  }
});

test("a list or an export that finds no room for its output says so", async () => {
  const { dataDir } = await opened();
  for (const args of ["list", "export"]) {
    const { status, stderr } = spawnSync(
      "sh",
      ["-c", `"$0" "$@" > /dev/full`, process.execPath, file, args],
      {
        env: { ...process.env, FORMS_DATA: dataDir },
        encoding: "utf8",
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The output cannot be written: ENOSPC.*\.\n$/);
  }
});

test("doctor says that nothing can be stored, and goes on to what else there is to say", async () => {
  const { dataDir } = await opened();
  const { status, stdout } = command(["doctor"], { dataDir, maxKb: 0 });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^LOOK {2}No order can be stored: the database cannot write: /m);
  expect(stdout).toMatch(/MB of disk are free/);
  expect(stdout).toMatch(/In the outbox 1 mail/);
});

test("an erasure without room to rewrite the file says so in a sentence", async () => {
  const { dataDir, store } = await opened();
  await fill(store);
  await store.close();
  const args = ["erase", "--email", "ann@example.com"];
  const { status, stderr } = command(args, { dataDir, maxKb: 100 });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^The rows are removed, but .* cannot be rewritten .* run this again\.\n$/,
  );
  expect(count(dataDir, "enquiries")).toBe(301);
});

test("an erasure rewrites the file with the room of its own disk, and leaves nothing on another", async () => {
  const { dataDir, store } = await opened();
  // More than SQLite keeps in memory of what it writes anew.
  await fill(store, { message: "x".repeat(40_000) });
  await store.close();
  const elsewhere = temporaryFolder();
  const made = { here: filesMadeIn(dataDir), elsewhere: filesMadeIn(elsewhere) };
  const args = ["erase", "--email", "ann@example.com"];
  const env = { FORMS_DATA: dataDir, TMPDIR: elsewhere };
  expect(await run(file, { args, env })).toMatchObject({ code: 0, stderr: "" });
  await expect.poll(made.here).toContainEqual(expect.stringMatching(/^etilqs_/));
  expect(made.elsewhere()).toEqual([]);
});

/** Their names, of those too that were unlinked at once. */
function filesMadeIn(folder: string): () => readonly (string | null)[] {
  const names: (string | null)[] = [];
  const watcher = watch(folder, (_event, name) => names.push(name));
  onTestFinished(() => watcher.close());
  return () => names;
}

test("an erasure that can write nothing says so in a whole sentence, and has erased nothing", async () => {
  const { dataDir } = await opened();
  const args = ["erase", "--email", "bob@example.com"];
  const { status, stderr } = command(args, { dataDir, maxKb: 0 });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "The database cannot write: disk I/O error.\n",
  });
  expect(count(dataDir, "enquiries")).toBe(1);
});

test("a purge that finds no room to empty the log says so in a sentence, and of no row that it has removed it", async () => {
  const { dataDir, store } = await opened();
  await fill(store);
  const args = ["purge", "--older-than", "1d"];
  const { status, stdout, stderr } = command(args, { dataDir, maxKb: 0 });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^Removed 0 submissions from before /);
  expect(stderr).toMatch(
    /^Rows that were removed, now or before, may still stand in .*-wal \(.*\)\. Make room .* run this again\.\n$/,
  );
});

test("a purge needs no such room, and an erasure without it has removed the mails, and does the rest when it is called again", async () => {
  const { dataDir, store } = await opened();
  const old = Date.now() - 3 * 86_400_000;
  const email = "ann@example.com";
  const entries = [anEnquiry({ nowMs: old }), anEnquiry({ email })];
  for (const entry of entries) await store.accept(entry);
  await fill(store);
  const worker = { workerName: "one", nowMs: Date.now(), leaseMs: 1000 };
  mkdirSync(join(dataDir, "mail"));
  const send = async () => {
    const claimed = await store.outbox.claim(worker);
    if (!claimed) throw new Error("no mail is due");
    const { mail, submission } = claimed;
    writeFileSync(join(dataDir, "mail", `${mail.id}.eml`), emailOf(submission));
    await store.outbox.settle(mail, "one", { state: "sent", answer: "", atMs: Date.now() });
  };
  await Promise.all(Array.from({ length: 303 }, send));
  // A purge that was killed between its rows and its files, and the draft of a service that was.
  for (const name of [`owner-${newId(old)}.eml`, `.owner-${entries[0]?.submission.id}.eml.99`]) {
    writeFileSync(join(dataDir, "mail", name), "Hello");
  }
  await store.close();
  const erase = ["erase", "--email", email];
  const purge = ["purge", "--older-than", "1d"];
  const statuses = [purge, erase].map(args => command(args, { dataDir, maxKb: 100 }).status);
  expect(statuses).toEqual([0, 1]);
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(301);
  const size = statSync(join(dataDir, "forms.sqlite")).size;
  expect(command(erase, { dataDir, maxKb: 10_000 }).status).toBe(0);
  expect(statSync(join(dataDir, "forms.sqlite")).size).toBeLessThanOrEqual(size);
});
