import type { Slip } from "../slip.ts";

/** Rows that were copied from a spreadsheet: between their cells stand tabs, which readers see as spaces, or commas. */
export function rowSlips(code: string): Slip[] {
  return [...tabSlips(code), ...commaSlips(code)];
}

function tabSlips(code: string): Slip[] {
  if (!code.includes("\t")) return [];
  const found = tabbedRows.exec(code);
  if (!found) return [];
  const [, start = "", line = "", ended = ""] = found;
  const cells = line.split("\t").length;
  if (ended.split("\t").length !== cells) return [];
  return [rowSlip(found.index + start.length, line, { sign: "tabs", cells })];
}

/** A sign or number before the tab makes an item of a list instead. */
const tabbedRows =
  /(^|\n)((?![ \t]|(?:[^\p{L}\p{N}]|[oqvüØ])\ufe0f?\t|\(?\w{1,4}[.)]{1,2}\t)[^\t\n]*\S\t[^\n]*\S)[ \t]*\n((?![ \t])[^\t\n]*\S\t[^\n]*\S)/u;

/** Three lines right below each other, with as many commas that no space follows, are of no sentence. */
function commaSlips(code: string): Slip[] {
  if (!tightComma.test(code)) return [];
  for (const { 0: first, index: at } of code.matchAll(commaRow)) {
    const [, second = "", third = ""] = code.slice(at, at + 3000).split("\n", 3);
    const cells = cellsOf(first);
    if (cells < 2 || [second, third].some(line => noRow.test(line) || cellsOf(line) !== cells))
      continue;
    // Of numbers alone, such as 2,50, they are no cells.
    if (![first, second, third].some(line => tightComma.test(line))) continue;
    return [rowSlip(at, first, { sign: "commas", cells })];
  }
  return [];
}

const tightComma = /,[\p{L}£$€"]/u;
/** A list, a quotation, a row of a table, an address or where a [link] leads. */
const otherLine = String.raw`[ \t>|#]|[-*+][ \t]|\d{1,9}[.)][ \t]|<?https?:|\[[^\]\n]*\]:`;
const noRow = new RegExp(String.raw`^(?:${otherLine})|[.!?:][ \t]*$|\\$| {2}$`);
/** A line at the beginning of a paragraph. */
const commaRow = new RegExp(
  String.raw`(?<=(?:^\n?|\n[ \t]*\n))(?!${otherLine})[^\n]*,[^\s][^\n]*`,
  "g",
);

/** What stands in quotation marks is one cell, and 1,000 one number. */
function cellsOf(line: string): number {
  return line.replace(/"[^"]*"|\d{1,3}(?:,\d{3})+(?!\d)/g, "").split(/,(?! )/).length;
}

function rowSlip(at: number, line: string, { sign, cells }: { sign: string; cells: number }): Slip {
  return {
    at,
    length: line.length,
    code: "text/table",
    severity: "warning",
    message: `${sign} make no table: these lines would run together`,
    fix: `Write each row as   |${" words |".repeat(cells)}   and below the first one   |${" --- |".repeat(cells)}`,
  };
}
