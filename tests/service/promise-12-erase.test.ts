import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { child, run } from "./child.ts";
import { count, message, order, post, rows, temporaryFolder, until } from "./parts.ts";

const email = "Erika.Mustermann@example.com";

test("promise 12: after erase no byte of the address is in database, log or mail folder", async () => {
  const dataDir = temporaryFolder();
  const file = await bundle("bin/form-service.ts");
  const env = { FORMS_DATA: dataDir, FORMS_ACKNOWLEDGE: "on" };
  const service = await child(file, { args: ["start"], env });
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
  expect(traces(dataDir)).not.toEqual([]);

  // The service goes on running meanwhile, as it does on a real machine.
  const erased = await run(file, { args: ["erase", "--email", email.toUpperCase()], env });
  expect(erased).toMatchObject({ code: 0, stderr: "" });
  expect(traces(dataDir)).toEqual([]);
  expect(count(dataDir, "package_orders")).toBe(0);
  expect(rows(dataDir, "SELECT fields ->> '$.message' AS text FROM enquiries ORDER BY id")).toEqual(
    [{ text: "Ask [erased] about the £349 quote, please" }, { text: message.message }],
  );
  const others = mailFiles(dataDir).map(name => readFileSync(join(dataDir, "mail", name), "utf8"));
  expect(others.some(text => text.includes("[erased]"))).toBe(true);

  expect((await post(service, "/contact-form", message)).status).toBe(200);
  service.process.kill("SIGTERM");
  expect(await service.ended).toBe(0);
  expect(traces(dataDir)).toEqual([]);
});

function mailFiles(dataDir: string): string[] {
  return readdirSync(dataDir).includes("mail")
    ? readdirSync(join(dataDir, "mail")).filter(name => name.endsWith(".eml"))
    : [];
}

/** Every file in which the address can be found, as it is or as a mail's encodings write it. */
function traces(dataDir: string): string[] {
  const names = readdirSync(dataDir, { recursive: true }).map(String);
  return names.filter(name => {
    const path = join(dataDir, name);
    // A draft may get its final name while we look.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
    const text = readFileSync(path).toString("latin1").toLowerCase();
    const spellings = [text, text.replace(/=\r?\n/g, ""), text.replace(/=40/g, "@")];
    return spellings.some(one => one.includes(email.toLowerCase()) || one.includes("mustermann@"));
  });
}
