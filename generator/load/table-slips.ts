import type { Slip } from "./slip.ts";

/** Cells behind the last one that holds something do not count as filled. */
type Row = { at: number; line: string; cells: number; filled: number };

/** Rows whose last cells no reader would see, and lines that look like rows and are none. */
export function tableSlips(code: string, text: string): Slip[] {
  if (!code.includes("|")) return [];
  const slips: Slip[] = [];
  let columns = 0;
  let before: Row | undefined;
  for (const row of rowsOf({ code, text })) {
    if (row.cells === 0) columns = 0;
    else if (row.filled > columns && columns > 0) {
      slips.push(wideRow(row, columns));
      // Once for a table is enough.
      columns = Number.POSITIVE_INFINITY;
    } else if (columns === 0 && before && before.cells > 0 && dashes.test(row.line)) {
      if (row.cells === before.cells) columns = row.cells;
      else slips.push(unevenDashes(row, before.cells));
    }
    before = row;
  }
  return slips;
}

const dashes = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t\r]*$/;

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
