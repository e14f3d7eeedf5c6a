import { alike } from "../alike.ts";
import { type AheadText, type Reading, readAhead } from "../load/entries/read-ahead.ts";
import type { OpenSite } from "../open-site.ts";
import type { Progress } from "../progress.ts";
import type { Page, Picture } from "../site.ts";
import { type KeptBodies, keptBodies } from "./kept-bodies.ts";
import type { Job, MadePage, MadePages } from "./make-page.ts";
import { detached, type Facts } from "./page-facts.ts";
import { startThreads, type Thread } from "./render-threads.ts";
import type { WorkerSite, WorkerStart } from "./render-worker.ts";
import { type Chunk, chunksOf, share } from "./share.ts";

export type RenderPool = {
  /** Pages are made by the main thread alone, with all that they share made anew for each. */
  isPlain: boolean;
  /** Reads many texts, which needs nothing of the site's code. */
  read: (texts: ReadingOfTexts) => Promise<AheadText[]>;
  /** Those that the main thread has read. */
  bodies: KeptBodies;
  /** Threads that are there already load the site while this one plans it. */
  open: (site: OpenSite) => void;
  /** Pages by their routes. */
  render: (
    rendering: Rendering,
  ) => Promise<{ pages: Map<string, MadePage>; parts: Facts["parts"] }>;
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
  /** Hears of each page as soon as it is made. */
  onMade?: ((page: Page, made: MadePage) => void) | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** Reads texts and makes pages, many of them on all cores. The bytes are the same either way. */
export function renderPool({
  staging,
  isPlain = false,
}: WorkerStart & { isPlain?: boolean | undefined }): RenderPool {
  const bodies = keptBodies();
  /** By the file of a text the thread that has read it, if it was not the main one, in the order in which they were read. */
  const readers = new Map<string, Thread>();
  let threads: Thread[] = [];
  let site: WorkerSite | undefined;
  const isWorthThreads = (count: number) => !isPlain && count >= worthThreads;
  const start = () => {
    if (threads.length > 0) return;
    threads = startThreads({ staging });
    if (site) for (const thread of threads) thread.send({ site });
  };
  return {
    isPlain,
    bodies,
    read: async ({ reading: { files, images }, onRead, before }) => {
      if (isWorthThreads(files.length)) start();
      const texts: AheadText[] = [];
      await share(chunksOf(files), {
        threads,
        areNew: true,
        elsewhere: (thread, { items }) => thread.read({ files: items, images }),
        before,
        here: ({ items }) => readAhead({ files: items, images }, bodies.keep),
        take: (read, thread) => {
          texts.push(...read);
          if (thread) for (const { file } of read) readers.set(file, thread);
          onRead(read);
        },
      });
      return texts;
    },
    open: ({ root, settings, code }) => {
      site = { root, settings, code };
      for (const thread of threads) thread.send({ site });
    },
    render: async ({ jobs, pictures, makePages, onMade, onProgress }) => {
      if (isWorthThreads(jobs.length)) start();
      for (const thread of threads) thread.send({ pictures });
      const pages = new Map<string, MadePage>();
      const parts: Facts["parts"] = {};
      await share(chunksByReader(jobs, readers), {
        threads,
        elsewhere: (thread, { items }) => thread.render(items),
        here: ({ items }) => withOwnStrings(makePages(items)),
        take: (made, _, { items }) => {
          Object.assign(parts, made.parts);
          for (const [index, { page }] of items.entries()) {
            const madePage = made.pages[index];
            if (!madePage) continue;
            pages.set(page.route, madePage);
            onMade?.(page, madePage);
          }
          onProgress?.({ of: "pages made", done: pages.size, total: jobs.length });
        },
      });
      return { pages, parts };
    },
    close: async () => {
      await Promise.all(threads.map(thread => thread.stop()));
    },
  };
}

/** Starting a thread and loading the site in it takes about 60 ms, in which some two hundred pages are rendered. */
const worthThreads = 300;

/** Whatever a thread has read itself it makes pages of, in the same order; the main thread begins with the others. */
function chunksByReader(jobs: Job[], readers: ReadonlyMap<string, Thread>): Chunk<Job>[] {
  const ranks = new Map([...readers.keys()].map((file, rank) => [file, rank]));
  const rankOf = ({ body }: Job) => (body && ranks.get(body.file)) ?? -1;
  const readerOf = ({ body }: Job) => body && readers.get(body.file);
  const inOrder = jobs.toSorted((a, b) => rankOf(a) - rankOf(b));
  return alike(inOrder, readerOf).flatMap(group => chunksOf(group, readerOf(group[0])));
}

function withOwnStrings({ pages, parts }: MadePages): MadePages {
  return { pages: pages.map(page => ({ ...page, facts: detached(page.facts) })), parts };
}
