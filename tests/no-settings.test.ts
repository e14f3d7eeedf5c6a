import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noSettings } from "./no-settings.ts";
import { command } from "./service/form-service.ts";
import { temporaryFolder } from "./temporary-folder.ts";

test("what tests start knows nothing of the settings that an owner keeps in .env or in the shell", async () => {
  const names = Object.keys(noSettings);
  expect(names).toEqual(expect.arrayContaining(["DATABASE_URL", "SMTP_URL", "OWNER_EMAIL"]));
  expect(names.filter(name => process.env[name])).toEqual([]);
  const cwd = temporaryFolder();
  const real = ["DATABASE_URL=postgres://a:b@127.0.0.1:1/forms", "SMTP_URL=smtp://127.0.0.1:1"];
  writeFileSync(join(cwd, ".env"), `${real.join("\n")}\n`);
  const { stdout } = await command(["check"], { FORMS_DATA: cwd }, cwd);
  expect(stdout).toContain(join(cwd, "forms.sqlite"));
  expect(stdout).toContain("Missing: SMTP_URL");
});
