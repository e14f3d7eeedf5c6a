import type { Table } from "./tables.ts";

/** The same for both kinds of database: bytes as hexadecimal text, times and JSON as text. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One side of a copy, seen as of one moment. */
export type CopyEnd = {
  readonly name: string;
  /** The next rows in the order of the key. */
  readonly page: (table: Table, after: Value | undefined, limit: number) => Promise<readonly Row[]>;
  readonly find: (table: Table, keys: readonly Value[]) => Promise<readonly Row[]>;
  readonly count: (table: Table) => Promise<number>;
  /** All columns that the table has there. */
  readonly columns: (table: Table) => Promise<readonly string[]>;
};

export type CopyTarget = CopyEnd & {
  /** Inserts what is missing and brings up to date what is there, but for what has gone on there. */
  readonly put: (table: Table, rows: readonly Row[]) => Promise<void>;
};

export function rowOf(raw: Record<string, unknown>): Row {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): Value {
  if (Buffer.isBuffer(value)) return value.toString("hex");
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new Error(`a column has a value of the kind ${typeof value}`);
}

/** A row as it enters the hash. */
export function lineOf({ columns }: Table, row: Row): string {
  return `${JSON.stringify(Object.keys(columns).map(name => row[name] ?? null))}\n`;
}
