import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../../generator/system/project-root.ts";
import { type ListeningProcess, listeningProcess } from "../listening-process.ts";

/** A file in a process of its own, from when it says where it listens. */
export function child(
  file: string,
  { args = [], env }: { args?: readonly string[]; env: Record<string, string> },
): Promise<ListeningProcess> {
  const quiet = { FORMS_PORT: "0", FORMS_LIMITS: "off", LOG_LEVEL: "error" };
  return listeningProcess([process.execPath, file, ...args], { ...quiet, ...env });
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
