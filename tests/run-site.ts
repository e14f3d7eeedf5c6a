import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./built-site.ts";

/** The command as an owner runs it, to its end. */
export function runSite(args: string[], env: NodeJS.ProcessEnv = {}) {
  const run = spawnSync(process.execPath, [join(projectRoot, "bin/site.mjs"), ...args], {
    cwd: projectRoot,
    encoding: "utf8",
    env: { ...process.env, CI: "1", ...env },
  });
  return { ...run, all: run.stdout + run.stderr };
}

/** The command kills itself before it moves a file into place, for the nth time, whose name holds these letters. */
export function killingAt(name: string, nth = 1): Record<string, string> {
  return onSystem(`const move = fs.renameSync;
    let times = 0;
    fs.renameSync = (from, to) => {
      if (to.includes(${JSON.stringify(name)}) && ++times === ${nth}) process.kill(process.pid, "SIGKILL");
      return move(from, to);
    };`);
}

/** The environment of a command for whom the file system is as this code has made `fs`. */
export function onSystem(code: string): Record<string, string> {
  const whole = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    ${code}
    syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(whole)}` };
}

export function runAsync(
  args: string[],
  { killAfterMs }: { killAfterMs?: number } = {},
): Promise<number | null> {
  const child = spawn(process.execPath, [join(projectRoot, "bin/site.mjs"), ...args], {
    stdio: "ignore",
  });
  if (killAfterMs !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  return new Promise(resolve => child.on("exit", resolve));
}
