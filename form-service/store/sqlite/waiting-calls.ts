import { Failure } from "../../failure.ts";
import type { Answer } from "./store-thread.ts";

type WaitingCalls = {
  /** What the thread answers to the call of this number. A patient call waits for ever. */
  readonly answerTo: (number: number, how: { readonly isPatient: boolean }) => Promise<unknown>;
  readonly take: (answers: readonly Answer[]) => void;
  /** Why nothing more should be asked at present. */
  readonly stall: () => Failure | undefined;
  readonly isEmpty: () => boolean;
  /** From now on all that wait are patient. */
  readonly stopWatching: () => void;
};

type Waiting = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly lastTick: number;
};

/** Answered without being asked: who keeps the file from us, if anybody does, and then that it is open. */
export const unasked = { heldBy: 0, opened: 1 } as const;

/** A stall is counted in our own ticks, of which there are none while this process itself stands still. */
const ticksMax = 10;

/**
 * The calls whose answers are to come. A thread that hangs, as on a disk that no longer answers, keeps nobody waiting: no
 * promise is given, and nothing more is asked until it answers again. What it has been given it may still write; a repeat
 * is known again by its key, or by http/unanswered.ts.
 */
export function waitingCalls(stallMs: number): WaitingCalls {
  const waiting = new Map<number, Waiting>();
  const watch = setInterval(giveUpOnStalled, stallMs / ticksMax).unref();
  let tick = 0;
  let stall: Failure | undefined;

  function giveUpOnStalled(): void {
    tick++;
    for (const [number, { lastTick, reject }] of waiting) {
      if (lastTick >= tick) return;
      const sentence = `the database has not answered for ${stallMs / 1000} s`;
      stall = new Failure("unavailable", sentence);
      waiting.delete(number);
      reject(stall);
    }
  }

  return {
    answerTo: (number, { isPatient }) =>
      new Promise((resolve, reject) => {
        const lastTick = isPatient ? Number.POSITIVE_INFINITY : tick + ticksMax;
        waiting.set(number, { resolve, reject, lastTick });
      }),
    take(answers) {
      stall = undefined;
      for (const [number, result, problem] of answers) {
        const one = waiting.get(number);
        waiting.delete(number);
        if (problem) one?.reject(errorOf(problem));
        else one?.resolve(result);
      }
    },
    stall: () => stall,
    isEmpty: () => waiting.size === 0,
    stopWatching: () => clearInterval(watch),
  };
}

function errorOf({ kind, message, stack }: Exclude<Answer[2], undefined>): Error {
  const error = kind ? new Failure(kind, message) : new Error(message);
  if (stack) error.stack = stack;
  return error;
}
