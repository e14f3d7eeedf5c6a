import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ProblemsError, refusal } from "../problems/problem.ts";
import { systemCode } from "../system/system-code.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { writeNew } from "../write/write-new.ts";

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
  let emptyMs = 0;
  for (let waitedMs = 0; !tryToWrite(file); waitedMs += stepMs) {
    const holder = holderOf(file);
    // An empty lock is one being written right now, or left by a process that died while writing it.
    emptyMs = holder ? 0 : emptyMs + stepMs;
    const isLeft = holder ? !isAlive(holder) : emptyMs > emptyMaxMs;
    if (isLeft) {
      await clear(file, { holder, onWait });
      return take(file, onWait);
    }
    if (holder && waitedMs === 0) onWait(holder.pid);
    if (holder && waitedMs > longestMs) throw stuck(file, holder.pid);
    await wait(stepMs);
  }
}

/** Two that found the same lock left take turns: the second finds the one that the first has written since. */
async function clear(
  file: string,
  { holder, onWait }: { holder: Holder | undefined; onWait: (pid: number) => void },
): Promise<void> {
  const turn = `${file}.turn`;
  await take(turn, onWait);
  const found = holderOf(file);
  if (found?.pid === holder?.pid && found?.start === holder?.start) rmSync(file, { force: true });
  rmSync(turn, { force: true });
}

/** Only one of several processes can write a file that must not be there yet. */
function tryToWrite(file: string): boolean {
  try {
    writeNew(file, `${process.pid} ${startOf(process.pid)}`);
    return true;
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
    return false;
  }
}

const stepMs = 50;
const emptyMaxMs = 2_000;
const longestMs = 300_000;

type Holder = { pid: number; start: string };

function holderOf(file: string): Holder | undefined {
  // It may have been given back between the two looks.
  const text = unlessItFails(() => readFileSync(file, "utf8")) ?? "";
  const [pid = "", start = ""] = text.split(" ");
  return Number(pid) ? { pid: Number(pid), start } : undefined;
}

/** In a container each start gives the same numbers to its processes: the one of the lock may well be ourselves. */
function isAlive({ pid, start }: Holder): boolean {
  const found = startOf(pid);
  return isRunning(pid) && (found === "" || found === start);
}

/** When a process began, in the system's own words; nothing where it does not say. */
function startOf(pid: number): string {
  // On another kind of system there is no such file, nor is one of nobody's number.
  const stat = unlessItFails(() => readFileSync(`/proc/${pid}/stat`, "utf8")) ?? "";
  // The name of the program stands before it in brackets, and may hold anything.
  return stat.split(") ").at(-1)?.split(" ")[19] ?? "";
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

function stuck(file: string, holder: number): ProblemsError {
  const fix = `Stop process ${holder}, or delete ${file} if it is no build`;
  const message = "another build has been running for five minutes";
  return refusal({ code: "build/locked", file, message, fix });
}
