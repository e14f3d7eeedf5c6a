import { join } from "node:path";
import Database from "better-sqlite3";
import { migrations } from "../../form-service/store/sqlite/migrations.ts";
import { applicationId } from "../../form-service/store/sqlite/open-database.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A database as the first version left it, and open in another program. */
export function heldFile() {
  const dataDir = temporaryFolder();
  const other = new Database(join(dataDir, "forms.sqlite"));
  other.pragma("journal_mode = WAL");
  other.exec(migrations[0] ?? "");
  other.pragma("user_version = 1");
  other.pragma(`application_id = ${applicationId}`);
  return { dataDir, other };
}
