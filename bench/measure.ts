import { type ChildProcess, spawn } from "node:child_process";
import { processorMs, residentBytes } from "./process-tree.ts";

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
};
export type Run = {
  ms: number;
  /** The most memory that the command and its children held together at one time. */
  peakBytes: number;
  /** Processor time on all cores, to within a sample: it tells more than the clock where others work too. */
  cpuMs: number;
  output: string;
  /** Why it is worth nothing: what the command said in the end, or that it took too long. */
  failure: string | undefined;
};

/** Runs a command to its end, or to the limit, and tells its time and its memory. */
export function measure(command: Command, limitMs: number): Promise<Run> {
  const startedMs = performance.now();
  const child = start(command);
  let output = "";
  let [peakBytes, cpuMs] = [0, 0];
  let late = false;
  child.stdout?.on("data", chunk => (output += chunk));
  child.stderr?.on("data", chunk => (output += chunk));
  const watch = setInterval(() => {
    if (!child.pid) return;
    peakBytes = Math.max(peakBytes, residentBytes(child.pid));
    cpuMs = Math.max(cpuMs, processorMs(child.pid));
  }, sampleMs);
  const limit = setTimeout(() => {
    late = true;
    stop(child);
  }, limitMs);
  return new Promise(resolve => {
    const settle = (failure: string | undefined) => {
      clearInterval(watch);
      clearTimeout(limit);
      resolve({ ms: performance.now() - startedMs, peakBytes, cpuMs, output, failure });
    };
    child.once("error", error => settle(String(error)));
    child.once("close", code => {
      if (late) settle(`stopped after ${limitMs / 1000} s`);
      else settle(code === 0 ? undefined : lastWords(output, code));
    });
  });
}

/** Often enough to see a peak, seldom enough to cost below one hundredth of a core. */
const sampleMs = 20;

function start({ program, args, folder, environment = {} }: Command): ChildProcess {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...ownEnvironment, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that a stop reaches the children too.
    detached: true,
  });
  const stopWithUs = () => stop(child);
  process.once("exit", stopWithUs);
  child.once("close", () => process.off("exit", stopWithUs));
  return child;
}

/** A workplace may have Node read certificates of its own at each start, which takes longer than all else of a start. */
export const ownEnvironment = { CI: "1", NODE_EXTRA_CA_CERTS: undefined };

function stop(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended by itself in the meantime.
    child.kill("SIGKILL");
  }
}

function lastWords(output: string, code: number | null): string {
  const lines = output.split("\n").filter(line => line.trim() && !/^\S*\s+at /.test(line));
  const words = lines.slice(-8).join("\n");
  return `ended with ${code}: ${words}`;
}
