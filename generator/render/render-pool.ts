import { setImmediate as breathe } from "node:timers/promises";
import { type AheadText, type Reading, readAhead } from "../load/read-ahead.ts";
import type { OpenSite } from "../open-site.ts";
import type { Progress } from "../progress.ts";
import type { Picture } from "../site.ts";
import type { Job, MadePage, MadePages } from "./make-page.ts";
import { detached, type Facts } from "./page-facts.ts";
import { startThreads, type Thread } from "./render-threads.ts";
import type { WorkerSite, WorkerStart } from "./render-worker.ts";

export type RenderPool = {
  /** Reads many texts, which needs nothing of the site's code. */
  read: (texts: ReadingOfTexts) => Promise<AheadText[]>;
  /** Threads that are there already load the site while this one plans it. */
  open: (site: OpenSite) => void;
  render: (rendering: Rendering) => Promise<{ made: MadePage[]; parts: Facts["parts"] }>;
  close: () => Promise<void>;
};
type ReadingOfTexts = {
  reading: Reading;
  onRead: (texts: AheadText[]) => void;
  /** What the main thread does rather than read itself. */
  before: () => boolean;
};
type Rendering = {
  jobs: Job[];
  pictures: ReadonlyMap<string, Picture>;
  /** The main thread's own way of making pages: it renders too. */
  makePages: (jobs: Job[]) => MadePages;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** Reads texts and makes pages, many of them on all cores. The bytes are the same either way. */
export function renderPool(options: WorkerStart): RenderPool {
  let threads: Thread[] = [];
  let site: WorkerSite | undefined;
  const start = () => {
    if (threads.length > 0) return;
    threads = startThreads(options);
    if (site) for (const thread of threads) thread.send({ site });
  };
  return {
    read: async ({ reading: { files, images }, onRead, before }) => {
      start();
      const texts: AheadText[] = [];
      await share(chunksOf(files), {
        threads,
        elsewhere: (thread, { items }) => thread.read({ files: items, images }),
        before,
        here: ({ items }) => readAhead({ files: items, images }),
        take: (_, read) => {
          texts.push(...read);
          onRead(read);
        },
      });
      return texts;
    },
    open: ({ root, settings, code }) => {
      site = { root, settings, code };
      for (const thread of threads) thread.send({ site });
    },
    render: async ({ jobs, pictures, makePages, onProgress }) => {
      if (isWorthThreads(jobs.length)) start();
      for (const thread of threads) thread.send({ pictures });
      const made: MadePage[] = new Array(jobs.length);
      const parts: Facts["parts"] = {};
      let done = 0;
      await share(chunksOf(jobs), {
        threads,
        elsewhere: (thread, { items }) => thread.render(items),
        here: ({ items }) => withOwnStrings(makePages(items)),
        take: (chunk, { pages, parts: shared }) => {
          Object.assign(parts, shared);
          for (const [index, page] of pages.entries()) made[chunk.start + index] = page;
          done += pages.length;
          onProgress?.({ of: "pages", done, total: jobs.length });
        },
      });
      return { made, parts };
    },
    close: async () => {
      await Promise.all(threads.map(thread => thread.stop()));
    },
  };
}

/** Starting a thread and loading the site in it takes about 60 ms, in which some two hundred pages are rendered. */
export function isWorthThreads(pages: number): boolean {
  return pages >= 300;
}

type Chunk<T> = { start: number; items: T[] };

/** Small chunks, so that all threads end at the same time. */
const chunkSize = 25;

function chunksOf<T>(items: T[]): Chunk<T>[] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => ({
    start: index * chunkSize,
    items: items.slice(index * chunkSize, (index + 1) * chunkSize),
  }));
}

type Sharing<T, R> = {
  threads: Thread[];
  elsewhere: (thread: Thread, chunk: Chunk<T>) => Promise<R>;
  /** What the main thread does rather than take a chunk, as long as this tells that it has done something. */
  before?: () => boolean;
  here: (chunk: Chunk<T>) => R;
  take: (chunk: Chunk<T>, result: R) => void;
};

/**
 * Each thread begins with most of its part, since the main thread has other things to do before it can give it more.
 * Then it has one chunk in work and the next one at hand: it need not wait until the main thread, which works too,
 * hears that it has finished.
 */
async function share<T, R>(queue: Chunk<T>[], sharing: Sharing<T, R>): Promise<void> {
  const { threads, elsewhere, before, here, take } = sharing;
  const first = Math.floor((queue.length / (threads.length + 1)) * begunWith);
  const give = async (thread: Thread, chunk: Chunk<T>) =>
    take(chunk, await elsewhere(thread, chunk));
  try {
    await Promise.all([
      ...threads.flatMap(thread => queue.splice(0, first).map(chunk => give(thread, chunk))),
      ...[...threads, ...threads].map(thread => work(queue, chunk => give(thread, chunk))),
      workHere(),
    ]);
  } finally {
    // After a failure nobody waits for the rest.
    queue.length = 0;
  }

  async function workHere(): Promise<void> {
    while (queue.length > 0) {
      // Between chunks the main thread hears what the others have finished.
      await breathe();
      const chunk = before?.() ? undefined : queue.shift();
      if (chunk) take(chunk, here(chunk));
    }
  }
}

const begunWith = 0.75;

async function work<T>(queue: T[], use: (item: T) => Promise<void>): Promise<void> {
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) await use(item);
}

function withOwnStrings({ pages, parts }: MadePages): MadePages {
  return { pages: pages.map(page => ({ ...page, facts: detached(page.facts) })), parts };
}
