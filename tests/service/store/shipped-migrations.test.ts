import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations as ofPostgres } from "../../../form-service/store/postgres/migrations.ts";
import { migrations as ofSqlite } from "../../../form-service/store/sqlite/migrations.ts";

// A database that has an entry never runs it again: changed, it would hold in new databases alone, as all others here are.
test.each([
  ["SQLite", ofSqlite, ["72aa29ab07c6", "0889b3fc16d4", "fd6290c42ec8", "15a499e31298"]],
  ["PostgreSQL", ofPostgres, ["c19e7d4cd727", "fd6290c42ec8", "6de05e6a507c", "60fe8f915a5a"]],
])("each migration of %s reads as it did when it shipped", (_, migrations, shipped) => {
  const told =
    "Put the entry back that was changed, and add a new one; a new one adds its hash here";
  expect(migrations.map(hash), told).toEqual(shipped);
});

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
