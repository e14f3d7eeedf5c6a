import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { bundle } from "../../tests/service/bundle.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { stageIn } from "./staging.ts";

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
