import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { Failure } from "../failure.ts";
import { openSqliteStore, type SqliteOptions } from "./sqlite/open-sqlite-store.ts";
import type { Store } from "./store.ts";

/** The store that the configuration names. */
export async function openStore(config: Config, options?: SqliteOptions): Promise<Store> {
  if (config.databaseUrl) {
    const message = "DATABASE_URL is set, but this version stores in SQLite only: take it out.";
    throw new Failure("unusable", message);
  }
  return openSqliteStore(databaseFile(config.dataDir), options);
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, "forms.sqlite");
}
