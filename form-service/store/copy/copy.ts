import { createHash } from "node:crypto";
import { Failure } from "../../failure.ts";
import { type CopyEnd, type CopyTarget, lineOf, type Row, type Value } from "./rows.ts";
import { type Table, tables } from "./tables.ts";

export type CopiedTable = {
  readonly table: string;
  readonly count: number;
  /** SHA-256 over all rows in the order of their keys, read back from each side. */
  readonly sourceHash: string;
  readonly targetHash: string;
  /** Rows that have gone on in the target, such as a mail that was sent there; they stay as they are. */
  readonly goneOn: number;
  /** Rows that only the target has. */
  readonly onlyThere: number;
  /** Columns of the source that the service knows nothing of, such as an owner's notes: they are not copied. */
  readonly leftBehind: readonly string[];
};

const pageSize = 1000;

/** To be run inside one transaction on each side: what cannot be verified is not kept. */
export async function copyAll(source: CopyEnd, target: CopyTarget): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push(await copyTable(table, source, target));
  return copied;
}

async function copyTable(table: Table, source: CopyEnd, target: CopyTarget): Promise<CopiedTable> {
  const hashes = { source: createHash("sha256"), target: createHash("sha256") };
  let count = 0;
  let goneOn = 0;
  for await (const page of pagesOf(table, source)) {
    await target.put(table, page);
    const there = byKey(table, await target.find(table, keysOf(table, page)));
    for (const row of page) {
      const arrived = there.get(row[table.key] ?? null);
      const [ours, theirs] = [lineOf(table, row), arrived ? lineOf(table, arrived) : ""];
      if (ours !== theirs && !hasGoneOn(table, row, arrived)) throw differs(table, row, target);
      if (ours !== theirs) goneOn++;
      hashes.source.update(ours);
      hashes.target.update(theirs);
    }
    count += page.length;
  }
  return {
    table: table.name,
    count,
    sourceHash: hashes.source.digest("hex"),
    targetHash: hashes.target.digest("hex"),
    goneOn,
    onlyThere: (await target.count(table)) - count,
    leftBehind: (await source.columns(table)).filter(name => !(name in table.columns)),
  };
}

async function* pagesOf(table: Table, source: CopyEnd): AsyncGenerator<readonly Row[]> {
  let after: Value | undefined;
  for (;;) {
    const page = await source.page(table, after, pageSize);
    if (page.length) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.[table.key];
  }
}

function keysOf(table: Table, rows: readonly Row[]): Value[] {
  return rows.map(row => row[table.key] ?? null);
}

function byKey(table: Table, rows: readonly Row[]): ReadonlyMap<Value, Row> {
  return new Map(rows.map(row => [row[table.key] ?? null, row]));
}

function hasGoneOn({ lastState }: Table, row: Row, arrived: Row | undefined): boolean {
  return lastState !== undefined && arrived?.state === lastState && row.state !== lastState;
}

function differs({ name, key }: Table, row: Row, { name: where }: CopyEnd): Failure {
  const message = `Row ${row[key]} of ${name} is another one when read back from ${where}. Nothing was copied; please report this.`;
  return new Failure("unusable", message);
}
