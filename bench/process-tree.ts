import { readFileSync } from "node:fs";

/** The memory that a process and its children hold now, where the system tells it (Linux); otherwise 0. */
export function residentBytes(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  return childrenOf(pid).reduce((total, child) => total + residentBytes(child), own);
}

/** The processor time, on all cores, that a process and its children have taken so far (Linux; otherwise 0). */
export function processorMs(pid: number): number {
  // The name in the second field may hold spaces; behind its bracket the third field begins.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");
  const ticks = fields.slice(userTicks, userTicks + 4).map(Number);
  const own = ticks.reduce((sum, value) => sum + value, 0) * tickMs;
  return childrenOf(pid).reduce((total, child) => total + processorMs(child), own);
}

/** User, system and the same two of children that have ended, counted from the third field (man 5 proc). */
const userTicks = 11;
const tickMs = 10;

function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended, or this system has no /proc: it has nothing that we could count.
    return "";
  }
}
