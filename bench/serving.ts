import { join } from "node:path";
import { type ListeningProcess, listeningProcess } from "../tests/listening-process.ts";
import { ownEnvironment } from "./measure.ts";
import { projectRoot } from "./places.ts";

type Serving = Pick<ListeningProcess, "address" | "stop"> & {
  /** From the start of the process until it said that it is ready. */
  readyMs: number;
};

/** Starts `site dev` or `site preview` and waits until it names its address. */
export async function serve(args: readonly string[]): Promise<Serving> {
  const startedMs = performance.now();
  const command = [process.execPath, join(projectRoot, "bin/site.mjs"), ...args, "--port", "0"];
  const { address, stop } = await listeningProcess(command, ownEnvironment);
  return { address, readyMs: performance.now() - startedMs, stop };
}
