import { pbkdf2 } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { workMs } from "../../tests/work-ms.ts";
import { stagedWithin, stagingFor } from "./staging.ts";
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

test("what a build replaces is gone when it says so, under its second name too", async () => {
  const folder = join(temporaryFolder(), "site");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), "old");
  const staging = stagingFor(folder);
  const files = [{ path: "index.html", key: "new", bytes: "new" }];
  await write({ out: folder, staging, files, before: {} }).freed;
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("new");
  expect(readdirSync(staging.folder)).toEqual([]);
});

test("on an output that is a mount, what is replaced is not taken for a file of somebody else", async () => {
  const folder = join(temporaryFolder(), "site");
  const staging = { folder: join(folder, stagedWithin), isFlat: true };
  mkdirSync(staging.folder, { recursive: true });
  for (const name of ["index.html", "foreign.html"]) writeFileSync(join(folder, name), "old");
  // While all threads are busy nothing is deleted, as on a disk that is slow to do it.
  const busy = Array.from({ length: 16 }, () => promisify(pbkdf2)("a", "b", 50_000, 64, "sha512"));
  const files = [{ path: "index.html", key: "new", bytes: "new" }];
  const { removed, freed } = write({ out: folder, staging, files, before: {} });
  expect(removed).toBe(1);
  await Promise.all([freed, ...busy]);
  expect(readdirSync(folder)).toEqual([stagedWithin, "index.html"]);
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

test("a file whose name gets other capitals stays on a disk that takes both for one name", () => {
  const folder = join(temporaryFolder(), "site");
  mkdirSync(join(folder, "Prices"), { recursive: true });
  // As such a disk has it: two spellings lead to one place.
  symlinkSync(join(folder, "Prices"), join(folder, "prices"));
  for (const name of ["menu.pdf", "others.pdf"]) writeFileSync(join(folder, "Prices", name), "");
  const stamp = { key: "old", size: 0, mtimeMs: 0 };
  const files = [
    { path: "Prices/others.pdf", key: "old", kept: true as const },
    { path: "prices/menu.pdf", key: "new", bytes: "x" },
  ];
  const before = { "Prices/menu.pdf": stamp, "Prices/others.pdf": stamp };
  const { removed } = write({ out: folder, staging: stagingFor(folder), files, before });
  expect(removed).toBe(1);
  expect(readdirSync(join(folder, "prices"))).toEqual(["menu.pdf", "others.pdf"]);
});

test("thousands of files go from one folder with little work, and so do the folders that they leave empty", () => {
  const folder = join(temporaryFolder(), "site");
  mkdirSync(join(folder, "blog/page/2"), { recursive: true });
  mkdirSync(join(folder, "assets"));
  const covers = Array.from({ length: 4_000 }, (_, index) => `assets/cover-${index}.jpg`);
  const gone = [...covers, "blog/page/2/index.html", "blog/index.html"];
  const stamp = { key: "old", size: 0, mtimeMs: 0 };
  const before = Object.fromEntries([...gone, "index.html"].map(path => [path, stamp]));
  const files = [{ path: "index.html", key: "old", kept: true as const }];
  const staging = stagingFor(folder);
  for (const path of Object.keys(before)) writeFileSync(join(folder, path), "");
  const removingMs = workMs(() => {
    expect(write({ out: folder, staging, files, before }).removed).toBe(4_002);
  });
  expect(removingMs).toBeLessThan(2_000);
  expect(readdirSync(folder)).toEqual(["index.html"]);
});
