import type { Config } from "../../form-service/config/config.ts";
import { Failure } from "../../form-service/failure.ts";
import { databaseFile, openStore } from "../../form-service/store/open-store.ts";
import { assertReadable } from "../../form-service/store/sqlite/file/readable.ts";
import type { Store } from "../../form-service/store/store.ts";
import { tell, wholeSentence } from "./print.ts";
import { settings } from "./settings.ts";

/** A command in the wrong folder would else find an empty database there, and leave it behind. */
export async function withStore(
  work: (store: Store, config: Config) => Promise<void>,
): Promise<void> {
  const config = settings();
  const file = databaseFile(config.dataDir);
  const advice = "Is FORMS_DATA the service's own? It makes the file when it first starts.";
  if (!config.databaseUrl)
    assertReadable(file, { absent: `There is no database ${file}. ${advice}` });
  await inStore(config, work);
}

/** Also where there is no database yet. */
export async function inStore(
  config: Config,
  work: (store: Store, config: Config) => Promise<void>,
): Promise<void> {
  const onHeld = (reason: string) => tell([wholeSentence(reason)]);
  // A file that is rewritten is copied first. In /var/tmp that would take room, and leave what people wrote, on another disk.
  process.env.SQLITE_TMPDIR ??= config.dataDir;
  const store = await openStore(config, { patienceMs: 20_000, onHeld });
  try {
    await work(store, config);
  } finally {
    await store.close();
  }
}

/** What `backup` and `restore` are about. */
export function sqliteFile(): string {
  const { dataDir, databaseUrl } = settings();
  if (!databaseUrl) return databaseFile(dataDir);
  throw new Failure(
    "usage",
    "DATABASE_URL is set: back PostgreSQL up with pg_dump and pg_restore.",
  );
}
