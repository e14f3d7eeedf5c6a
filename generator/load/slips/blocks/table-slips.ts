import type { Said } from "../../../problems/problem.ts";
import type { Slip } from "../slip.ts";

/** Cells behind the last one that holds something do not count as filled. */
type Row = {
  at: number;
  line: string;
  /** The line without what stands in it as code. */
  code: string;
  cells: number;
  filled: number;
};

/** Rows that stand right below each other. */
type Block = {
  rows: Row[];
  /** The row above it, where only empty lines stand between the two. */
  above: Row | undefined;
  /** The line right below it, which has no bars. */
  below: Row | undefined;
};

/** Rows whose last cells no reader would see, and lines that look like rows and are none. */
export function tableSlips(code: string, text: string): Slip[] {
  if (!code.includes("|")) return [];
  let isBelowTable = false;
  let isToldOf = false;
  return [...blocksOf(rowsOf({ code, text }))].flatMap(({ rows, above, below }) => {
    const [first, second] = rows;
    if (above === undefined) isBelowTable = isToldOf = false;
    const begins = isOfTable(first) && !(second && dashes.test(second.line));
    const isDashed = begins && dashes.test(first.line);
    const isParted = begins && isOfTable(above) && (isBelowTable || isDashed);
    const { slips, isTable } = slipsWithin(rows, isParted);
    if (isParted && !isToldOf) slips.unshift(parted(first));
    else if (isDashed && !isParted) slips.unshift(headless(first));
    // Once, however many empty lines stand between its rows.
    isToldOf ||= isParted;
    if (isTable && below && joins(below, first)) slips.push(joined(below));
    isBelowTable = isTable || (isBelowTable && isParted);
    return slips;
  });
}

function slipsWithin(rows: Row[], isParted: boolean): { slips: Slip[]; isTable: boolean } {
  const slips: Slip[] = [];
  let columns = 0;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (columns > 0 && before && isBroken(before, row)) slips.push(broken(row));
    else if (columns > 0 && row.filled > columns) {
      slips.push(wideRow(row, columns));
      // Once for a table is enough.
      columns = Number.POSITIVE_INFINITY;
    } else if (columns === 0 && before && dashes.test(row.line)) {
      if (row.cells === before.cells) columns = row.cells;
      else slips.push(unevenDashes(row, before));
    } else if (before && index === 1 && !isParted && isPair(before, row))
      slips.push(isOtherDashes(row) ? otherDashes(row, before) : noDashes(before));
  }
  return { slips, isTable: columns > 0 };
}

function* blocksOf(rows: Iterable<Row>): Generator<Block> {
  let block: Block = { rows: [], above: undefined, below: undefined };
  for (const row of rows) {
    if (row.cells > 0) block.rows.push(row);
    else {
      const isEmpty = row.line.trim() === "";
      if (block.rows.length > 0) yield { ...block, below: isEmpty ? undefined : row };
      const above = isEmpty ? (block.rows.at(-1) ?? block.above) : undefined;
      block = { rows: [], above, below: undefined };
    }
  }
  if (block.rows.length > 0) yield block;
}

const dashes = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Two lines that begin with a bar and have more have no other meaning than rows, nor have two that have as many bars between words. */
function isPair(above: Row, below: Row): boolean {
  const rows = [above, below];
  return rows.every(isBarred) || (above.cells === below.cells && rows.every(isOpenRow));
}

function isBarred(row: Row): boolean {
  return isOfTable(row) && !dashes.test(row.line);
}

/** Word processors make one long dash of three hyphens. */
function isOtherDashes({ line }: Row): boolean {
  return /[–—]/.test(line) && /^[ \t|>:–—-]+$/.test(line);
}

/** No item of a list, no heading and no line that ends in a break: these do not run together. */
function isOpenRow({ code }: Row): boolean {
  return /^(?! {4}|[ \t]*(?:[-*+|#\t]|\d+[.)]))[^|]*\S \| \S.*(?<!\\|\|| {2})$/.test(code);
}

function isOfTable(row: Row | undefined): row is Row {
  return row !== undefined && row.cells > 1 && /^[ \t>]*\|/.test(row.line);
}

/** A line of words goes on with the table above it, but in a list or a quotation, whose ends are other ones. */
function joins({ line }: Row, first: Row | undefined): boolean {
  return isOfTable(first) && first.line.startsWith("|") && !endsTable.test(line);
}

const endsTable =
  /^(?:[ \t#><]|[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|([-*_])(?:[ \t]*\1){2,}[ \t]*$)/;

function joined(row: Row): Slip {
  return rowSlip(row, {
    message: "this line stands right below a table, so it is shown as one more row of it",
    fix: "Leave an empty line above it",
  });
}

/** Of a cell in which somebody began a new line. */
function isBroken(above: Row, below: Row): boolean {
  const [begun, ended] = [/^[ \t>]*\|/, /\|[ \t]*$/];
  const isOpen = begun.test(above.line) && !ended.test(above.line);
  return isOpen && !begun.test(below.line) && ended.test(below.line);
}

function broken(row: Row): Slip {
  return rowSlip(row, {
    message: "a row has one line, so this is shown as a row of its own",
    fix: "Write it behind the line above",
  });
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

function otherDashes(row: Row, head: Row): Slip {
  return rowSlip(row, {
    message: "these dashes are no hyphens, so these lines make no table",
    fix: `Write it as   |${" --- |".repeat(head.cells)}`,
  });
}

/** Each line of the text; code in a cell is written as it is, but a bar in it parts cells too. */
function* rowsOf({ code, text }: { code: string; text: string }): Generator<Row> {
  let at = 0;
  for (const line of code.split("\n")) {
    const written = text.slice(at, at + line.length);
    yield { at, line: written, code: line, ...(line.trim() === "" ? noCells : cellsIn(written)) };
    at += line.length + 1;
  }
}

const noCells = { cells: 0, filled: 0 };

function cellsIn(line: string): Pick<Row, "cells" | "filled"> {
  if (!line.includes("|")) return noCells;
  const inner = line
    .replace(/\\\|/g, "\\")
    // '- | -' is a line of dashes, and no item of a list.
    .replace(dashes.test(line) ? /^[ \t>]*\|?/ : /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*\|?/, "")
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

function unevenDashes(row: Row, head: Row): Slip {
  return rowSlip(row, {
    message: `the line above has ${head.cells} cells and this one ${row.cells}, so they make no table`,
    fix: `Write it as   |${" --- |".repeat(head.cells)}   or a bar within a cell above as   \\|`,
  });
}

function rowSlip({ at, line }: Row, said: Said): Slip {
  return { at, length: line.length, code: "text/table", severity: "warning", ...said };
}
