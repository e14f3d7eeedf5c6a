import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./built-site.ts";

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
