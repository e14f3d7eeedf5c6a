import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { isRunning } from "../../../build/lock.ts";
import type { Store } from "../../../bundle/code.ts";
import { hash } from "../../../hash.ts";
import { projectRoot } from "../../../system/project-root.ts";
import { statsOf } from "../../../system/stats-of.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";
import { writeWhole } from "../../../write/write-whole.ts";

/** Where Node finds the packages that the module names: beside those of the site, else beside the generator's. */
export function outputFolder(root: string): string {
  const all = join(hasPackages(root) ? root : projectRoot(), ".cache", "dev");
  const folder = join(all, `${hash(root)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(all).filter(name => isLeft(all, name)))
    unlessItFails(() => rmSync(join(all, name), { recursive: true, force: true }));
  return folder;
}

/**
 * Of a server that was killed, as it is when its window is closed; one in another container may have any number. Another
 * user's stays.
 */
function isLeft(all: string, name: string): boolean {
  const { mtimeMs = Infinity } = statsOf(join(all, name)) ?? {};
  return mtimeMs < Date.now() - dayMs && !isRunning(Number(/\d+$/.exec(name)?.[0]));
}

const dayMs = 24 * 60 * 60 * 1000;

function hasPackages(root: string): boolean {
  const { resolve } = createRequire(join(root, "package.json"));
  return unlessItFails(() => resolve("react/package.json")) !== undefined;
}

/** All names carry a hash of the content, so what is there need not be written again; somebody may delete it meanwhile. */
export function storeIn(folder: string): Store {
  return (name, bytes) => {
    const file = join(folder, name);
    if (!existsSync(file)) writeWhole(file, bytes);
    return file;
  };
}
