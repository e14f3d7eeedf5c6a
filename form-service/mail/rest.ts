import type { Clock } from "../clock.ts";

export type Rest = {
  readonly isOn: () => boolean;
  /** A mail was put off, for a reason that may be every mail's. Says for how long none is tried. */
  readonly begin: () => number;
  /** The server has said what becomes of a mail. */
  readonly end: () => void;
};

const firstMs = 1000;
const maxMs = 60_000;

/**
 * A mail server that is away, or has had enough of us for now, is asked with one mail, less and less often, down to once a
 * minute. With each of the mails that are due it would be flooded.
 */
export function resting({ elapsed }: Clock): Rest {
  let putOff = 0;
  let untilMs = 0;
  return {
    isOn: () => elapsed() < untilMs,
    begin: () => {
      const waitMs = Math.min(maxMs, firstMs * 2 ** putOff++);
      untilMs = elapsed() + waitMs;
      return waitMs;
    },
    end: () => {
      putOff = 0;
      untilMs = 0;
    },
  };
}
