import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bundle } from "../../tests/service/bundle.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { keptAside, stageIn, stagingFor } from "./staging.ts";

/** A file that takes no byte, as on a full disk. */
const stage = stageIn({ folder: "/dev", isFlat: false });

test.each([
  ["whole", { bytes: "a page" }],
  ["in pieces", { pieces: ["a ", "page"] }],
])("a file written %s to a full disk is named, for there may be more than one", (_, content) => {
  expect(() => stage("full", content)).toThrow(expect.objectContaining({ path: "/dev/full" }));
});

test("a page of which the disk takes only a part is not taken for written", async () => {
  const folder = temporaryFolder();
  const code = `import { stageIn } from "${pathToFileURL(await bundle("generator/write/staging.ts"))}";
    stageIn({ folder: ${JSON.stringify(folder)}, isFlat: false })("page.html", { pieces: ["a page ".repeat(2_000)] });`;
  const limited = ["-c", 'ulimit -f 8; exec "$0" "$@"', process.execPath];
  const { status, stderr } = spawnSync("bash", [...limited, "--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  expect(stderr).toMatch(/EFBIG.*page\.html/s);
  expect(status).toBe(1);
});

test("the room of what is replaced becomes free when it is said, not while its successor moves into place", async () => {
  const out = join(temporaryFolder(), "site");
  mkdirSync(out);
  writeFileSync(join(out, "index.html"), "old");
  const staging = stagingFor(out);
  mkdirSync(staging.folder);
  writeFileSync(join(staging.folder, "new"), "new");
  const old = openSync(join(out, "index.html"), "r");
  const free = keptAside(staging, { out, path: "index.html" });
  renameSync(join(staging.folder, "new"), join(out, "index.html"));
  expect(fstatSync(old).nlink).toBe(1);
  await free?.();
  expect(fstatSync(old).nlink).toBe(0);
  closeSync(old);
});

test("a page that was not there yet leaves nothing to be freed", () => {
  const out = join(temporaryFolder(), "site");
  mkdirSync(out);
  const staging = stagingFor(out);
  mkdirSync(staging.folder);
  expect(keptAside(staging, { out, path: "new.html" })).toBeUndefined();
  expect(existsSync(join(out, "new.html"))).toBe(false);
});

test("a site whose output lies in somebody else's folder, as that of a web server mostly does, is built within it", async () => {
  // Rights do not bind root: what runs as root builds as another user, whose the output is.
  const other = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const folder = temporaryFolder();
  const out = join(folder, "html");
  mkdirSync(out);
  if (other.uid) chownSync(out, other.uid, other.gid);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  // As text, since the project's own folder may be another user's to read.
  const code = readFileSync(await bundle("generator/write/staging.ts"), "utf8");
  const args = [
    "--input-type=module",
    "-e",
    `${code}\nconsole.log(stagingFor(process.argv[1]).folder);`,
  ];
  const { stdout } = spawnSync(process.execPath, [...args, out], { ...other, cwd: "/" });
  expect(stdout.toString()).toBe(`${join(out, ".new")}\n`);
});
