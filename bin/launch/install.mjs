import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "./hash.mjs";
import { inTurn } from "./in-turn.mjs";
import { isInstalled, loadsNativeCode } from "./installed.mjs";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

const needDev = ["test", "bench"];

/**
 * Installs the packages of package-lock.json unless exactly these are installed already, for this line of Node.
 * @param {string} command
 */
export function install(command) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".installed");
  const stamped = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "");
  const known = stamped();
  const wanted = `${hash(lock)} ${process.versions.modules}`;
  if (known === wanted) return;
  const isAll = known.startsWith(hash(lock)) || isInstalled(lock, { withDev: true });
  // Whoever runs the service may have left the others out:  npm ci --omit=dev
  const isComplete = isAll || (!needDev.includes(command) && isInstalled(lock, { withDev: false }));
  if (isComplete && command === "site") return;
  if (!isComplete || !loadsNativeCode()) {
    // The service that runs on the other line must find its packages when it starts again.
    if (isComplete && command === "form-service") stop(madeForAnother());
    inTurn(() => {
      if (stamped() === wanted) return;
      installAnew();
      writeFileSync(stamp, wanted);
    });
    return;
  }
  if (!isAll) return;
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // Somebody else's folder: what is installed there is looked at again next time.
  }
}

function installAnew() {
  process.stderr.write("Installing packages (once; takes a minute) …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (done.status !== 0)
    stop("npm ci did not succeed; its own message is above. Is the npm registry in reach?");
}

function madeForAnother() {
  return `What is installed here was made for another line of Node than this ${process.version}. Call the one that the service runs on; after an update of Node call   npm ci   here, and start the service again.`;
}
