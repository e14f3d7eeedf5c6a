import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ProblemsError } from "./problem.ts";

/** Lets one build at a time use a cache; a lock whose process is gone is taken over. */
export async function withLock<T>(
  { folder, onWait }: { folder: string; onWait: (pid: number) => void },
  work: () => Promise<T>,
): Promise<T> {
  const file = join(folder, "lock");
  mkdirSync(folder, { recursive: true });
  await take(file, onWait);
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
  }
}

async function take(file: string, onWait: (pid: number) => void): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += stepMs) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const holder = holderOf(file);
    // An empty lock is one being written right now, or left by a process that died while writing it.
    if (holder === undefined ? waitedMs > emptyMs : !isAlive(holder)) rmSync(file, { force: true });
    else if (waitedMs === 0 && holder !== undefined) onWait(holder);
    if (holder !== undefined && waitedMs > longestMs) throw stuck(file, holder);
    await wait(stepMs);
  }
}

const stepMs = 50;
const emptyMs = 2_000;
const longestMs = 300_000;

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    // The lock was given back between the two looks.
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function stuck(file: string, holder: number): ProblemsError {
  const fix = `Stop process ${holder}, or delete ${file} if it is no build`;
  return new ProblemsError([
    {
      code: "build/locked",
      severity: "error",
      file,
      message: "another build has been running for five minutes",
      fix,
    },
  ]);
}
