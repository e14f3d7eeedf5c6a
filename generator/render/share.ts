import { setImmediate as breathe } from "node:timers/promises";
import type { Thread } from "./render-threads.ts";

/** Some of the work, and the thread that does it quickest, where that is not the main one. */
export type Chunk<T> = { items: T[]; by: Thread | undefined };

/** Small chunks, so that all threads end at the same time. */
const chunkSize = 25;

export function chunksOf<T>(items: T[], by?: Thread): Chunk<T>[] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => ({
    items: items.slice(index * chunkSize, (index + 1) * chunkSize),
    by,
  }));
}

type Sharing<T, R> = {
  threads: Thread[];
  /** Whether they begin later than this thread, since they were only just started. */
  areNew?: boolean;
  elsewhere: (thread: Thread, chunk: Chunk<T>) => Promise<R>;
  /** What the main thread does rather than take a chunk, as long as this tells that it has done something. */
  before?: () => boolean;
  here: (chunk: Chunk<T>) => R;
  /** `thread` is the one that did it, if it was not the main one. */
  take: (result: R, thread: Thread | undefined, chunk: Chunk<T>) => void;
};

/**
 * Each thread begins with most of its part, since the main thread has other things to do before it can give it more.
 * Then it has one chunk in work and the next one at hand: it need not wait until the main thread, which works too,
 * hears that it has finished.
 */
export async function share<T, R>(queue: Chunk<T>[], sharing: Sharing<T, R>): Promise<void> {
  const { threads, areNew = false, elsewhere, before, here, take } = sharing;
  const shared = Math.max(0, queue.length - (areNew ? chunksBefore : 0));
  const first = Math.floor((shared / (threads.length + 1)) * begunWith);
  try {
    await Promise.all([
      ...threads.flatMap(thread => Array.from({ length: first }, () => workOne(thread))),
      ...[...threads, ...threads].map(workAll),
      workHere(),
    ]);
  } finally {
    // After a failure nobody waits for the rest.
    queue.length = 0;
  }

  /** Whether there was one. */
  async function workOne(thread: Thread): Promise<boolean> {
    const chunk = next(queue, thread);
    if (chunk) take(await elsewhere(thread, chunk), thread, chunk);
    return chunk !== undefined;
  }

  async function workAll(thread: Thread): Promise<void> {
    while (await workOne(thread));
  }

  async function workHere(): Promise<void> {
    while (queue.length > 0) {
      // Between chunks the main thread hears what the others have finished.
      await breathe();
      const chunk = before?.() ? undefined : next(queue);
      if (chunk) take(here(chunk), undefined, chunk);
    }
  }
}

const begunWith = 0.75;

/** A thread takes about as long to start as this one takes for so many. */
const chunksBefore = 16;

/** One that is for this thread, or the last one of another. */
function next<T>(queue: Chunk<T>[], thread?: Thread): Chunk<T> | undefined {
  const own = queue.findIndex(({ by }) => by === thread);
  return own === -1 ? queue.pop() : queue.splice(own, 1)[0];
}
