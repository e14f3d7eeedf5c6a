import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder for one piece of work, gone as soon as that is over, also when it is broken off by Ctrl+C. */
export async function inPassingFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  let folder = "";
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const breakOff = (signal: NodeJS.Signals) => {
    remove();
    // It was heard once: now it does what it always does.
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, breakOff);
  try {
    folder = mkdtempSync(join(tmpdir(), "site-"));
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    remove();
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
