import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./built-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

test("npm test that cannot even begin says so in its last line, and nothing of an earlier run", () => {
  const report = join(projectRoot, ".cache/tests/report.json");
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ numPassedTests: 9, numFailedTests: 0, success: true }));
  const { stdout, status } = spawnSync(process.execPath, ["bin/test.mjs", "--no-such-option"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

test("npm test says that it cannot run below a folder with # in its name", () => {
  const root = join(temporaryFolder(), "our #1");
  cpSync(join(projectRoot, "bin"), join(root, "bin"), { recursive: true });
  const others = ["node_modules", "package-lock.json", "generator", "form-service", "tests"];
  for (const name of others) symlinkSync(join(projectRoot, name), join(root, name));
  const { stdout, stderr, status } = spawnSync(process.execPath, ["bin/test.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toBe(
    `Tests cannot run in a folder whose path has a # in it. Move this one: ${root}\n`,
  );
  expect({ stdout, status }).toEqual({ stdout: "\n0 passed, 1 failed\n", status: 1 });
});
