import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Somebody may have called npm himself. @param {string} lock @param {{ withDev: boolean }} which */
export function isInstalled(lock, { withDev }) {
  try {
    const ofNpm = join(root, "node_modules", ".package-lock.json");
    const installed = JSON.parse(readFileSync(ofNpm, "utf8")).packages;
    const wanted = Object.entries(JSON.parse(lock).packages);
    // What is optional is for other kinds of machine.
    const isThere = ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !withDev) || installed[path]?.version === version;
    return wanted.every(isThere);
  } catch {
    // npm has not finished here.
    return false;
  }
}

/** SQLite's is made for one line of Node; the site uses none of this kind. */
export function loadsNativeCode() {
  const program = "new (require('better-sqlite3'))(':memory:')";
  return spawnSync(process.execPath, ["-e", program], { cwd: root }).status === 0;
}
