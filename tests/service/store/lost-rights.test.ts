import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../../../form-service/clock.ts";
import { openHealth } from "../../../form-service/http/health.ts";
import { projectRoot } from "../../../generator/system/project-root.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { configOf } from "../parts.ts";
import { storeIn } from "../store-in.ts";

// Rights do not bind root: what runs as root looks as another user, whose the folder is.
const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

test.each([
  ["stay", 0o700, 0o600, ""],
  ["are taken from the folder", 0o500, 0o600, "permission denied, access '"],
  ["are taken from the file", 0o700, 0o400, "forms.sqlite'"],
])("rights that %s while the service runs", async (_name, folderMode, fileMode, words) => {
  const folder = temporaryFolder();
  const file = join(folder, "forms.sqlite");
  writeFileSync(file, "");
  for (const path of [file, folder]) if (other.uid) chownSync(path, other.uid, other.gid);
  chmodSync(file, fileMode);
  chmodSync(folder, folderMode);
  // Who is not root could not remove it again.
  onTestFinished(() => chmodSync(folder, 0o700));
  // As text, since the project's own folder may be another user's to read.
  const { outputFiles } = await build({
    absWorkingDir: projectRoot(),
    entryPoints: ["form-service/http/lost-rights.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  const code = outputFiles[0]?.text;
  const look = `${code}\nprocess.stdout.write((await lostRights(...process.argv.slice(1))) ?? "");`;
  const args = ["--input-type=module", "-e", look, folder, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { ...other, cwd: "/" });
  expect(stderr.toString()).toBe("");
  expect(stdout.toString()).toMatch(words ? /^The next start would fail/ : /^$/);
  expect(stdout.toString()).toContain(words);
});

test("what the next start cannot open is an alarm while orders are still taken", async () => {
  // Rights do not bind root: so the store lies elsewhere, and where the next start would look there is none.
  const store = storeIn(temporaryFolder());
  const config = configOf({ FORMS_DATA: temporaryFolder() });
  const { report } = openHealth({ store, clock: systemClock, config, pause: () => undefined });
  const alarms = [expect.stringMatching(/^The next start would fail.*forms\.sqlite/)];
  expect(await report()).toMatchObject({ canStore: true, alarms });
});
