import { Worker } from "node:worker_threads";
import { Failure } from "../../failure.ts";
import type { Store } from "../store.ts";
import { boundEntry } from "./bound-entry.ts";
import { gatherCalls } from "./gather-calls.ts";
import type { SqliteOptions } from "./open-sqlite-store.ts";
import type { Calls, ThreadStart } from "./store-thread.ts";
import { unasked, waitingCalls } from "./waiting-calls.ts";

export type ThreadOptions = Pick<SqliteOptions, "patienceMs"> & {
  /** Where the compiled store-thread.ts lies. */
  readonly threadFile?: URL;
  /** How long the thread may stay silent: longer than its patience with a lock, which it answers for itself. */
  readonly stallMs?: number;
  /** Told why the file cannot be used yet: until that is over, whatever is asked is refused with it. */
  readonly onHeld?: (sentence: string) => void;
  /** Told why a file that was waited for cannot be used after all; without it that ends the process with a stack. */
  readonly onUnusable?: (error: unknown) => void;
};

/**
 * The SQLite store in a thread of its own: what SQLite computes and each wait for the disk then leave
 * the event loop free. At 64 connections that is a fifth more orders a second, and on a slow disk
 * the answers that need no disk no longer wait for it.
 */
export async function openThreadedStore(file: string, options: ThreadOptions): Promise<Store> {
  const {
    threadFile = new URL("./store-thread.js", import.meta.url),
    stallMs = 10_000,
    onHeld,
    onUnusable = die,
    ...storeOptions
  } = options;
  const workerData: ThreadStart = { file, ...storeOptions };
  const thread = new Worker(threadFile, { workerData });
  const send = gatherCalls(calls => thread.postMessage(calls));
  const waiting = waitingCalls(stallMs);
  let lastNumber: number = unasked.opened;
  let isServing = false;
  let hold: Failure | undefined;

  function ask(name: keyof Calls, args: readonly unknown[]): Promise<unknown> {
    // What is asked on closing is waited for: the process ends all the same, see bin/form-service/start.ts.
    const isPatient = name === "close";
    const obstacle = hold ?? waiting.stall();
    if (obstacle && !isPatient) return Promise.reject(obstacle);
    send([++lastNumber, name, args]);
    return waiting.answerTo(lastNumber, { isPatient });
  }

  /** Takes the process along, which its supervisor starts again: without a store there is nothing to serve. */
  function die(cause?: unknown): never {
    throw new Error("The thread of the database has ended by itself, and the service with it", {
      cause,
    });
  }

  const heldBy = waiting.answerTo(unasked.heldBy, { isPatient: true });
  const opened = waiting.answerTo(unasked.opened, { isPatient: true });
  thread.on("message", waiting.take);
  thread.on("error", die);
  thread.on("exit", code => {
    if (isServing || !waiting.isEmpty()) die(`exit code ${code}`);
  });
  const held = await Promise.race([heldBy, opened]);
  const serve = () => {
    hold = undefined;
    isServing = true;
  };
  if (typeof held === "string") {
    hold = new Failure("unavailable", held);
    onHeld?.(held);
    opened.then(serve, onUnusable);
  } else await opened.then(serve);

  /** The answer to a call is what the call of this name gives, which no type can follow through a port. */
  function calls<Name extends keyof Calls>(...names: Name[]): Pick<Calls, Name> {
    const all = names.map(name => [name, (...args: unknown[]) => ask(name, args)]);
    return Object.fromEntries(all);
  }

  const { acceptBound, close } = calls("acceptBound", "close");

  return {
    ...calls("completeOrder", "forgetRequests", "proveWritable", "proveRoom", "diagnose"),
    accept: entry => acceptBound(boundEntry(entry)),
    outbox: calls("claim", "settle", "recover", "counts", "addMail"),
    records: {
      ...calls("list", "find", "release", "requeue", "deadMails", "putOffMails"),
      ...calls("erase", "remove", "purge", "countOlder", "compact"),
    },
    close: async () => {
      const isHeld = hold !== undefined;
      // A thread that has closed may end before it hears of more: nobody would answer.
      hold = new Failure("unavailable", "the database is closed, as the service stops");
      isServing = false;
      waiting.stopWatching();
      if (!isHeld) return close();
      // It waits and hears nothing, and there is nothing to be written. What it says until it has ended comes too late.
      thread.removeAllListeners();
      await thread.terminate();
    },
  };
}
