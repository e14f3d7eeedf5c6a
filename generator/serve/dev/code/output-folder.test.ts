import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { projectRoot } from "../../../system/project-root.ts";
import { outputFolder, storeIn } from "./output-folder.ts";

test("what a server left that was killed is taken away a day later, and nothing of one that runs", () => {
  const root = temporaryFolder();
  symlinkSync(join(projectRoot(), "node_modules"), join(root, "node_modules"));
  const before = (name: string, daysOld: number) => {
    const folder = join(root, ".cache/dev", name);
    mkdirSync(folder, { recursive: true });
    const seconds = Date.now() / 1000 - daysOld * 86_400;
    utimesSync(folder, seconds, seconds);
    return folder;
  };
  // No system has a process of this number.
  const nobody = 2 ** 30;
  const old = before(`a-${nobody}`, 2);
  const others = [before(`b-${nobody}`, 0), before(`a-${process.pid}`, 2)];
  const own = outputFolder(root);
  expect([old, ...others, own].map(folder => existsSync(folder))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("what somebody deletes while a server runs is written again when it is needed", () => {
  const folder = join(temporaryFolder(), "server");
  const store = storeIn(folder);
  store("site-1.mjs", "first");
  rmSync(folder, { recursive: true });
  expect(readFileSync(store("site-1.mjs", "first"), "utf8")).toBe("first");
});
