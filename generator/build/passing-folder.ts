import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refusal } from "../problems/problem.ts";
import { systemCode } from "../system/system-code.ts";

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
    folder = newFolder();
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
    remove();
  }
}

function newFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), "site-"));
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw error;
    throw refusal({
      code: "system/enoent",
      file: tmpdir(),
      message: "this folder for passing files, which TMPDIR names, is not there",
      fix: "Make it, or let TMPDIR name another one",
    });
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
