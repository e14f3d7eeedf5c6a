import { availableParallelism } from "node:os";
import { setImmediate as breathe } from "node:timers/promises";
import type { BodySource } from "../load/entries/entry-text.ts";
import type { RenderedBody } from "../markdown/markdown.ts";
import { unlessItFails } from "../unless-it-fails.ts";

/** The bodies of texts that a thread has read, until it makes their pages: nothing is read twice. */
export type KeptBodies = {
  keep: (source: BodySource, text: string) => void;
  /** A body that was kept is given away once. */
  take: (source: BodySource) => KeptBody | undefined;
  /** Makes HTML of bodies in their order, until it is wanted no longer. */
  makeAhead: (make: (text: string) => RenderedBody, isWanted: () => boolean) => Promise<void>;
};
type KeptBody = { hash: string; text: string; made?: RenderedBody | undefined };

export function keptBodies(roomInLetters = usualRoom): KeptBodies {
  const kept = new Map<string, KeptBody>();
  let room = roomInLetters;
  return {
    keep: ({ file, hash }, text) => {
      if (text.length > room) return;
      room -= text.length;
      kept.set(file, { hash, text });
    },
    take: ({ file, hash }) => {
      const body = kept.get(file);
      if (kept.delete(file)) room += lengthOf(body);
      return body?.hash === hash ? body : undefined;
    },
    makeAhead: async (make, isWanted) => {
      for (const body of kept.values()) {
        // Requests that come meanwhile are heard.
        await breathe();
        if (!isWanted() || room <= 0) return;
        // What cannot be made yet, such as a text with a picture, is made with its page; then its fault is told, too.
        body.made = unlessItFails(() => make(body.text));
        room -= body.made?.html.length ?? 0;
      }
    },
  };
}

/** About ten thousand texts of two pages for all threads together; what is more is read twice rather than kept. */
const usualRoom = 64_000_000 / availableParallelism();

function lengthOf(body: KeptBody | undefined): number {
  return (body?.text.length ?? 0) + (body?.made?.html.length ?? 0);
}
