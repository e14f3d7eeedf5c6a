import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { start, stop } from "./measure.ts";
import { projectRoot } from "./places.ts";

export type Serving = {
  /** 'http://127.0.0.1:4321' */
  address: string;
  /** From the start of the process until it said that it is ready. */
  readyMs: number;
  stop: () => Promise<void>;
};

/** Starts `site dev` or `site preview` and waits until it names its address. */
export async function serve(args: readonly string[], limitMs = 60_000): Promise<Serving> {
  const startedMs = performance.now();
  const script = join(projectRoot, "bin/site.mjs");
  const child = start({
    program: process.execPath,
    args: [script, ...args, "--port", "0"],
    folder: projectRoot,
  });
  const ended = new Promise<void>(resolve => child.once("close", () => resolve()));
  const stopAndWait = () => {
    stop(child);
    return ended;
  };
  try {
    const address = await addressOf(child, limitMs);
    return { address, readyMs: performance.now() - startedMs, stop: stopAndWait };
  } catch (error) {
    await stopAndWait();
    throw error;
  }
}

function addressOf(child: ChildProcess, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (what: string) => reject(new Error(`The server ${what}:\n${output}`));
    const limit = setTimeout(() => fail(`did not say its address in ${limitMs / 1000} s`), limitMs);
    const hear = (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\/\/[\w.:[\]]+\d/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", code => {
      clearTimeout(limit);
      fail(`ended with ${code}`);
    });
  });
}
