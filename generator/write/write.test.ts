import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { stagingFor } from "./staging.ts";
import { write } from "./write.ts";

test("what a page refers to is there before the page", () => {
  const parent = temporaryFolder();
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

test("a link to a folder is no part of the output: it goes, and its folder stays as it is", () => {
  const parent = temporaryFolder();
  const folder = join(parent, "site");
  const elsewhere = join(parent, "photos");
  for (const made of [folder, elsewhere]) mkdirSync(made);
  writeFileSync(join(elsewhere, "loaf.jpg"), "");
  symlinkSync(elsewhere, join(folder, "photos"));
  const files = [{ path: "index.html", key: "new", bytes: "x" }];
  write({ out: folder, staging: stagingFor(folder), files, before: {} });
  expect(readdirSync(folder)).toEqual(["index.html"]);
  expect(readdirSync(elsewhere)).toEqual(["loaf.jpg"]);
});

test("a link in place of a folder of ours stays, with our files behind it", () => {
  const parent = temporaryFolder();
  const folder = join(parent, "site");
  const elsewhere = join(parent, "assets");
  for (const made of [folder, elsewhere]) mkdirSync(made);
  symlinkSync(elsewhere, join(folder, "assets"));
  const files = [{ path: "assets/base.js", key: "new", bytes: "x" }];
  write({ out: folder, staging: stagingFor(folder), files, before: {} });
  expect(existsSync(join(folder, "assets/base.js"))).toBe(true);
  expect(readdirSync(elsewhere)).toEqual(["base.js"]);
});
