import type { Slip } from "./slip.ts";

/** Cells behind the last one that holds something do not count as filled. */
type Row = { at: number; line: string; cells: number; filled: number };

/** Rows whose last cells no reader would see, and lines that look like rows and are none. */
export function tableSlips(code: string, text: string): Slip[] {
  if (!code.includes("|")) return [];
  const slips: Slip[] = [];
  let columns = 0;
  let count = 0;
  let before: Row | undefined;
  // The last line above that is not empty.
  let above: Row | undefined;
  let isInTable = false;
  let isApart = false;
  const rows = [...rowsOf({ code, text })];
  for (const [index, row] of rows.entries()) {
    count = row.cells === 0 ? 0 : count + 1;
    if (row.cells === 0) columns = 0;
    else if (row.filled > columns && columns > 0) {
      slips.push(wideRow(row, columns));
      // Once for a table is enough.
      columns = Number.POSITIVE_INFINITY;
    } else if (columns === 0 && before && before.cells > 0 && dashes.test(row.line)) {
      if (row.cells === before.cells) columns = row.cells;
      else slips.push(unevenDashes(row, before.cells));
    } else if (count === 1 && isOfTable(row) && !dashes.test(rows[index + 1]?.line ?? "")) {
      if (isOfTable(above) && (isInTable || dashes.test(row.line))) {
        // Once, however many empty lines stand between its rows.
        if (!isApart) slips.push(parted(row));
        isApart = true;
        // What comes right below belongs to it.
        count = Number.POSITIVE_INFINITY;
      } else if (dashes.test(row.line)) slips.push(headless(row));
    } else if (count === 2 && before && [before, row].every(isBarred)) slips.push(noDashes(before));
    before = row;
    if (row.line.trim() === "") continue;
    above = row;
    if (row.cells === 0) isApart = false;
    isInTable = columns > 0 || (isInTable && isApart);
  }
  return slips;
}

const dashes = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t\r]*$/;

/** Two lines that stand in bars have no other meaning than rows. */
function isBarred({ line, cells }: Row): boolean {
  return cells > 1 && /^[ \t>]*\|.*\|[ \t\r]*$/.test(line) && !dashes.test(line);
}

function isOfTable(row: Row | undefined): boolean {
  return row !== undefined && row.cells > 1 && /^[ \t>]*\|/.test(row.line);
}

function headless(row: Row): Slip {
  return rowSlip(row, {
    message: "above this line of dashes stands no row of headings, so these lines make no table",
    fix: `Write above it   |${" words |".repeat(row.cells)}`,
  });
}

function parted(row: Row): Slip {
  return rowSlip(row, {
    message: "an empty line parts this row from its table, so it is shown with its bars",
    fix: "Take the empty line above it away",
  });
}

function noDashes(row: Row): Slip {
  return rowSlip(row, {
    message: "the line of dashes is missing below this one, so these lines make no table",
    fix: `Write below it   |${" --- |".repeat(row.cells)}`,
  });
}

/** Rows that were copied from a spreadsheet: between their cells stand tabs, which readers see as spaces. */
export function tabSlips(code: string): Slip[] {
  if (!code.includes("\t")) return [];
  const found = tabbedRows.exec(code);
  if (!found) return [];
  const [, start = "", line = "", ended = ""] = found;
  const cells = line.split("\t").length;
  if (ended.split("\t").length !== cells) return [];
  return [
    {
      at: found.index + start.length,
      length: line.length,
      code: "text/table",
      severity: "warning",
      message: "tabs make no table: these lines would run together",
      fix: `Write each row as   |${" words |".repeat(cells)}   and below the first one   |${" --- |".repeat(cells)}`,
    },
  ];
}

/** A sign or number before the tab makes an item of a list instead. */
const tabbedRows =
  /(^|\n)((?![ \t]|[-*+•·o]\t|\(?\w{1,4}[.)]\t)[^\t\n]*\S\t[^\n]*\S)[ \t\r]*\n((?![ \t])[^\t\n]*\S\t[^\n]*\S)/;

/** Each line of the text; code in a cell is written as it is, but a bar in it parts cells too. */
function* rowsOf({ code, text }: { code: string; text: string }): Generator<Row> {
  let at = 0;
  for (const line of code.split("\n")) {
    const written = text.slice(at, at + line.length);
    yield { at, line: written, ...(line.trim() === "" ? noCells : cellsIn(written)) };
    at += line.length + 1;
  }
}

const noCells = { cells: 0, filled: 0 };

function cellsIn(line: string): Pick<Row, "cells" | "filled"> {
  if (!line.includes("|")) return noCells;
  const inner = line
    .replace(/\\\|/g, "\\")
    .replace(/^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*\|?/, "")
    .trimEnd()
    .replace(/\|$/, "");
  const cells = inner.split("|");
  return { cells: cells.length, filled: cells.findLastIndex(cell => cell.trim() !== "") + 1 };
}

function wideRow(row: Row, columns: number): Slip {
  return rowSlip(row, {
    message: `this row has ${row.filled} cells, and its table ${columns} columns: the rest is not shown`,
    fix: "Take cells away, or add a column to the first two lines of the table; a bar within a cell is written   \\|",
  });
}

function unevenDashes(row: Row, columns: number): Slip {
  return rowSlip(row, {
    message: `the line above has ${columns} cells and this one ${row.cells}, so they make no table`,
    fix: `Write it as   |${" --- |".repeat(columns)}`,
  });
}

function rowSlip({ at, line }: Row, said: Pick<Slip, "message" | "fix">): Slip {
  return { at, length: line.length, code: "text/table", severity: "warning", ...said };
}
