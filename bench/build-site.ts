import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./places.ts";

/** Builds a site unmeasured, for what is then done with its pages. */
export function buildSite(args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, "bin/site.mjs"), "build", ...args],
    { cwd: projectRoot, encoding: "utf8", timeout: longestMs, env: { ...process.env, CI: "1" } },
  );
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
}

const longestMs = 300_000;
