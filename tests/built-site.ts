import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { noSettings } from "./no-settings.ts";

/** The checkout, and the built site that the journeys visit. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Builds the real site into a folder of its own; a test file that comes later finds it built and waits for nothing.
 * A site with other settings has another folder.
 */
export function buildSite(environment: Record<string, string> = {}): string {
  const builtSite = join(
    projectRoot,
    ".cache",
    "tests",
    ["dist", ...Object.keys(environment)].join("-"),
  );
  const built = spawnSync(process.execPath, ["bin/site.mjs", "build", "--out", builtSite], {
    cwd: projectRoot,
    encoding: "utf8",
    env: { ...process.env, ...noSettings, ...environment, CI: "1" },
  });
  if (built.status !== 0)
    throw new Error(`The site does not build:\n${built.stdout}\n${built.stderr}`);
  return builtSite;
}
