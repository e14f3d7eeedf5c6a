import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

/** Two commands may start at once, and npm first takes away what it finds. @param {() => void} work */
export function inTurn(work) {
  const lock = join(root, ".cache", "installing");
  for (let isFirst = true; !take(lock); isFirst = false) {
    if (isFirst) process.stderr.write("Another command is installing packages; waiting for it …\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Says whether it is ours now. @param {string} lock */
function take(lock) {
  try {
    if (!existsSync(dirname(lock))) mkdirSync(dirname(lock));
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") stop(notYours(error));
    if (!isLeftBehind(lock)) return false;
    rmSync(lock, { force: true });
    return take(lock);
  }
}

/** @param {Error} error */
function notYours(error) {
  return `Packages are missing here, and none can be installed (${error.message}). Let the owner of the folder call   npm ci   in it.`;
}

/** In a container that starts again, our own number is that of the process that was killed. @param {string} lock */
function isLeftBehind(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    const ageMs = Date.now() - statSync(lock).mtimeMs;
    // An empty one is being written right now, or was when the power went.
    if (holder === 0) return ageMs > 2_000;
    if (holder === process.pid || ageMs > 900_000) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // Otherwise it was given back just now, or is another user's.
    return error.code === "ESRCH";
  }
}
