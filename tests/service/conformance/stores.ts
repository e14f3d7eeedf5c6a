import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openPostgresStore } from "../../../form-service/store/postgres/open-postgres-store.ts";
import { openSqliteStore } from "../../../form-service/store/sqlite/open-sqlite-store.ts";
import { openThreadedStore } from "../../../form-service/store/sqlite/threaded-store.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { storeThread } from "../bundle.ts";
import { postgres } from "../postgres/on-postgres.ts";

export type StoreKind = {
  readonly name: string;
  /** A place for a database of its own. */
  readonly place: () => Promise<string>;
  /** One more instance on the same place; closed when the test is over. */
  readonly open: (place: string) => Promise<Store>;
};

/** Everything the service relies on is asked of both. */
export const storeKinds: readonly StoreKind[] = [
  {
    name: "SQLite",
    place: async () => join(temporaryFolder(), "forms.sqlite"),
    open: async place => closedAfterwards(openSqliteStore(place)),
  },
  {
    name: "SQLite in a thread",
    place: async () => join(temporaryFolder(), "forms.sqlite"),
    open: async place =>
      closedAfterwards(await openThreadedStore(place, { threadFile: await storeThread() })),
  },
  {
    name: "PostgreSQL",
    place: async () => (await postgres()).newSchema(),
    // Its patience ends for nobody here: on a busy machine 200 commits, one after the other, take longer than a visitor waits.
    open: async place => closedAfterwards(await openPostgresStore(place, { patienceMs: 120_000 })),
  },
];

export async function fresh(kind: StoreKind): Promise<Store> {
  return kind.open(await kind.place());
}

function closedAfterwards(store: Store): Store {
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= store.close();
    return closing;
  };
  onTestFinished(close);
  return { ...store, close };
}
