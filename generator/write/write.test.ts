import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stagingFor } from "./staging.ts";
import { write } from "./write.ts";

test("what a page refers to is there before the page", () => {
  const parent = mkdtempSync(join(tmpdir(), "write-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, "site");
  mkdirSync(folder);
  const stamp = { size: 0, mtimeMs: 0 };
  const staging = stagingFor(folder);
  const files = [
    // It cannot be moved into place: nothing was made.
    { path: "index.html", key: "new", staged: stamp },
    { path: "assets/base.js", key: "new", bytes: "x" },
  ];
  const before = { "index.html": { key: "old", ...stamp } };
  expect(() => write({ out: folder, staging, files, before })).toThrow("ENOENT");
  expect(existsSync(join(folder, "assets/base.js"))).toBe(true);
});
