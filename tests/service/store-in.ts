import { onTestFinished } from "vitest";
import { databaseFile } from "../../form-service/store/open-store.ts";
import { openSqliteStore } from "../../form-service/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** The SQLite store of a folder, without a service around it; closed when the test is over, if not before. */
export function storeIn(dataDir: string) {
  const store = openSqliteStore(databaseFile(dataDir));
  onTestFinished(store.close);
  return store;
}

/** A folder with a database as the service makes it, which nobody has open. */
export async function emptyDatabase(): Promise<string> {
  const dataDir = temporaryFolder();
  await storeIn(dataDir).close();
  return dataDir;
}
