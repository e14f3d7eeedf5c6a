import { closeSync, existsSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} is too old: version 20.19 or newer is needed. See https://nodejs.org.`,
  );
}

/** Where files run out somewhere later, it is a library that says so, or nobody. A service with few visitors needs as many. */
export function checkOpenFiles() {
  const opened = [];
  try {
    while (opened.length < 64) opened.push(openSync(devNull, "r"));
  } catch (error) {
    stop(
      `This process may not have enough files open at once (${error.message}). Raise the limit, with   ulimit -n 1024   or LimitNOFILE= of a systemd unit.`,
    );
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** The compiler, too, looks for packages where this file says, which is in archives of Yarn's. */
export function checkNoPlugAndPlay() {
  if (!existsSync(join(root, ".pnp.cjs"))) return;
  stop(
    `Packages are npm's here, and .pnp.cjs, which yarn install has made, hides them. Delete that file, and call this with npm or npx: ${root}`,
  );
}
