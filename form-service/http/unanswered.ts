import type { Clock } from "../clock.ts";

type Unanswered = {
  /** Does the work under this id; or under the one of an earlier try of the same that was never answered with success. */
  readonly tryAs: <T>(asked: Asked, work: (id: string) => Promise<T>) => Promise<T>;
};

/** Who says what, and where. */
type Asked = { readonly words: string; readonly id: string };
type Try = { readonly id: string; readonly atMs: number; isRefused: boolean };

/** Whoever means two orders does not wait so long for the first: a client that does, and then sends it again, gave up on it. */
const waitMs = 2000;
const lifeMs = 10 * 60_000;
/** Of up to 64 kB each. */
const triesMax = 1000;

/**
 * Requests without a key that have been told nothing for long, or that they could not be stored. A database that hung may
 * still write what it was given, so that to send the same again must not make a second submission. After an answer of
 * success the same words are another one.
 */
export function openUnanswered(clock: Clock): Unanswered {
  const tries = new Map<string, Try>();

  function idFor({ words, id }: Asked): string {
    const atMs = clock.elapsed();
    const earlier = tries.get(words);
    const ageMs = atMs - (earlier?.atMs ?? atMs);
    if (earlier && ageMs < lifeMs && (earlier.isRefused || ageMs >= waitMs)) return earlier.id;
    // Deleted first, so that the map stays in the order of its times.
    tries.delete(words);
    tries.set(words, { id, atMs, isRefused: false });
    trim(tries, atMs);
    return id;
  }

  return {
    async tryAs(asked, work) {
      const { words } = asked;
      const id = idFor(asked);
      try {
        const result = await work(id);
        if (tries.get(words)?.id === id) tries.delete(words);
        return result;
      } catch (error) {
        const tried = tries.get(words);
        if (tried?.id === id) tried.isRefused = true;
        throw error;
      }
    },
  };
}

function trim(tries: Map<string, Try>, nowMs: number): void {
  for (const [words, { atMs }] of tries) {
    if (nowMs - atMs < lifeMs && tries.size <= triesMax) return;
    tries.delete(words);
  }
}
