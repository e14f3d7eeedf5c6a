import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry } from "../entries.ts";
import { command, serviceProcess } from "../form-service.ts";
import { count, message, post, rows, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";
import { mailFiles, traces } from "../traces.ts";

test("a submission that names no address is erased by its id: rows, memory of the request, log and mail", async () => {
  const { dataDir, env, id, neighbour } = await callback();
  expect(traces(dataDir, phone)).not.toEqual([]);
  const args = ["erase", "--id", id.toUpperCase()];
  const { code, stdout, stderr } = await command(args, env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("Erased 1 submission and 1 mail file.");
  expect(traces(dataDir, phone)).toEqual([]);
  const marks = "SELECT count(*) AS n FROM requests WHERE submission_id <>";
  expect(rows(dataDir, `${marks} '${neighbour}'`)).toEqual([{ n: 0 }]);
  expect(mailFiles(dataDir)).toEqual([`owner-${neighbour}.eml`]);
  expect(count(dataDir, "enquiries")).toBe(1);
});

test("an erasure by id that cannot reach the mail says so, and is finished by the next one", async () => {
  const { dataDir, env, id, neighbour } = await callback();
  const mail = join(dataDir, "mail", `owner-${id}.eml`);
  rmSync(mail);
  mkdirSync(mail);
  const args = ["erase", "--id", id];
  const { code, stderr } = await command(args, env);
  expect(code).toBe(1);
  expect(stderr).toContain("The rows are removed, but not all mails in");
  rmSync(mail, { recursive: true });
  writeFileSync(mail, `Please call ${phone}`);
  const { stdout, ...finished } = await command(args, env);
  expect(finished).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(`Erased 0 submissions and 1 mail file.\nThere is no submission ${id}.`);
  expect(mailFiles(dataDir)).toEqual([`owner-${neighbour}.eml`]);
});

test.each([
  [["--id", "nope"], "'nope' is not an id such as list shows: nothing was erased."],
  [[], "Say whose with --email <address>, or which with --id <id>."],
  [["--id", "nope", "--email", "ann@example.com"], "cannot be used with option '--email"],
])("erase %j erases nothing and says why", async (args, said) => {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  await store.accept(anEnquiry({ email: "ann@example.com" }));
  await store.close();
  const { code, stderr } = await command(["erase", ...args], { FORMS_DATA: dataDir });
  expect(code).toBe(1);
  expect(stderr).toContain(said);
  expect(count(dataDir, "enquiries")).toBe(1);
});

const phone = "01632 960977";

/** A service that holds what came in by a form without a field for an address, and a message of somebody else. */
async function callback() {
  const dataDir = temporaryFolder();
  const env = { FORMS_DATA: dataDir };
  // In a process of its own: whoever reads the file in the same one, and closes it, takes SQLite's locks away.
  const service = await serviceProcess(env);
  onTestFinished(() => void service.process.kill("SIGKILL"));
  const store = storeIn(dataDir);
  const { submission, ...entry } = anEnquiry({ key: "k" });
  const enquiry = { kind: "enquiry", form: "callback", fields: { name: "Cy", phone } } as const;
  await store.accept({ ...entry, submission: { ...submission, ...enquiry } });
  await store.close();
  const neighbour = (await post(service, "/contact-form", message)).json.id;
  await until(() => mailFiles(dataDir).length === 2);
  return { dataDir, env, id: submission.id, neighbour };
}
