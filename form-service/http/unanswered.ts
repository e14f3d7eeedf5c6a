import type { Clock } from "../clock.ts";
import type { Receipt } from "../store/store.ts";
import { nobody } from "./limits/client-key.ts";

type Unanswered = {
  /** Does the work under this id; or under the one of an earlier try of the same that was never answered with success. */
  readonly tryAs: (asked: Asked, work: (id: string) => Promise<Receipt>) => Promise<Receipt>;
};

/** A repeat is the same submission only if its sender was not told of the first one. */
export type Said = { readonly sender: string; readonly words: string };

type Asked = Said & {
  readonly id: string;
  /** Whether there still is somebody to be told of a success. */
  readonly isHeard: () => boolean;
};
type Try = { readonly id: string; readonly atMs: number; readonly isUntold: boolean };

/** Nobody who means two orders sends the second so late while the first has no answer: who does has given up on the first. */
const waitMs = 2000;
const lifeMs = 10 * 60_000;
/** Of up to 64 kB each. */
const triesMax = 1000;

/**
 * Requests without a key that could not be stored, whose sender broke off before he was answered, or that have been told
 * nothing for long. A database that hung may still write what it was given, so that to send the same again must not make
 * a second submission. After an answer of success the same words are another one.
 */
export function openUnanswered(clock: Clock): Unanswered {
  const tries = new Map<string, Try>();

  /** Of those that come together only the first takes the place of an earlier one: each is told that it is stored. */
  function idFor(asked: Asked, names: Names): string {
    const atMs = clock.elapsed();
    const earlier = tries.get(names[0]) ?? tries.get(names[1]);
    const ageMs = atMs - (earlier?.atMs ?? atMs);
    const isSame = earlier && ageMs < lifeMs && (earlier.isUntold || ageMs >= waitMs);
    const id = isSame ? earlier.id : asked.id;
    forget(names, id);
    note(names, { id, atMs, isUntold: false });
    return id;
  }

  function note([name]: Names, tried: Try): void {
    // Deleted first, so that the map stays in the order of its times.
    tries.delete(name);
    tries.set(name, tried);
    trim(tries, tried.atMs);
  }

  function noteUntold(names: Names, id: string): void {
    const newest = tries.get(names[0]);
    // Of two that came together a third may be neither.
    if (newest && newest.id !== id) return;
    note(names, { id, atMs: clock.elapsed(), isUntold: true });
  }

  function forget(names: Names, id: string): void {
    for (const name of names) if (tries.get(name)?.id === id) tries.delete(name);
  }

  return {
    async tryAs(asked, work) {
      const names = namesOf(asked);
      const id = idFor(asked, names);
      try {
        const receipt = await work(id);
        if (receipt.outcome === "conflict" || asked.isHeard()) forget(names, id);
        else noteUntold(names, id);
        return receipt;
      } catch (error) {
        noteUntold(names, id);
        throw error;
      }
    },
  };
}

/** Who broke off before we took his connection has no address any more: a repeat is looked for as his, too. */
type Names = readonly [own: string, nobodys: string];

function namesOf({ sender, words }: Asked): Names {
  return [`${sender} ${words}`, `${nobody} ${words}`];
}

function trim(tries: Map<string, Try>, nowMs: number): void {
  for (const [words, { atMs }] of tries) {
    if (nowMs - atMs < lifeMs && tries.size <= triesMax) return;
    tries.delete(words);
  }
}
