import { Worker } from "node:worker_threads";
import { Failure } from "../../failure.ts";
import type { Store } from "../store.ts";
import type { SqliteOptions } from "./open-sqlite-store.ts";
import type { Answer, Call, CallName, ThreadStart } from "./store-thread.ts";

export type ThreadOptions = Omit<SqliteOptions, "onOpen"> & {
  /** Where the compiled store-thread.ts lies. */
  readonly threadFile?: URL;
  /** How long the thread may stay silent: longer than its patience with a lock, which it answers for itself. */
  readonly stallMs?: number;
};

type Waiting = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly lastTick: number;
};

/** Calls travel together, and so do the answers of one commit: each trip wakes somebody up. */
const callsMax = 32;
const turnsMax = 4;
/** A stall is counted in ticks of our own: while this process itself stood still there were none. */
const ticksMax = 10;

/**
 * The SQLite store in a thread of its own: what SQLite computes and each wait for the disk then leave
 * the event loop free. At 64 connections that is a fifth more orders a second, and on a slow disk
 * the answers that need no disk no longer wait for it.
 */
export async function openThreadedStore(file: string, options: ThreadOptions = {}): Promise<Store> {
  const {
    threadFile = new URL("./store-thread.js", import.meta.url),
    stallMs = 10_000,
    ...storeOptions
  } = options;
  const workerData: ThreadStart = { file, options: storeOptions };
  const thread = new Worker(threadFile, { workerData });
  const waiting = new Map<number, Waiting>();
  let outgoing: Call[] = [];
  let lastNumber = 0;
  let isGathering = false;
  let turns = 0;
  let seen = 0;
  let tick = 0;
  let isStalled = false;
  let isServing = false;

  /** As long as each turn of the loop reads more requests, they share a trip, and then a commit. */
  function gather(): void {
    const isGrowing = outgoing.length > seen && turns++ < turnsMax;
    seen = outgoing.length;
    isGathering = isGrowing;
    if (isGrowing) setImmediate(gather);
    else post();
  }

  function post(): void {
    if (outgoing.length) thread.postMessage(outgoing);
    outgoing = [];
    turns = 0;
    seen = 0;
  }

  function ask(name: CallName, args: readonly unknown[]): Promise<unknown> {
    // What is asked on closing is waited for: the process ends all the same, see bin/form-service.ts.
    const isPatient = name === "close";
    if (isStalled && !isPatient) return Promise.reject(stalled(stallMs));
    return new Promise((resolve, reject) => {
      if (!isGathering) setImmediate(gather);
      isGathering = true;
      outgoing.push([++lastNumber, name, args]);
      const lastTick = isPatient ? Infinity : tick + ticksMax;
      waiting.set(lastNumber, { resolve, reject, lastTick });
      // The thread begins while the loop still reads the other requests of its turn.
      if (outgoing.length === callsMax) post();
    });
  }

  /**
   * A thread that hangs, as on a disk that no longer answers, keeps nobody waiting: no promise is given, and nothing
   * more is handed over. What it has been given it may still write; the key of a request keeps that from being doubled.
   */
  function giveUpOnStalled(): void {
    tick++;
    for (const [number, { lastTick, reject }] of waiting) {
      if (lastTick >= tick) return;
      isStalled = true;
      waiting.delete(number);
      reject(stalled(stallMs));
    }
  }

  function take(answers: readonly Answer[]): void {
    isStalled = false;
    for (const [number, result, problem] of answers) {
      const one = waiting.get(number);
      waiting.delete(number);
      if (problem) one?.reject(errorOf(problem));
      else one?.resolve(result);
    }
  }

  /** Takes the process along, which its supervisor starts again: without a store there is nothing to serve. */
  function die(cause?: unknown): never {
    throw new Error("The thread of the database has ended by itself, and the service with it", {
      cause,
    });
  }

  // The answer to call 0 says that the file is open.
  const opened = new Promise<unknown>((resolve, reject) =>
    waiting.set(0, { resolve, reject, lastTick: Infinity }),
  );
  thread.on("message", take);
  thread.on("error", die);
  thread.on("exit", code => {
    if (isServing || waiting.size) die(`exit code ${code}`);
  });
  await opened;
  isServing = true;
  const watch = setInterval(giveUpOnStalled, stallMs / ticksMax).unref();

  /** The answer to a call is what the call of this name gives, which no type can follow through a port. */
  const call =
    <Name extends CallName>(name: Name) =>
    (...args: unknown[]) =>
      ask(name, args) as never;

  return {
    description: `the SQLite file ${file}`,
    accept: call("accept"),
    completeOrder: call("completeOrder"),
    forgetRequests: call("forgetRequests"),
    proveWritable: call("proveWritable"),
    diagnose: call("diagnose"),
    outbox: {
      claim: call("claim"),
      settle: call("settle"),
      recover: call("recover"),
      counts: call("counts"),
    },
    records: {
      list: call("list"),
      find: call("find"),
      release: call("release"),
      requeue: call("requeue"),
      deadMails: call("deadMails"),
      erase: call("erase"),
      purge: call("purge"),
    },
    close: () => {
      isServing = false;
      clearInterval(watch);
      return call("close")();
    },
  };
}

function stalled(stallMs: number): Failure {
  return new Failure("unavailable", `the database has not answered for ${stallMs / 1000} s`);
}

function errorOf({ kind, message, stack }: Exclude<Answer[2], undefined>): Error {
  const error = kind ? new Failure(kind, message) : new Error(message);
  if (stack) error.stack = stack;
  return error;
}
