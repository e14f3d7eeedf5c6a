/** A spreadsheet runs a cell that begins like this as a formula (OWASP: CSV injection). */
const formulaStart = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Telephone numbers that a spreadsheet takes for numbers: it drops the zero in front, and shows 441632960960 as 4.41633E+11. */
const notKept = /^(0\d+|\d{12,})$/;

/**
 * What the first row begins with: without this mark Excel reads UTF-8 as the old code page of its country, and Zoë
 * becomes ZoÃ«.
 */
export const csvMark = "\uFEFF";

/** LibreOffice's import ends a cell also at a semicolon or a tab, unless it is told otherwise or the cell is quoted. */
const needsQuotes = /[",;\t\r\n']/;

/** One row. A cell that a spreadsheet would change begins with an apostrophe, so that it shows as text. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(",");
}

function cell(text: string): string {
  const safe = isChanged(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isChanged(text: string): boolean {
  return notKept.test(text) || (formulaStart.test(text) && !isPlainNumber(text));
}

function isPlainNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}
