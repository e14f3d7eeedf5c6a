import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { remembered } from "../generator/remembered.ts";
import { installLimitMs } from "./npm-tool.ts";
import { benchCache } from "./places.ts";

type DebianTool = { program: string; version: string };

/**
 * A program as Debian has packed it last; where that cannot be fetched now, as it was fetched before, or else as it is on
 * this system. A stable release has programs of years ago: to be faster than one of those would say little.
 */
export const debianTool = remembered((name: string): DebianTool | undefined => {
  const folder = join(benchCache, "tools", `debian-${name}`);
  // Also for the libraries that the newest one needs.
  const installed = toolAt(name) ?? install(name);
  fetchNewest(name, folder);
  return toolAt(join(folder, "usr", "bin", name)) ?? installed;
});

function toolAt(program: string): DebianTool | undefined {
  const { stdout, status } = spawnSync(program, ["version"], { encoding: "utf8" });
  const version = status === 0 ? /v?(\d+\.\d+\.\d+)/.exec(stdout)?.[1] : undefined;
  return version === undefined ? undefined : { program, version };
}

/** Debian's own package, when we may install it. */
function install(name: string): DebianTool | undefined {
  if (process.getuid?.() !== 0) return undefined;
  process.stderr.write(`Installing Debian's ${name} …\n`);
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", name]);
  return toolAt(name);
}

/** The package of Debian's unstable release from where this system has its own; it is unpacked and not installed. */
function fetchNewest(name: string, folder: string): void {
  const mirror = debianMirror();
  if (!mirror) return;
  process.stderr.write(`Fetching Debian's newest ${name} …\n`);
  const places = ["lists/partial", "cache/archives/partial"].map(place => join(folder, place));
  for (const place of places) mkdirSync(place, { recursive: true });
  const sources = join(folder, "sources.list");
  writeFileSync(sources, `deb ${mirror} sid main\n`);
  const options = {
    "Dir::Etc::SourceList": sources,
    "Dir::Etc::SourceParts": "/dev/null",
    "Dir::State::Lists": join(folder, "lists"),
    "Dir::Cache": join(folder, "cache"),
    "Acquire::Languages": "none",
  };
  const own = Object.entries(options).flatMap(([key, value]) => ["-o", `${key}=${value}`]);
  for (const old of packagesIn(folder)) rmSync(join(folder, old));
  run("apt-get", ["-qq", ...own, "update"], folder);
  run("apt-get", ["-qq", ...own, "download", name], folder);
  for (const file of packagesIn(folder)) run("dpkg-deb", ["-x", file, "."], folder);
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder).filter(file => file.endsWith(".deb"));
}

/** Nothing on systems that are not Debian. */
function debianMirror(): string | undefined {
  const { stdout, status } = spawnSync("apt-get", ["indextargets", "--format", "$(REPO_URI)"], {
    encoding: "utf8",
  });
  if (status !== 0) return undefined;
  return stdout.split("\n").find(address => /\/debian\/?$/.test(address));
}

function run(command: string, args: string[], cwd?: string): void {
  spawnSync(command, args, { cwd, stdio: "ignore", timeout: installLimitMs });
}
