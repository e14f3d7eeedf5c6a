import type { Clock } from "../clock.ts";

export type Rest = {
  readonly isOn: () => boolean;
  /** A mail was put off, for a reason that may be every mail's. */
  readonly begin: () => void;
  /** The server has said what becomes of a mail. */
  readonly end: () => void;
};

const firstMs = 1000;
const maxMs = 60_000;

/**
 * A mail server that is away, or has had enough of us for now, is asked with one mail, less and less often, down to once a
 * minute. With each of the mails that are due it would be flooded, and all of them would use up attempts: they would then
 * wait for hours when it is back. A single mail waits for longer between its own attempts.
 */
export function resting({ elapsed }: Clock): Rest {
  let putOff = 0;
  let untilMs = 0;
  return {
    isOn: () => elapsed() < untilMs,
    begin: () => {
      untilMs = elapsed() + Math.min(maxMs, firstMs * 2 ** putOff++);
    },
    end: () => {
      putOff = 0;
      untilMs = 0;
    },
  };
}
