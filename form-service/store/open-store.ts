import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { PostgresOptions } from "./postgres/open-postgres-store.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import { openThreadedStore, type ThreadOptions } from "./sqlite/threaded-store.ts";
import type { Store } from "./store.ts";

/** The store that the configuration names, for a command that works with it for a moment. */
export async function openStore(config: Config, options?: PostgresOptions): Promise<Store> {
  if (config.databaseUrl) return onPostgres(config.databaseUrl, options);
  return openSqliteStore(databaseFile(config.dataDir), { ...options, isCommand: true });
}

/** The same store for a service that answers while the store writes. */
export async function openServingStore(config: Config, options: ThreadOptions): Promise<Store> {
  if (config.databaseUrl) return onPostgres(config.databaseUrl, options);
  return openThreadedStore(databaseFile(config.dataDir), options);
}

/** Its driver is loaded only where it serves. */
async function onPostgres(url: string, options: PostgresOptions | undefined): Promise<Store> {
  const { openPostgresStore } = await import("./postgres/open-postgres-store.ts");
  return openPostgresStore(url, options);
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, "forms.sqlite");
}
