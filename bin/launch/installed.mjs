import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** In the place of npm's, whose own notes it leaves there: they say nothing of its packages. */
export function isOfPnpm() {
  return existsSync(join(root, "node_modules", ".modules.yaml"));
}

/** Somebody may have called npm himself. @param {string} lock @param {{ withDev: boolean }} which */
export function isInstalled(lock, { withDev }) {
  try {
    if (isOfPnpm()) return false;
    const ofNpm = join(root, "node_modules", ".package-lock.json");
    const installed = JSON.parse(readFileSync(ofNpm, "utf8")).packages;
    const wanted = Object.entries(JSON.parse(lock).packages);
    const isThere = ([path, one]) =>
      path === "" ||
      (one.optional && !isForHere(one)) ||
      (one.dev && !withDev) ||
      installed[path]?.version === one.version;
    return wanted.every(isThere);
  } catch {
    // npm has not finished here.
    return false;
  }
}

/**
 * What is optional is for one kind of machine, and a folder may have come from another, as one does that a container
 * shares with a Mac. Which C library a Linux has is not asked: what names one may be for the other.
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} which
 */
function isForHere({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

/** SQLite's is made for one line of Node; the site uses none of this kind. Where it is loaded nothing is said. */
export function whyNoNativeCode() {
  const program = "new (require('better-sqlite3'))(':memory:')";
  const tried = spawnSync(process.execPath, ["-e", program], { cwd: root, encoding: "utf8" });
  return tried.status === 0 ? "" : tried.stderr || "it ended";
}
