import { type ListeningProcess, listeningProcess } from "../listening-process.ts";

type Starting = { env?: NodeJS.ProcessEnv; script?: string };

/** Starts a command that serves, and waits until it has said where. */
export function startSite(
  args: string[],
  { env = {}, script = "bin/site.mjs" }: Starting = {},
): Promise<ListeningProcess> {
  return listeningProcess([process.execPath, script, ...args], { CI: "1", ...env });
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
