import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Store } from "../../bundle/code.ts";
import { hash } from "../../hash.ts";
import { projectRoot } from "../../project-root.ts";

/** Where Node finds the packages that the module names: beside those of the site, else beside the generator's. */
export function outputFolder(root: string): string {
  const name = `${hash(root)}-${process.pid}`;
  const folder = join(hasPackages(root) ? root : projectRoot(), ".cache", "dev", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function hasPackages(root: string): boolean {
  try {
    createRequire(join(root, "package.json")).resolve("react/package.json");
    return true;
  } catch {
    // Not found: the site has no packages of its own.
    return false;
  }
}

/** All names carry a hash of the content, so what is there need not be written again. */
export function storeIn(folder: string): Store {
  const written = new Set<string>();
  return (name, bytes) => {
    const file = join(folder, name);
    if (!written.has(name)) writeFileSync(file, bytes);
    written.add(name);
    return file;
  };
}
