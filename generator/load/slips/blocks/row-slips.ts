import { firstOf, type Slip } from "../slip.ts";

/** Rows that were copied from a spreadsheet: between their cells stand tabs, which readers see as spaces. */
export function rowSlips(code: string): Slip[] {
  if (!code.includes("\t")) return [];
  const found = tabbedRows.exec(code);
  const [cells, other] = [found?.[2], found?.[3]].map(row => row?.split("\t").length ?? 0);
  if (!cells || cells !== other) return [];
  return firstOf([found], ({ 1: start = "", 2: line = "", index }) => ({
    at: index + start.length,
    length: line.length,
    code: "text/table",
    message: "tabs make no table: these lines would run together",
    fix: `Write each row as   |${" words |".repeat(cells)}   and below the first one   |${" --- |".repeat(cells)}`,
  }));
}

/** A sign or number before the tab makes an item of a list instead. */
const tabbedRows =
  /(^|\n)((?![ \t]|(?:[^\p{L}\p{N}]|[oqvüØ])\ufe0f?\t|\(?\w{1,4}[.)]{1,2}\t)[^\t\n]*\S\t[^\n]*\S)[ \t]*\n((?![ \t])[^\t\n]*\S\t[^\n]*\S)/u;
