import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hash } from "./hash.mjs";
import { inTurn } from "./in-turn.mjs";
import { isInstalled, isOfPnpm, whyNoNativeCode } from "./installed.mjs";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

const needDev = ["test", "bench"];

/**
 * Installs the packages of package-lock.json unless exactly these are installed already, for this kind of machine and
 * this line of Node.
 * @param {string} command
 */
export function install(command) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".installed");
  const stamped = () => (existsSync(stamp) && !isOfPnpm() ? readFileSync(stamp, "utf8") : "");
  const known = stamped();
  // With the space: arm64 begins as arm does.
  const here = `${hash(lock)} ${process.platform}-${process.arch} `;
  const wanted = here + process.versions.modules;
  if (known === wanted) return;
  const isAll = known.startsWith(here) || isInstalled(lock, { withDev: true });
  // Whoever runs the service may have left the others out:  npm ci --omit=dev
  const isComplete = isAll || (!needDev.includes(command) && isInstalled(lock, { withDev: false }));
  if (isComplete && command === "site") return;
  const refusal = isComplete ? whyNoNativeCode() : "";
  if (!isComplete || refusal) {
    // The service that runs on the other line must find its packages when it starts again.
    if (isComplete && command === "form-service") stop(unusable(refusal));
    inTurn(() => {
      if (stamped() === wanted) return;
      installAnew();
      const stillRefused = whyNoNativeCode();
      if (!stillRefused) writeFileSync(stamp, wanted);
      else if (command !== "site") stop(uninstallable(stillRefused));
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
  if (isOfPnpm())
    process.stderr.write(
      "Packages are npm's here, and those of pnpm are replaced. Call npm and npx instead of it, or it brings its own back.\n",
    );
  process.stderr.write("Installing packages (once; takes a minute) …\n");
  // Windows calls npm only through a shell. Whatever npm's settings or NODE_ENV leave out would be missed later.
  const done = spawnSync(
    "npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error",
    { shell: true, cwd: root, env: { ...ownHeaders(), ...process.env }, stdio: ["ignore", 2, 2] },
  );
  if (done.status === 127)
    stop(
      "Packages are missing here, and npm, which installs them, is not found. It comes with Node from https://nodejs.org; where it is a package of its own, as on Debian and Ubuntu, install that.",
    );
  if (done.status !== 0)
    stop(
      `npm ci did not succeed; its own message is above. Is the npm registry in reach?${oddFolder()}`,
    );
}

/** What compiles native code hands the path to a shell without quotes. */
function oddFolder() {
  const signs = [...new Set(root.match(/[^\p{L}\p{N}\s/\\:._-]/gu))].join(" or ");
  return signs
    ? ` If it was compiling: that fails in a folder whose path has a ${signs} in it. Move this one: ${root}`
    : "";
}

/** Where nobody offers native code ready made, it is compiled with what lies beside this Node, or else with a download. */
function ownHeaders() {
  const prefix = dirname(dirname(process.execPath));
  const said = join(prefix, "include", "node", "node_version.h");
  const version = `define NODE_MAJOR_VERSION ${process.versions.node.split(".")[0]}\n`;
  const isThere = existsSync(said) && readFileSync(said, "utf8").includes(version);
  return isThere ? { npm_config_nodedir: prefix } : {};
}

/** @param {string} refusal */
function unusable(refusal) {
  if (!isOfAnotherNode(refusal)) return notCompiled();
  return `What is installed here was made for another line of Node than this ${process.version}. Call the one that the service runs on; after an update of Node call   npm ci   here, and start the service again.`;
}

/** @param {string} refusal */
function uninstallable(refusal) {
  if (!isOfAnotherNode(refusal)) return notCompiled();
  return `npm has installed for another line of Node than this ${process.version}: it runs on that, or its setting nodedir leads to that one's headers. Put this one's folder first in PATH, or take the setting out (npm config delete nodedir), and call this again: ${dirname(process.execPath)}`;
}

/** @param {string} refusal what Node says of it */
function isOfAnotherNode(refusal) {
  return refusal.includes("NODE_MODULE_VERSION");
}

function notCompiled() {
  return `The native code of SQLite is missing or cannot be loaded, as it is where npm's settings say ignore-scripts=true. Call   npm rebuild better-sqlite3 --ignore-scripts=false   in ${root}, and then this again.`;
}
