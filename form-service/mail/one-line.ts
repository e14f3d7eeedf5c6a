/** A header and a table cell are one line each, whatever was typed. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
