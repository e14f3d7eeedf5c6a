import { parentPort, workerData } from "node:worker_threads";
import { Failure, type FailureKind, sentenceOf } from "../../failure.ts";
import { openSqliteStore, type SqliteOptions } from "./open-sqlite-store.ts";

export type ThreadStart = {
  readonly file: string;
  readonly options: Omit<SqliteOptions, "onOpen">;
};

export type CallName = keyof ReturnType<typeof openCalls>;
export type Call = readonly [number: number, name: CallName, args: readonly unknown[]];
export type Answer = readonly [number: number, result: unknown, problem?: ProblemText];
type ProblemText = {
  readonly kind: FailureKind | undefined;
  readonly message: string;
  readonly stack: string | undefined;
};

const { file, options }: ThreadStart = workerData;
let answers: Answer[] = [];

try {
  const calls = openCalls();
  parentPort?.on("message", (asked: readonly Call[]) => {
    for (const [number, name, args] of asked) {
      Reflect.apply(calls[name], undefined, args).then(
        (result: unknown) => answer([number, result]),
        (error: unknown) => answer([number, undefined, textOf(error)]),
      );
    }
  });
  answer([0, undefined]);
} catch (error) {
  answer([0, undefined, textOf(error)]);
}

function openCalls() {
  const { outbox, records, ...store } = openSqliteStore(file, options);
  const close = async () => {
    await store.close();
    // Nothing else keeps the thread; the answer still goes out.
    parentPort?.unref();
  };
  const { acceptBound, completeOrder, forgetRequests, proveWritable, proveRoom, diagnose } = store;
  const own = { acceptBound, completeOrder, forgetRequests, proveWritable, proveRoom, diagnose };
  return { ...own, ...outbox, ...records, close };
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
