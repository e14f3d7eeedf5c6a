import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchCache } from "./places.ts";

export type Tool = { folder: string; version: string; script: string };

/**
 * A tool from npm in a folder of its own in the cache, installed on first use. Of several versions the first that
 * the registry can deliver is taken; none of them is no error, whatever needs the tool is skipped aloud.
 */
export function npmTool(packageName: string, versions: readonly string[]): Tool | undefined {
  const folder = join(benchCache, "tools", packageName.replace(/^.*\//, ""));
  const installed = toolIn(folder, packageName);
  if (installed) return installed;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  for (const version of versions) {
    process.stderr.write(`Installing ${packageName}@${version} …\n`);
    npmInstall(folder, `${packageName}@${version}`);
    const tool = toolIn(folder, packageName);
    if (tool) return tool;
  }
  return undefined;
}

function npmInstall(folder: string, spec: string): void {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  spawnSync(npm, ["install", ...quiet, "--prefix", folder, spec], {
    stdio: ["ignore", "ignore", 2],
    timeout: installLimitMs,
  });
}

export const installLimitMs = 180_000;

function toolIn(folder: string, packageName: string): Tool | undefined {
  const home = join(folder, "node_modules", packageName);
  if (!existsSync(join(home, "package.json"))) return undefined;
  const { version, bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const [script] = typeof bin === "string" ? [bin] : Object.values<string>(bin);
  return script === undefined ? undefined : { folder, version, script: join(home, script) };
}
