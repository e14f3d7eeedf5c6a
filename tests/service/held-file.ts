import { join } from "node:path";
import Database from "better-sqlite3";
import { applicationId } from "../../form-service/store/sqlite/file/open-database.ts";
import { migrations } from "../../form-service/store/sqlite/migrations.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A database as the first version left it, and open in another program. */
export function heldFile() {
  const dataDir = temporaryFolder();
  const other = oldDatabase(join(dataDir, "forms.sqlite"));
  other.pragma("journal_mode = WAL");
  other.pragma(`application_id = ${applicationId}`);
  return { dataDir, other };
}

/** As the first version left it. */
export function oldDatabase(file = join(temporaryFolder(), "forms.sqlite")) {
  const db = new Database(file);
  db.exec(migrations[0] ?? "");
  db.pragma("user_version = 1");
  return db;
}
