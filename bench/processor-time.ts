import { readFileSync } from "node:fs";

/** The processor time, on all cores, that a process and its children have taken so far (Linux; otherwise 0). */
export function processorMs(pid: number): number {
  // The name in the second field may hold spaces; behind its bracket the third field begins.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");
  const ticks = fields.slice(userTicks, userTicks + 4).map(Number);
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  const own = ticks.reduce((sum, value) => sum + value, 0) * tickMs;
  return children.reduce((total, child) => total + processorMs(child), own);
}

/** User, system and the same two of children that have ended, counted from the third field (man 5 proc). */
const userTicks = 11;
const tickMs = 10;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended, or this system has no /proc.
    return "";
  }
}
