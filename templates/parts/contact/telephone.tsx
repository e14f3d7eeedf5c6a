import { oneLine } from "../words/one-line.ts";
import { withBreaks } from "../words/with-breaks.tsx";

/**
 * A number where it can be called. One as long as '+44 (0)1632 960 960' has no room for one line with large text on a
 * phone: there it goes on between its groups, not within one.
 */
export function telephone(display: string) {
  const whole = oneLine(display);
  return display.length > oneLineMax ? withBreaks(whole, /(?<=\u00a0)/) : whole;
}

const oneLineMax = 13;
