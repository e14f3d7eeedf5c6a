/** A spreadsheet runs a cell that begins like this as a formula (OWASP: CSV injection). */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

/** One row. A cell that a spreadsheet would calculate begins with an apostrophe, so that it shows as text. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(",");
}

function cell(text: string): string {
  const safe = formulaStart.test(text) && !isPlainNumber(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isPlainNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}
