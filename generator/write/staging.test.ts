import { spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
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
