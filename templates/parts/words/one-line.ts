/** A number, a postcode or the name of a place does not fall apart at the end of a line. */
export function oneLine(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
