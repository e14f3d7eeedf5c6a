import { setTimeout as wait } from "node:timers/promises";

/** Pages that may be asked for again before the rest of the site is up to date. */
export type EarlyPages = {
  has: (path: string) => boolean;
  served: (path: string) => void;
  opened: (path: string) => void;
  /** Resolves when each has been served once and is open again, or when it seems that the others will not be. */
  offer: (paths: Iterable<string>) => Promise<void>;
};

export function earlyPages(): EarlyPages {
  const offered = new Set<string>();
  const loading = new Set<string>();
  let finish = () => {};
  return {
    has: path => offered.has(path),
    served: path => {
      if (offered.delete(path)) loading.add(path);
    },
    opened: path => {
      if (loading.delete(path) && loading.size + offered.size === 0) finish();
    },
    offer: async paths => {
      for (const path of paths) offered.add(path);
      const allOpen = new Promise<void>(resolve => {
        finish = resolve;
      });
      await Promise.race([allOpen, givenUp()]);
      offered.clear();
      loading.clear();
    },
  };

  async function givenUp(): Promise<void> {
    await wait(askedWithinMs);
    if (loading.size > 0) await wait(openWithinMs);
  }
}

/** Browser and server mostly share a machine: what nobody waits for leaves it to the browser for some frames. */
export function untilPainted(): Promise<void> {
  return wait(paintedWithinMs);
}

const paintedWithinMs = 60;

/** A browser that loads a page anew asks for it some 20 ms after it was told. */
const askedWithinMs = 200;

/** It has painted the page by the time that the page's own script listens to us again. */
const openWithinMs = 200;
