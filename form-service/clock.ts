/** Time as the service sees it; tests hand in a clock they can turn. */
export type Clock = {
  /** Milliseconds since 1970: what is written down. It can jump when the machine's clock is set. */
  readonly now: () => number;
  /** Milliseconds that only ever grow: what windows and deadlines are measured with. */
  readonly elapsed: () => number;
};

export const systemClock: Clock = { now: () => Date.now(), elapsed: () => performance.now() };
