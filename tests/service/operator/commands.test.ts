import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { envFile } from "../../../bin/env-file.ts";
import { formatPounds } from "../../../domain/money.ts";
import { listensOn } from "../../../form-service/operator/listens-on.ts";
import { popularPackage, sampleQuote } from "../../offers.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, settleNext } from "../entries.ts";
import { command, serviceProcess } from "../form-service.ts";
import { clockAt, message, order, post, running, until } from "../parts.ts";
import { emptyDatabase, storeIn } from "../store-in.ts";

test("wrong settings stop the start with every problem, and exit code 1", async () => {
  const env = { FORMS_PORT: "x", TRUSTED_PROXIES: "true", FORMS_DATA: temporaryFolder() };
  const { code, stderr } = await command(["start"], env);
  expect(code).toBe(1);
  expect(stderr).toContain("2 settings need a correction");
  expect(stderr).not.toContain("    at ");
});

test("a .env that cannot be read is told in a sentence", async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, ".env"));
  const { code, stderr } = await command(["check"], {}, cwd);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The file \.env is there but cannot be read \(EISDIR.*\)\. Let the user/);
  expect(stderr).not.toContain("    at ");
});

test.each([
  ["hun#ter2", "utf8", "Write "],
  ["hun\u00a3ter2", "latin1", "Save the file as UTF-8 "],
] as const)(
  "a line of .env that would be lost in silence stops the start, and is not repeated: %s as %s",
  async (password, encoding, fix) => {
    const cwd = temporaryFolder();
    const lines = `# \u00a3\nSMTP_PASSWORD=${password}\n`;
    writeFileSync(join(cwd, ".env"), lines, encoding);
    const { code, stderr } = await command(["check"], {}, cwd);
    expect(code).toBe(1);
    const where = "Line 2 of the file .env would not be read as it stands.";
    expect(stderr).toMatch(new RegExp(`^${where} ${fix}`));
    expect(stderr).not.toContain("ter2");
  },
);

test("a setting that stands twice in .env is told, with the line that counts, and without its value", async () => {
  const cwd = temporaryFolder();
  // None of ours: those are set, to nothing, while tests run.
  writeFileSync(join(cwd, ".env"), "GREETING=hullo\n# TOWN=a\nTOWN=b\nexport GREETING = hello\n");
  expect(envFile(cwd)).toMatchObject({ settings: { GREETING: "hello" } });
  const { code, stdout } = await command(["check"], {}, cwd);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^GREETING stands several times in \.env: its last line counts\.$/m);
  expect(stdout).not.toMatch(/TOWN|hullo|hello/);
});

test.each([
  ["", /^--to is neither of the form postgres:/],
  ["postgres://forms:hun#ter2@db.internal/forms", /^--to is not of the form .* as %-escapes\)/],
  ["postgres://", /^--to is not of the form/],
])("migrate --to '%s' copies nothing and says why, without the password", async (to, said) => {
  const { code, stderr } = await command(["migrate", "--to", to], {
    FORMS_DATA: temporaryFolder(),
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain("ter2");
  expect(stderr).not.toContain("    at ");
});

test("start says what it uses and what is missing", async () => {
  const dataDir = temporaryFolder();
  const service = await serviceProcess({ FORMS_DATA: dataDir });
  const place = join(dataDir, "forms.sqlite");
  await until(() => service.output().includes(`Orders and enquiries are stored in ${place}`));
  await until(() => service.output().includes("Missing: SMTP_URL. Mails are written as files"));
  service.process.kill("SIGINT");
  expect(await service.ended).toBe(0);
});

test("a port that is taken is told in a sentence", async () => {
  const service = await running();
  const env = { FORMS_PORT: new URL(service.address).port, FORMS_DATA: temporaryFolder() };
  const { code, stderr } = await command(["start"], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Port \d+ is taken/);
});

test("an address that is not of this machine is told in a sentence", async () => {
  // Of a block that is for books only (RFC 5737).
  const env = { FORMS_HOST: "203.0.113.7", FORMS_PORT: "0", FORMS_DATA: temporaryFolder() };
  const { code, stderr } = await command(["start"], env);
  expect(code).toBe(1);
  expect(stderr).toBe("FORMS_HOST is 203.0.113.7, which is not an address of this machine.\n");
});

test("who lets the service listen on every address is told so, and this machine's programs find it at its own", async () => {
  const { address } = await running({ FORMS_HOST: "0.0.0.0" });
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(listensOn(address, "0.0.0.0")).toBe(address.replace("127.0.0.1", "0.0.0.0"));
});

test("list, show, export, resend, purge and doctor work beside the running service", async () => {
  // Its clock stands still: a slow machine takes longer for all these than an order's mail waits.
  const clock = clockAt(new Date().toISOString());
  const service = await running({}, { clock });
  const env = { FORMS_DATA: service.dataDir };
  const { id } = (await post(service, "/package_orders", order)).json.data;
  clock.advance(1);
  await post(service, "/contact-form", { ...message, website_url_confirm: "x" });
  const run = async (...args: string[]) => {
    const { stdout, stderr } = await command(args, env);
    return stdout + stderr;
  };
  const results = await Promise.all([
    run("list"),
    run("list", "--state", "received"),
    run("held", "list"),
    run("show", id),
    run("show", ` ${id.toUpperCase()}`),
    run("show", "nope"),
    run("export", "--jsonl"),
    run("export"),
    run("purge", "--older-than", "1d"),
    run("purge", "--older-than", "soon"),
    run("doctor"),
  ]);
  const [list, received, held, show, shownInCapitals, unknown, ...more] = results;
  const [jsonl = "", csv, purge, soon, doctor] = more;
  expect(list).toMatch(new RegExp(`${id}.* UTC {2}received.*order ${popularPackage.name}`));
  expect(list.trim().split("\n")).toHaveLength(2);
  expect(received).toMatch(new RegExp(`^${id}.*\n$`));
  expect(held.trim().split("\n")).toHaveLength(1);
  expect(show).toContain(
    `initial ${formatPounds(sampleQuote.oneTimePence)}, monthly ${formatPounds(sampleQuote.monthlyPence)}, total ${formatPounds(sampleQuote.totalPence)}`,
  );
  expect(unknown).toBe("There is no submission nope.\n");
  expect(shownInCapitals).toBe(show);
  const lines = jsonl.trim().split("\n");
  expect(lines.map(line => JSON.parse(line).form)).toEqual(["order", "contact"]);
  // The mark lets Excel read UTF-8.
  expect(csv).toMatch(/^\uFEFFid,created_at,form/);
  expect(purge).toContain("Removed 0");
  expect(soon).toContain("not an age");
  expect(doctor).toContain("synchronous=2 (2 is FULL)");
  expect(doctor).toContain("may send orders here");
  expect(doctor).toContain("TRUSTED_PROXIES is not set");
  expect(await run("resend", id)).toContain("1 mail is queued");
});

test("doctor sees mail that was given up, which can be sent again, and mail that has waited for long", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const nowMs = Date.now() - 2 * 3_600_000;
  for (let count = 0; count < 2; count++) await store.accept(anEnquiry({ nowMs }));
  await settleNext(store, { state: "dead", answer: "550 no" });
  await store.close();
  const { code, stdout } = await command(["doctor"], { FORMS_DATA: dataDir });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^LOOK .*1 mail waits, the oldest for 2 hours: form-service show <id>/m);
  expect(stdout).toMatch(/^LOOK .*1 mail was given up: form-service resend --dead/m);
  const again = await command(["resend", "--dead"], { FORMS_DATA: dataDir });
  expect(again.stdout).toContain("1 mail is queued");
});

test("doctor counts a mail among those that wait whose service died while it was sent", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const nowMs = Date.now() - 2 * 3_600_000;
  await store.accept(anEnquiry({ nowMs }));
  await store.outbox.claim({ nowMs, leaseMs: 1, workerName: "one" });
  await store.close();
  const { stdout } = await command(["doctor"], { FORMS_DATA: dataDir });
  expect(stdout).toMatch(/^LOOK .*1 mail waits, the oldest for 2 hours/m);
});

test("doctor sees that the mails have no folder to go to, and that none waits", async () => {
  const dataDir = await emptyDatabase();
  writeFileSync(join(dataDir, "mail"), "");
  const { code, stdout } = await command(["doctor"], { FORMS_DATA: dataDir });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^LOOK .*files in .*mail, which cannot be written: EEXIST/m);
  expect(stdout).toMatch(/^ok .*In the outbox no mail waits\.$/m);
});

test("doctor sees that nothing can be written into the folder of the mails", async () => {
  const dataDir = await emptyDatabase();
  // A folder that takes no files, from root either.
  symlinkSync("/proc/self", join(dataDir, "mail"));
  const { code, stdout } = await command(["doctor"], { FORMS_DATA: dataDir });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^LOOK .*files in .*mail, which cannot be written: /m);
});

test.each(["backup", "restore"])(
  "%s leaves a SQLite file alone that orders no longer go to, and names PostgreSQL's own tools",
  async name => {
    const dataDir = await emptyDatabase();
    const copy = join(dataDir, "monday.sqlite");
    if (name === "restore")
      expect((await command(["backup", copy], { FORMS_DATA: dataDir })).code).toBe(0);
    const before = readdirSync(dataDir);
    const env = { FORMS_DATA: dataDir, DATABASE_URL: "postgres://forms@127.0.0.1:1/forms" };
    const { code, stdout, stderr } = await command([name, copy], env);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("DATABASE_URL is set: back PostgreSQL up with pg_dump and pg_restore.\n");
    expect(readdirSync(dataDir)).toEqual(before);
  },
);

test("a command in the wrong folder says so and leaves nothing there", async () => {
  const dataDir = temporaryFolder();
  for (const args of [["list"], ["held", "list"], ["export"], ["purge", "--older-than", "1y"]]) {
    const { code, stdout, stderr } = await command(args, { FORMS_DATA: dataDir });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(`There is no database ${join(dataDir, "forms.sqlite")}.`);
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a command that is told a file for the service's folder finds no database there", async () => {
  const file = join(temporaryFolder(), "forms.db");
  writeFileSync(file, "");
  const { code, stderr } = await command(["list"], { FORMS_DATA: file });
  expect([code, stderr]).toEqual([1, expect.stringContaining("There is no database")]);
});

test("a command that may not look into the service's folder does not call the database absent", async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "forms.sqlite");
  // Rights do not bind root: a link to itself cannot be followed by anybody.
  symlinkSync(file, file);
  for (const args of [["list"], ["export"], ["backup", join(dataDir, "b")], copyToPostgres]) {
    const { code, stderr } = await command(args, { FORMS_DATA: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^.*forms.sqlite cannot be read: .* as the user that runs the service\.\n$/,
    );
  }
  const { stderr } = await command(["restore", file], { FORMS_DATA: temporaryFolder() });
  expect(stderr).toMatch(/^.* cannot be read: .*\. Backups may be read by who made them only\.\n$/);
});

const copyToPostgres = ["migrate", "--to", "postgres://forms@127.0.0.1:1/forms"];

test.each([
  [["list", "--limit", "abc"], "--limit is 'abc'; it can be a whole number from 1."],
  [["list", "--limit", "-3"], "--limit is '-3'"],
  [["list", "--limit", "1e9"], "--limit is '1e9'"],
  [["list", "--form", "audit"], "--form is 'audit'; it can be order, contact, "],
  [["export", "--csv", "--jsonl"], "cannot be used with option '--csv'"],
  [["backup", "/nowhere/monday.sqlite"], "/nowhere/monday.sqlite cannot be written: "],
  [["erase", "--email", "a@b.test", "--email", "c@d.test"], "Name one address at a time"],
  [["purge", "--older-than", "12m", "--older-than", "1d"], "Name one age at a time"],
  [["resend"], "Name the submissions whose mails go out again, or --dead"],
])("%j is answered with what is missing", async (args, sentence) => {
  const dataDir = await emptyDatabase();
  const { code, stderr } = await command(args, { FORMS_DATA: dataDir });
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
});

test("nothing is released when one of the ids is wrong", async () => {
  const service = await running();
  const { id } = (await post(service, "/contact-form", { ...message, website_url_confirm: "x" }))
    .json;
  const env = { FORMS_DATA: service.dataDir };
  const wrong = await command(["held", "release", id, "nope"], env);
  expect(wrong).toEqual({ code: 1, stdout: "", stderr: "There is no submission nope.\n" });
  const right = await command(["held", "release", id], env);
  expect(right.stdout).toBe(`${id} is released, its mail is queued.\n`);
});

test("what was typed cannot pass for a line of ours", async () => {
  const service = await running();
  const typed = { name: "Ann\nState:    held", message: "Hello there\nMail owner-1: sent" };
  const { id } = (await post(service, "/package_orders", { ...order, ...typed })).json.data;
  const env = { FORMS_DATA: service.dataDir };
  const [list, show] = await Promise.all([command(["list"], env), command(["show", id], env)]);
  expect(list.stdout.trim().split("\n")).toHaveLength(1);
  expect(list.stdout).toContain("Ann State: held");
  const long = { name: "Ann ".repeat(5000), email: "long@example.com" };
  await post(service, "/package_orders", { ...order, ...long });
  expect((await command(["list", "--limit", "1"], env)).stdout.length).toBeLessThan(250);
  const heads = show.stdout.split("\n").map(line => /^[\w-]+/.exec(line)?.[0]);
  expect(heads.filter(head => head === "State")).toHaveLength(1);
  expect(heads.filter(head => head === "Mail")).toHaveLength(1);
});

test("a list that is empty says so, and nothing on the standard output", async () => {
  const dataDir = await emptyDatabase();
  const { code, stdout, stderr } = await command(["held", "list"], { FORMS_DATA: dataDir });
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "", stderr: "There are none.\n" });
});
