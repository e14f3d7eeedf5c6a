import Database from "better-sqlite3";
import { Failure } from "../../failure.ts";
import { explained } from "../sqlite/file/explained.ts";
import { assertSound } from "../sqlite/file/log-fits.ts";
import { openDatabase } from "../sqlite/file/open-database.ts";
import { assertReadable } from "../sqlite/file/readable.ts";
import { migrate, migrations, versionOf } from "../sqlite/migrations.ts";
import { type CopyEnd, type CopyTarget, type Row, rowOf } from "./rows.ts";
import { type Table, unlessGoneOn } from "./tables.ts";

/** Reads a file as it is at this moment, also while the service runs. It is opened for reading only. */
export async function fromSqlite<T>(
  file: string,
  work: (source: CopyEnd) => Promise<T>,
): Promise<T> {
  assertReadable(file, { absent: `There is no database ${file} to copy.` });
  const db = explained(file, () => new Database(file, { readonly: true, timeout: 10_000 }));
  return closedAfter(db, async () => {
    if (versionOf(db) !== migrations.length) {
      const message = `${file} is at version ${versionOf(db)}, this form-service writes ${migrations.length}: run form-service migrate first.`;
      throw new Failure("usage", message);
    }
    db.exec("BEGIN");
    // What damage hides from a copy would be missing there too, and every row that was read be the same on both sides.
    assertSound(db);
    return work(endOf(db));
  });
}

/** All of the work is committed, or nothing of it. */
export async function intoSqlite<T>(
  file: string,
  work: (target: CopyTarget) => Promise<T>,
): Promise<T> {
  const db = openDatabase(file, { busyTimeoutMs: 10_000 });
  return closedAfter(db, async () => {
    migrate(db);
    db.exec("BEGIN IMMEDIATE");
    const result = await work({ ...endOf(db), put: async (...put) => putAll(db, ...put) });
    db.exec("COMMIT");
    return result;
  });
}

async function closedAfter<T>(db: Database.Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return explained(db.name, () => {
      throw error;
    });
  } finally {
    db.close();
  }
}

function endOf(db: Database.Database): CopyEnd {
  return {
    name: db.name,
    page: async ({ name, key, columns }, after, limit) => {
      const where = after === undefined ? "" : `WHERE ${key} > ?`;
      const bound = after === undefined ? [] : [bind(columns[key], after)];
      return db
        .prepare<unknown[], Record<string, unknown>>(
          `SELECT ${Object.keys(columns)} FROM ${name} ${where} ORDER BY ${key} LIMIT ${limit}`,
        )
        .all(...bound)
        .map(rowOf);
    },
    find: async ({ name, key, columns }, keys) => {
      const one = db.prepare<[unknown], Record<string, unknown>>(
        `SELECT ${Object.keys(columns)} FROM ${name} WHERE ${key} = ?`,
      );
      return keys.flatMap(value => one.all(bind(columns[key], value)).map(rowOf));
    },
    count: async ({ name }) => Number(db.prepare(`SELECT count(*) FROM ${name}`).pluck().get()),
    columns: async ({ name }) =>
      db.prepare<[string], string>("SELECT name FROM pragma_table_info(?)").pluck().all(name),
  };
}

function putAll(db: Database.Database, table: Table, rows: readonly Row[]): void {
  const { name, key, columns } = table;
  const names = Object.keys(columns);
  const put = db.prepare(
    `INSERT INTO ${name} AS old (${names}) VALUES (${names.map(() => "?")})
     ON CONFLICT (${key}) DO UPDATE SET ${names.map(one => `${one} = excluded.${one}`)}
     ${unlessGoneOn(table)}`,
  );
  for (const row of rows) put.run(...names.map(one => bind(columns[one], row[one] ?? null)));
}

function bind(type: string | undefined, value: unknown): unknown {
  return type === "bytea" && typeof value === "string" ? Buffer.from(value, "hex") : value;
}
