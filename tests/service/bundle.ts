import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { isRunning } from "../../generator/build/lock.ts";
import { projectRoot } from "../../generator/system/project-root.ts";

const processes = join(projectRoot(), ".cache", "processes");
const storeThreadEntry = "form-service/store/sqlite/store-thread.ts";
const made = new Map<string, Promise<string>>();

/**
 * A TypeScript file as one that node can run in a process of its own. Gives its path. A test may put another thread
 * of the database beside it.
 */
export function bundle(entry: string, threadEntry = storeThreadEntry): Promise<string> {
  const name = `${entry} ${threadEntry}`;
  const path = made.get(name) ?? compile(entry, threadEntry);
  made.set(name, path);
  return path;
}

/** The thread of the service's database, for a service that runs from its source. */
export async function storeThread(): Promise<URL> {
  return pathToFileURL(await bundle(storeThreadEntry));
}

/** As bin/launch/compile.mjs lays them out: the thread of the database beside the command. */
async function compile(entry: string, threadEntry: string): Promise<string> {
  const name = `${entry} ${threadEntry}`.replace(/\W+/g, "-");
  clearAway();
  const outdir = join(processes, `${name}-${process.pid}`);
  await build({
    absWorkingDir: projectRoot(),
    entryPoints: { command: entry, "store-thread": threadEntry },
    outdir,
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  return join(outdir, "command.js");
}

/** A worker of vitest is ended without a word, so the next one takes away what it has left. */
function clearAway(): void {
  mkdirSync(processes, { recursive: true });
  for (const folder of readdirSync(processes))
    if (!isRunning(Number(/\d+$/.exec(folder)?.[0])))
      rmSync(join(processes, folder), { recursive: true, force: true });
}
