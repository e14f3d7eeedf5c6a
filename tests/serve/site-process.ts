import { type ChildProcess, spawn } from "node:child_process";
import { projectRoot } from "../built-site.ts";

export type SiteProcess = {
  address: string;
  port: number;
  /** Everything that it has printed so far. */
  output: () => string;
  stop: () => Promise<number | null>;
};

type Starting = { env?: NodeJS.ProcessEnv; script?: string };

/** Starts a command that serves, and waits until it has said where. */
export function startSite(
  args: string[],
  { env = {}, script = "bin/site.mjs" }: Starting = {},
): Promise<SiteProcess> {
  return startProgram([process.execPath, script, ...args], env);
}

export async function startProgram(
  [program = "", ...args]: string[],
  env: NodeJS.ProcessEnv,
): Promise<SiteProcess> {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, CI: "1", ...env },
  });
  let output = "";
  child.stdout.on("data", text => {
    output += text;
  });
  child.stderr.on("data", text => {
    output += text;
  });
  const address = await said(child, () => /http:\/\/[^\s/]+:\d+/.exec(output)?.[0]);
  if (!address) throw new Error(`It ended without serving anything:\n${output}`);
  return { address, port: Number(new URL(address).port), output: () => output, stop };

  function stop(): Promise<number | null> {
    return new Promise(resolve => {
      if (child.exitCode !== null) return resolve(child.exitCode);
      child.once("exit", resolve);
      child.kill("SIGTERM");
    });
  }
}

function said(child: ChildProcess, find: () => string | undefined): Promise<string | undefined> {
  return new Promise(resolve => {
    const look = () => {
      if (find()) resolve(find());
    };
    child.stdout?.on("data", look);
    child.once("exit", () => resolve(find()));
  });
}

/** Waits until something holds; the test's own time limit ends the waiting. */
export async function until<T>(
  find: () => T | Promise<T>,
): Promise<Exclude<NonNullable<T>, false>> {
  for (;;) {
    const found = await find();
    // What is neither nothing nor false is what was looked for.
    if (found) return found as Exclude<NonNullable<T>, false>;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
