import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { openPostgresStore } from "./postgres/open-postgres-store.ts";
import { openSqliteStore, type SqliteOptions } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

/** The store that the configuration names. */
export async function openStore(config: Config, options?: SqliteOptions): Promise<Store> {
  if (config.databaseUrl) return openPostgresStore(config.databaseUrl, options);
  return openSqliteStore(databaseFile(config.dataDir), options);
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, "forms.sqlite");
}
