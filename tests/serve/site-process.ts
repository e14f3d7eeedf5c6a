import { vi } from "vitest";
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
export function until<T>(find: () => T | Promise<T>) {
  return vi.waitUntil(find, { timeout: 240_000, interval: 10 });
}
