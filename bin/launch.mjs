// Node 20 does not run TypeScript. This file and those in launch/, the only code that is not TypeScript, install what is
// missing, bundle a command once and again whenever the content of one of its files has changed, and run it.
import { pathToFileURL } from "node:url";
import { bundled } from "./launch/bundle.mjs";
import { stopInWords } from "./launch/in-words.mjs";
import { install } from "./launch/install.mjs";
import { checkNode, checkNoPlugAndPlay, checkOpenFiles } from "./launch/needs.mjs";
import { root } from "./launch/root.mjs";

const parent = process.ppid;

/** @param {string} command the name of a file in bin/ without its ending */
export async function launch(command) {
  checkNode();
  checkOpenFiles();
  checkNoPlugAndPlay();
  install(command);
  const file = await bundled(command);
  if (isLeftAlone()) process.exit(1);
  stopWhenLeftAlone();
  process.env.PROJECT_ROOT = root;
  await import(pathToFileURL(file).href).catch(error => failed(command, error));
}

/** Who stops npm or npx stops its shell too, which passes nothing on: the ports would stay taken by nobody's program. */
function stopWhenLeftAlone() {
  const watching = setInterval(() => {
    if (!isLeftAlone()) return;
    clearInterval(watching);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

function isLeftAlone() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

/**
 * A name that a data file holds and nobody knows ends what it is a part of before that has begun.
 * @param {string} command @param {unknown} error
 */
function failed(command, error) {
  const isError = error instanceof Error;
  const isOfCode = !isError || error instanceof ReferenceError || error instanceof TypeError;
  if (command === "site" || !isOfCode) throw error;
  stopInWords(command, isError ? (error.stack ?? error.message) : `${error} was thrown.`);
}
