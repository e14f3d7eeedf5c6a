import type { Database, Statement } from "better-sqlite3";

/**
 * A row that is there already stays as it is: what hung and was written after all is sent again under its id, and a second
 * mail with the same key is left out. Each column is named, the key first: one that the owner adds, for notes of his own,
 * stays empty and takes no order away.
 */
export function insertInto(db: Database, table: string, columns: readonly string[]): Statement {
  return db.prepare(
    `INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => "?")}) ON CONFLICT (${columns[0]}) DO NOTHING`,
  );
}
