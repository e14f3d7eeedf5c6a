import type { ClientBase } from "pg";
import { commandBounds, openConnection } from "../postgres/connection.ts";
import { prepare } from "../postgres/prepare.ts";
import { type CopyEnd, type CopyTarget, type Row, rowOf } from "./rows.ts";
import { type ColumnType, type Table, unlessGoneOn } from "./tables.ts";

/** Reads a database as it is at this moment, also while instances run. */
export async function fromPostgres<T>(
  url: string,
  work: (source: CopyEnd) => Promise<T>,
): Promise<T> {
  return withDatabase(url, async (client, where) => {
    await client.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    return work(endOf(client, where));
  });
}

/** All of the work is committed, or nothing of it. */
export async function intoPostgres<T>(
  url: string,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> {
  return withDatabase(url, (client, where) =>
    work({ ...endOf(client, where), put: (...put) => putAll(client, ...put) }),
  );
}

async function withDatabase<T>(
  url: string,
  work: (client: ClientBase, where: string) => Promise<T>,
): Promise<T> {
  const connection = openConnection(url, commandBounds);
  try {
    await prepare(connection);
    return await connection.transaction(client => work(client, connection.where));
  } finally {
    await connection.close();
  }
}

function endOf(client: ClientBase, where: string): CopyEnd {
  async function select(table: Table, rest: string, values: readonly unknown[]) {
    const text = `SELECT ${Object.keys(table.columns)} FROM ${table.name} ${rest}`;
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows.map(rowOf);
  }
  return {
    name: where,
    page: (table, after, limit) => {
      const { key, columns } = table;
      const isAfter = after === undefined ? "" : `WHERE ${key} > ${given("$2", columns[key])}`;
      const values = after === undefined ? [limit] : [limit, after];
      return select(table, `${isAfter} ORDER BY ${key} LIMIT $1`, values);
    },
    find: (table, keys) => {
      const { key, columns } = table;
      const wanted = `(SELECT ${given("k", columns[key])} FROM unnest($1::text[]) AS k)`;
      return select(table, `WHERE ${key} IN ${wanted}`, [keys]);
    },
    count: async ({ name }) => {
      const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`);
      return rows[0]?.n ?? 0;
    },
    columns: async ({ name }) => {
      const { rows } = await client.query<{ attname: string }>(
        `SELECT attname FROM pg_attribute
         WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
        [name],
      );
      return rows.map(({ attname }) => attname).filter(column => column !== onlyHere.column);
    },
  };
}

/** When a key was asked for, which decides nothing about an old one: only PostgreSQL has it. */
const onlyHere = { table: "requests", column: "asked_at" };

async function putAll(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  const { name, key, columns } = table;
  const names = Object.keys(columns);
  const hasMore = name === onlyHere.table;
  const more = hasMore ? { column: ",asked_at", value: ", 0" } : { column: "", value: "" };
  await client.query(
    `INSERT INTO ${name} AS old (${names}${more.column})
     SELECT ${Object.entries(columns).map(([one, type]) => given(one, type))}${more.value}
     FROM json_to_recordset($1::json) AS r (${Object.entries(columns).map(recordColumn)})
     ON CONFLICT (${key}) DO UPDATE SET ${names.map(one => `${one} = excluded.${one}`)}
     ${unlessGoneOn(table)}`,
    [JSON.stringify(rows)],
  );
}

function recordColumn([name, type]: [string, ColumnType]): string {
  return `${name} ${type === "json" || type === "bytea" ? "text" : type}`;
}

/** Bytes travel as hexadecimal text, JSON as text, so that both arrive as they were. */
function given(name: string, type: ColumnType | undefined): string {
  if (type === "bytea") return `decode(${name}, 'hex')`;
  return type === "json" ? `${name}::json` : name;
}
