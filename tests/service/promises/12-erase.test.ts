import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import type { Config, Env } from "../../../form-service/config/config.ts";
import { mailChannel } from "../../../form-service/mail/channels/mail-channel.ts";
import { composeMail } from "../../../form-service/mail/compose.ts";
import { removeMails } from "../../../form-service/mail/mail-files.ts";
import { erase, eraseSubmissions } from "../../../form-service/operator/erase.ts";
import { databaseFile } from "../../../form-service/store/open-store.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry } from "../entries.ts";
import { command, serviceProcess } from "../form-service.ts";
import { configOf, count, message, order, post, rows, running, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";
import { mailFiles, traces } from "../traces.ts";

const email = "Erika.Mustermann@example.com";
/** Also where its beginning was cut off, or parted from it. */
const spellings = [email, "mustermann@"];

test("promise 12: after erase no byte of the address is in database, log or mail folder", async () => {
  const dataDir = temporaryFolder();
  const env = { FORMS_DATA: dataDir, FORMS_ACKNOWLEDGE: "on" };
  const service = await serviceProcess(env);
  await post(service, "/package_orders", { ...order, email });
  await post(service, "/package_orders", { ...order, email: email.toLowerCase() });
  await post(service, "/contact-form", { ...message, email, website_url_confirm: "spam" });
  await post(service, "/contact-form", { ...message, email, name: `£ ${email}` });
  await post(service, "/contact-form", {
    ...message,
    message: `Ask ${email} about the £349 quote, please`,
  });
  await post(service, "/contact-form", { ...order, email, type: "package_order" });
  await post(service, "/contact-form", message);
  await until(() => mailFiles(dataDir).length >= 5);
  // What a killed process may leave behind.
  writeFileSync(join(dataDir, "mail", ".owner-1.eml.99"), `Reply-To: <${email}>\n\nHello`);
  expect(traces(dataDir, ...spellings)).not.toEqual([]);

  // The service goes on running meanwhile, as it does on a real machine.
  const erased = await erasing(dataDir, email.toUpperCase(), env);
  expect(erased).toMatchObject({ code: 0, stderr: "" });
  expect(traces(dataDir, ...spellings)).toEqual([]);
  expect(count(dataDir, "package_orders")).toBe(0);
  expect(rows(dataDir, "SELECT fields ->> '$.message' AS text FROM enquiries ORDER BY id")).toEqual(
    [{ text: "Ask [erased] about the £349 quote, please" }, { text: message.message }],
  );
  const others = mailFiles(dataDir).map(name => readFileSync(join(dataDir, "mail", name), "utf8"));
  expect(others.some(text => text.includes("[erased]"))).toBe(true);

  expect((await post(service, "/contact-form", message)).status).toBe(200);
  expect(await service.stop()).toBe(0);
  expect(traces(dataDir, ...spellings)).toEqual([]);
});

test("promise 12: nor is a byte of it where SQLite has moved rows that came in out of order", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  const nowMs = Date.now();
  // As after a clock that was wrong: rows are put between others, and the pages that have no room for them are split.
  const arrivals = Array.from({ length: 1500 }, (_, n) =>
    anEnquiry({
      nowMs: nowMs - ((n * 7919) % 1500) * 1000,
      message: `${"Ask her about it. ".repeat(n % 40)}${n % 3 ? "" : email}`,
    }),
  );
  await Promise.all(arrivals.map(store.accept));
  expect((await store.records.erase(email)).redactedIds).toHaveLength(500);
  await store.records.compact("erase");
  expect(traces(dataDir, ...spellings)).toEqual([]);
});

test("promise 12: an erasure waits for what is just being written, as by the service", async () => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  await store.accept(anEnquiry({ email }));
  await store.records.erase(email);
  const writer = new Worker(
    `const db = require("better-sqlite3")(${JSON.stringify(databaseFile(dataDir))});
     db.exec("BEGIN IMMEDIATE");
     require("node:worker_threads").parentPort.postMessage("begun");
     setTimeout(() => db.exec("COMMIT"), 300);`,
    { eval: true },
  );
  await once(writer, "message");
  await store.records.compact("erase");
  expect(traces(dataDir, ...spellings)).toEqual([]);
});

test.each(["ann@exämple.com", "ann@EXÄMPLE.com", "ann@xn--exmple-cua.com"])(
  "an address in other letters is erased however it is spelt: %s",
  async spelling => {
    const service = await running();
    await post(service, "/contact-form", { ...message, email: "ann@exämple.com" });
    const about = "Please ask ann@xn--exmple-cua.com, she knows.";
    await post(service, "/contact-form", { ...message, message: about });
    await until(() => mailFiles(service.dataDir).length === 2);
    const { stdout } = await erasing(service.dataDir, spelling);
    expect(stdout).toContain("Erased 1 submission");
    expect(stdout).toContain("blacked out in 1 submission");
    const left = rows(service.dataDir, "SELECT fields ->> '$.message' AS text FROM enquiries");
    expect(left).toEqual([{ text: "Please ask [erased], she knows." }]);
    const mails = mailFiles(service.dataDir).map(name =>
      readFileSync(join(service.dataDir, "mail", name), "utf8"),
    );
    expect(mails).toHaveLength(1);
    expect(mails.join()).not.toMatch(/xn--|ex(ä|=C3=A4)mple/);
  },
);

test("erasing somebody leaves the mails of people with a similar address alone", async () => {
  const service = await running();
  await post(service, "/contact-form", { ...message, email: "joann@example.com" });
  await post(service, "/contact-form", { ...message, email: "ann@example.com" });
  await until(() => mailFiles(service.dataDir).length === 2);
  expect(await erasing(service.dataDir, " <ann@example.com> ")).toMatchObject({ code: 0 });
  const [left = "", ...more] = mailFiles(service.dataDir);
  expect(more).toEqual([]);
  expect(readFileSync(join(service.dataDir, "mail", left), "utf8")).toContain("joann@example.com");
});

test("a draft that a killed process left goes too, even when there is no mail beside it", async () => {
  const { dataDir } = await running();
  mkdirSync(join(dataDir, "mail"));
  // Cut off in the middle of an address that goes over two lines.
  const draft = `Subject: New message\r\nContent-Type: multipart/alternative; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nErika.Muster=\r\nmann@example.com`;
  writeFileSync(join(dataDir, "mail", ".owner-1.eml.99"), draft);
  expect(await erasing(dataDir, email)).toMatchObject({ code: 0 });
  expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
});

test("an erasure that cannot reach all mails says so, and is finished by the next one", async () => {
  const service = await running();
  await post(service, "/contact-form", message);
  await until(() => mailFiles(service.dataDir).length === 1);
  const folder = join(service.dataDir, "mail");
  mkdirSync(join(folder, "aside.eml"));
  const { code, stderr } = await erasing(service.dataDir, message.email);
  expect(code).toBe(1);
  expect(stderr).toContain(`The rows are removed, but not all mails in ${folder} (`);
  rmSync(join(folder, "aside.eml"), { recursive: true });
  expect(await erasing(service.dataDir, message.email)).toMatchObject({ code: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

test("an erasure that was cut off behind its rows leaves the mail of whoever mentioned the person to the next one", async () => {
  const service = await running();
  await post(service, "/contact-form", { ...message, email });
  const about = `Ask ${email} about the £349 quote, please`;
  const { id } = (await post(service, "/contact-form", { ...message, message: about })).json;
  await until(() => mailFiles(service.dataDir).length === 2);
  const store = storeIn(service.dataDir);
  expect((await store.records.erase(email)).redactedIds).toEqual([id]);
  await store.close();
  // A draft of the same mail, which a killed process has left, is only taken away.
  const mailFolder = join(service.dataDir, "mail");
  cpSync(join(mailFolder, `owner-${id}.eml`), join(mailFolder, `.owner-${id}.eml.99`));
  // Meanwhile mail may have got a server: the file is the only mail about this submission all the same.
  const smtp = {
    SMTP_URL: "smtp://127.0.0.1:9",
    OWNER_EMAIL: "o@example.com",
    MAIL_FROM: "w@example.com",
  };
  const { stdout } = await erasing(service.dataDir, email, smtp);
  expect(stdout).toContain("Erased 0 submissions and 2 mail files.");
  expect(readdirSync(mailFolder)).toEqual([`owner-${id}.eml`]);
  const left = readFileSync(join(mailFolder, `owner-${id}.eml`), "utf8");
  expect(left).toContain("[erased]");
  expect(traces(service.dataDir, ...spellings)).toEqual([]);
});

test("an erasure from a file that another program keeps reading says so, and is finished by the next one", async () => {
  const service = await running();
  await post(service, "/contact-form", message);
  const reader = new Database(join(service.dataDir, "forms.sqlite"), { readonly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM enquiries").get();
  const { code, stderr } = await erasing(service.dataDir, message.email);
  expect(code).toBe(1);
  expect(stderr).toContain("another program, such as sqlite3, has the file open");
  reader.close();
  expect(await erasing(service.dataDir, message.email)).toMatchObject({ code: 0 });
});

test("a mail's draft that gets its final name while files are looked through ends no erasure", async () => {
  const folder = temporaryFolder();
  symlinkSync("gone", join(folder, ".owner-1.eml.99"));
  writeFileSync(join(folder, "owner-2.eml"), `Reply-To: <${email}>\n\nHello`);
  const mentioning = { addresses: [email], renew: async () => false };
  expect(await removeMails(folder, { ids: [], mentioning })).toBe(1);
});

test.each([
  ["erase", async (store: Store, config: Config) => erase(store, config, email)],
  [
    "erase by id",
    async (store: Store, config: Config, id: string) => eraseSubmissions(store, config, [id]),
  ],
])("a mail that is just being written while its rows go is gone after %s", async (_how, work) => {
  const config = configOf({ FORMS_DATA: temporaryFolder() });
  const store = storeIn(config.dataDir);
  const entry = anEnquiry({ email });
  await store.accept(entry);
  const nowMs = Date.now() + 1000;
  const claimed = await store.outbox.claim({ workerName: "one", nowMs, leaseMs: 1000 });
  if (!claimed) throw new Error("there is no mail to claim");
  const { id } = entry.submission;
  const writing = until(async () => !(await store.records.find(id))).then(() =>
    mailChannel(config).send(composeMail(claimed, config)),
  );
  const said = await work(store, config, id);
  await writing;
  expect(said[0]).toBe("Erased 1 submission and 1 mail file.");
  expect(mailFiles(config.dataDir)).toEqual([]);
});

test.each(["@", "@example.com", "ann@", "example.com", "", "ann@example.com, bob@example.com"])(
  "erase refuses %j, which is not one address, and touches nothing",
  async typed => {
    const dataDir = temporaryFolder();
    await storeIn(dataDir).accept(anEnquiry({ email }));
    const { code, stderr } = await erasing(dataDir, typed);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `'${typed}' is not one e-mail address.\n`,
    });
    const [row] = rows(dataDir, "SELECT fields ->> '$.email' AS email FROM enquiries");
    expect(row).toEqual({ email });
  },
);

function erasing(dataDir: string, typed: string, env: Env = {}) {
  return command(["erase", "--email", typed], { ...env, FORMS_DATA: dataDir });
}
