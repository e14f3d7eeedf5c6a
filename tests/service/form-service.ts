import type { ListeningProcess } from "../listening-process.ts";
import { bundle } from "./bundle.ts";
import { child, run } from "./child.ts";

const entry = "bin/form-service.ts";

/** The form service in a process of its own. */
export async function serviceProcess(env: Record<string, string>): Promise<ListeningProcess> {
  return child(await bundle(entry), { args: ["start"], env });
}

/** A command of the form service, as its operator calls it. */
export async function command(args: readonly string[], env: Record<string, string>, cwd?: string) {
  return run(await bundle(entry), { args, env, cwd });
}
