import { setImmediate as breathe } from "node:timers/promises";
import type { BodySource } from "../load/entry.ts";
import type { RenderedBody } from "../markdown/markdown.ts";

/** The bodies of texts that a thread has read, until it makes their pages: nothing is read twice. */
export type KeptBodies = {
  keep: (source: BodySource, text: string) => void;
  /** A body that was kept is given away once. */
  take: (source: BodySource) => KeptBody | undefined;
  /** Makes HTML of bodies in their order, until it is wanted no longer. */
  makeAhead: (make: (text: string) => RenderedBody, isWanted: () => boolean) => Promise<void>;
};
type KeptBody = { hash: string; text: string; made?: RenderedBody | undefined };

export function keptBodies(): KeptBodies {
  const kept = new Map<string, KeptBody>();
  let length = 0;
  return {
    keep: ({ file, hash }, text) => {
      length += text.length;
      if (length <= lengthMax) kept.set(file, { hash, text });
    },
    take: ({ file, hash }) => {
      const body = kept.get(file);
      kept.delete(file);
      return body?.hash === hash ? body : undefined;
    },
    makeAhead: async (make, isWanted) => {
      for (const body of kept.values()) {
        // Requests that come meanwhile are heard.
        await breathe();
        if (!isWanted()) return;
        body.made = unlessItFails(() => make(body.text));
      }
    },
  };
}

/** In letters, about ten thousand texts of two pages; more than that is rather read twice than kept in memory. */
const lengthMax = 64_000_000;

/** What cannot be made yet, such as a text with a picture, is made with its page; then its fault is told, too. */
function unlessItFails<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
