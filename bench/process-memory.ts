import { readFileSync } from "node:fs";

/** The memory that a process and its children hold now, where the system tells it (Linux); otherwise 0. */
export function residentBytes(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.reduce((total, child) => total + residentBytes(child), own);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended, or this system has no /proc: it holds nothing that we could count.
    return "";
  }
}
