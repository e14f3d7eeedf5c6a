import type { Database } from "better-sqlite3";
import { assertDurable } from "./file/open-database.ts";
import { migrations, versionOf } from "./migrations.ts";

/** What SQLite says is in force, read back rather than believed. */
export function diagnose(db: Database): string[] {
  assertDurable(db);
  const read = (name: string) => String(db.pragma(name, { simple: true }));
  const bytes = Number(read("page_count")) * Number(read("page_size"));
  return [
    `${db.name} is at version ${versionOf(db)} of ${migrations.length} and ${Math.ceil(bytes / 1024)} kB large.`,
    `In force: journal_mode=${read("journal_mode")}, synchronous=${read("synchronous")} (2 is FULL), foreign_keys=${read("foreign_keys")}, secure_delete=${read("secure_delete")}.`,
    `Its pages are ${read("quick_check(1)") === "ok" ? "sound" : "DAMAGED: restore a backup"}.`,
  ];
}
