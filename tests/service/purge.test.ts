import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore } from "../../form-service/store/sqlite/open-sqlite-store.ts";
import { anEnquiry, anOrder } from "./entries.ts";
import { temporaryFolder } from "./parts.ts";

test("orders that come in while much is purged are taken between its steps", async () => {
  const store = openSqliteStore(join(temporaryFolder(), "forms.sqlite"));
  const nowMs = Date.now() - 86_400_000;
  const old = Array.from({ length: 4000 }, () => anEnquiry({ nowMs, held: true }));
  await Promise.all(old.map(store.accept));
  const beforeMs = Date.now() - 1000;
  let isOver = false;
  const purge = store.records.purge({ beforeMs, untoldBeforeMs: beforeMs }).finally(() => {
    isOver = true;
  });
  let taken = 0;
  for (; !isOver; taken++) await store.accept(anOrder({}));
  expect((await purge).removedIds).toHaveLength(4000);
  // In one piece there would be time for three, beside the purge and the two questions behind it.
  expect(taken).toBeGreaterThan(7);
  await store.close();
});
