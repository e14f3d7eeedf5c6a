import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { child, run } from "./child.ts";
import { message, order, post, running, temporaryFolder } from "./parts.ts";

let file = "";
beforeAll(async () => {
  file = await bundle("bin/form-service.ts");
});

const command = (args: readonly string[], env: Record<string, string>) => run(file, { args, env });

test("wrong settings stop the start with every problem, and exit code 1", async () => {
  const env = { FORMS_PORT: "x", TRUSTED_PROXIES: "true", FORMS_DATA: temporaryFolder() };
  const { code, stderr } = await command(["start"], env);
  expect(code).toBe(1);
  expect(stderr).toContain("2 setting(s) need a correction");
  expect(stderr).not.toContain("    at ");
});

test("start says what it uses and what is missing", async () => {
  const dataDir = temporaryFolder();
  const service = await child(file, { args: ["start"], env: { FORMS_DATA: dataDir } });
  expect(service.output()).toContain(
    `Orders and enquiries are stored in ${join(dataDir, "forms.sqlite")}`,
  );
  expect(service.output()).toContain("Missing: SMTP_URL. Mails are written as files");
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

test("list, show, export, resend, purge and doctor work beside the running service", async () => {
  const service = await running();
  const env = { FORMS_DATA: service.dataDir };
  const { id } = (await post(service, "/package_orders", order)).json.data;
  await post(service, "/contact-form", { ...message, website_url_confirm: "x" });
  expect((await command(["list"], env)).stdout).toMatch(
    new RegExp(`${id}.*received.*order Business Website`),
  );
  expect((await command(["held", "list"], env)).stdout.split("\n")).toHaveLength(2);
  expect((await command(["show", id], env)).stdout).toContain(
    "initial £595, monthly £25, total £620",
  );
  expect((await command(["show", "nope"], env)).code).toBe(1);
  const lines = (await command(["export", "--jsonl"], env)).stdout.trim().split("\n");
  expect(lines.map(line => JSON.parse(line).form)).toEqual(["order", "contact"]);
  expect((await command(["export"], env)).stdout).toContain("id,created_at,form");
  expect((await command(["resend", id], env)).stdout).toContain("1 mail(s) are queued");
  expect((await command(["purge", "--older-than", "1d"], env)).stdout).toContain("Removed 0");
  expect((await command(["purge", "--older-than", "soon"], env)).stderr).toContain("not an age");
  const { stdout } = await command(["doctor"], env);
  expect(stdout).toContain("synchronous=2 (2 is FULL)");
  expect(stdout).toContain("may send orders here");
  expect(stdout).toContain("TRUSTED_PROXIES is not set");
}, 30_000);
