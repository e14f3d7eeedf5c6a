import fs, { mkdirSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { filesBelow } from "./files.ts";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const file of ["content/a.md", "content/notes/b.md", "content/notes/deep/c.md"]) put(file);
});

function put(file: string): void {
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), "");
}

const namesBelow = (folder: string) => filesBelow(root, folder).files.map(({ file }) => file);

test("a folder has the files that it has now, also when the folder above was listed before", async () => {
  // Long enough for its folders to count as old.
  await wait(100);
  expect(namesBelow("content")).toHaveLength(3);
  expect(namesBelow("content/notes")).toEqual(["content/notes/b.md", "content/notes/deep/c.md"]);
  expect(namesBelow("content/not")).toEqual([]);
  put("content/notes/deep/d.md");
  expect(namesBelow("content/notes")).toContain("content/notes/deep/d.md");
  put("content/notes/e.md");
  expect(namesBelow("content/notes")).toContain("content/notes/e.md");
});

test("a folder that goes while its neighbours are listed has no files", () => {
  const readdir = fs.readdirSync;
  fs.readdirSync = ((...asked: Parameters<typeof readdir>) => {
    const names = readdir(...asked);
    fs.rmSync(join(root, "content/notes"), { recursive: true, force: true });
    return names;
  }) as typeof readdir;
  syncBuiltinESMExports();
  try {
    expect(namesBelow("content")).toEqual(["content/a.md"]);
  } finally {
    fs.readdirSync = readdir;
    syncBuiltinESMExports();
  }
});

test("files that are hidden, or that Word keeps while a text is open, are none of the site's", () => {
  put("content/drafts/a.md");
  put("content/drafts/.a.md");
  put("content/drafts/~$a.md");
  expect(namesBelow("content/drafts")).toEqual(["content/drafts/a.md"]);
});

test("what web hosts look for under a hidden name is", () => {
  put("content/files/.htaccess");
  put("content/files/.well-known/security.txt");
  put("content/files/.DS_Store");
  put("content/files/Thumbs.db");
  put("content/files/desktop.ini");
  expect(namesBelow("content/files")).toEqual([
    "content/files/.htaccess",
    "content/files/.well-known/security.txt",
  ]);
});
