import { parentPort, workerData } from "node:worker_threads";
import { Failure, type FailureKind, sentenceOf } from "../../failure.ts";
import { isBusy } from "./file/is-busy.ts";
import { openSqliteStore, type SqliteOptions } from "./open-sqlite-store.ts";
import { waitHere } from "./wait-here.ts";
import { unasked } from "./waiting-calls.ts";

export type ThreadStart = Pick<SqliteOptions, "patienceMs"> & { readonly file: string };

export type Calls = ReturnType<typeof openCalls>;
export type Call = readonly [number: number, name: keyof Calls, args: readonly unknown[]];
export type Answer = readonly [number: number, result: unknown, problem?: ProblemText];
type ProblemText = {
  readonly kind: FailureKind | undefined;
  readonly message: string;
  readonly stack: string | undefined;
};

const { file, ...options }: ThreadStart = workerData;
const heldPauseMs = 1000;
const held = `another program has ${file} open, such as sqlite3, a backup or an older form-service: close it, and the service goes on by itself`;
let answers: Answer[] = [];

try {
  const calls = whenFree(openCalls);
  parentPort?.on("message", (asked: readonly Call[]) => {
    for (const [number, name, args] of asked) {
      Reflect.apply(calls[name], undefined, args).then(
        (result: unknown) => answer([number, result]),
        (error: unknown) => answer([number, undefined, textOf(error)]),
      );
    }
  });
  answer([unasked.heldBy, undefined]);
  answer([unasked.opened, undefined]);
} catch (error) {
  answer([unasked.heldBy, undefined]);
  answer([unasked.opened, undefined, textOf(error)]);
}

/** Another program may let go of the file at any time: until then the service can say whom it waits for. */
function whenFree<T>(open: () => T): T {
  for (let tries = 1; ; tries++) {
    try {
      return open();
    } catch (error) {
      if (!(error instanceof Error) || !isBusy(error.cause)) throw error;
      if (tries === 1) parentPort?.postMessage([[unasked.heldBy, held]]);
      waitHere(heldPauseMs);
    }
  }
}

function openCalls() {
  const { outbox, records, ...store } = openSqliteStore(file, options);
  const close = async () => {
    await store.close();
    // Nothing else keeps the thread; the answer still goes out.
    parentPort?.unref();
  };
  return { ...store, ...outbox, ...records, close };
}

/** The answers of one commit travel together. */
function answer(one: Answer): void {
  if (!answers.length) queueMicrotask(post);
  answers.push(one);
}

function post(): void {
  parentPort?.postMessage(answers);
  answers = [];
}

function textOf(error: unknown): ProblemText {
  const kind = error instanceof Failure ? error.kind : undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind, message: sentenceOf(error), stack };
}
