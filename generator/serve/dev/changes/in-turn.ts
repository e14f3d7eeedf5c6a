import { setTimeout as wait } from "node:timers/promises";

type Work = {
  work: (files: ReadonlySet<string>) => Promise<void>;
  onFailure: (error: unknown, files: ReadonlySet<string>) => Promise<void>;
};
type Turns = {
  /** Is done while nothing else is: before changes that come meanwhile, and after those that are being worked on. */
  alone: (job: () => Promise<void>) => Promise<void>;
  changed: (files: Iterable<string>) => void;
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>;
};

/** Works on changed files one set at a time; what changes meanwhile is the next set. */
export function inTurn({ work, onFailure }: Work): Turns {
  let waiting = new Set<string>();
  let turn: Promise<void> | undefined;
  const takeAll = async () => {
    while (waiting.size > 0) {
      const files = waiting;
      waiting = new Set();
      try {
        await work(files);
      } catch (error) {
        // A file that is half written is put right by the event that follows, and nobody need hear of it. What was
        // to be done is then done together.
        await wait(halfWrittenMs);
        if (waiting.size === 0) await onFailure(error, files);
        else for (const file of files) waiting.add(file);
      }
    }
  };
  return {
    alone: async job => {
      while (turn) await turn;
      const done = job();
      turn = done
        .catch(() => {}) // Whoever asked for it hears of it.
        .then(takeAll)
        .finally(() => {
          turn = undefined;
        });
      await done;
    },
    idle: () => turn ?? Promise.resolve(),
    changed: files => {
      for (const file of files) waiting.add(file);
      turn ??= takeAll().finally(() => {
        turn = undefined;
      });
    },
  };
}

const halfWrittenMs = 40;
