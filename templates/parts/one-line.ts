/** A number or postcode does not fall apart at the end of a line. */
export function oneLine(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/**
 * A number of telephone where it can be called. One as long as '+44 (0)1632 960 960' has no room for one line with large
 * text on a phone: there it goes on between its groups, not within one.
 */
export function telephone(display: string): string {
  return display.length > oneLineMax ? display : oneLine(display);
}

const oneLineMax = 13;
