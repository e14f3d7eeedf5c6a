import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../../generator/project-root.ts";

export type Child = {
  readonly address: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

/** A file in a process of its own, from when it says where it listens. */
export async function child(
  file: string,
  { args = [], env }: { args?: readonly string[]; env: Record<string, string> },
): Promise<Child> {
  const started = spawn(process.execPath, [file, ...args], {
    cwd: projectRoot(),
    env: { ...process.env, FORMS_PORT: "0", FORMS_LIMITS: "off", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const ended = once(started, "exit").then(([code, signal]) => code ?? signal);
  const address = await new Promise<string>((resolve, reject) => {
    let isFound = false;
    // Looked through only until the address is in it: under load a log grows by megabytes.
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      const found = isFound ? undefined : /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (!found) return;
      isFound = true;
      resolve(found);
    };
    started.stdout.on("data", read);
    started.stderr.on("data", read);
    started.once("exit", () => reject(new Error(`ended before it listened: ${output()}`)));
  });
  return { address, process: started, output, ended };
}

/** A command that comes to its end by itself. */
export async function run(
  file: string,
  {
    args,
    env,
    cwd = projectRoot(),
  }: { args: readonly string[]; env: Record<string, string>; cwd?: string | undefined },
): Promise<{ code: number; stdout: string; stderr: string }> {
  const started = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  started.stdout.on("data", chunk => {
    stdout += chunk;
  });
  started.stderr.on("data", chunk => {
    stderr += chunk;
  });
  const [code] = await once(started, "close");
  return { code, stdout, stderr };
}
