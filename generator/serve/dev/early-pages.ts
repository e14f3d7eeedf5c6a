import { setTimeout as wait } from "node:timers/promises";

/** Pages that may be asked for again before the rest of the site is up to date. */
export type EarlyPages = {
  has: (path: string) => boolean;
  served: (path: string) => void;
  /** Resolves when each has been served once and shown, or when it seems that the others will not ask. */
  offer: (paths: Iterable<string>) => Promise<void>;
};

export function earlyPages(): EarlyPages {
  const offered = new Set<string>();
  let finish = () => {};
  return {
    has: path => offered.has(path),
    served: path => {
      if (offered.delete(path) && offered.size === 0) finish();
    },
    offer: async paths => {
      for (const path of paths) offered.add(path);
      if (offered.size === 0) return;
      const allServed = new Promise<void>(resolve => {
        finish = resolve;
      });
      await Promise.race([allServed.then(untilPainted), wait(askedWithinMs)]);
      offered.clear();
    },
  };
}

/** Browser and server mostly share a machine: what nobody waits for leaves it to the browser for some frames. */
export function untilPainted(): Promise<void> {
  return wait(paintedWithinMs);
}

const paintedWithinMs = 60;

/** A browser that loads a page anew asks for it some 20 ms after it was told. */
const askedWithinMs = 200;
