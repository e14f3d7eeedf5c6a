import type { Parsed } from "./parsed.ts";
import { urlOf } from "./url.ts";

/** The address of a PostgreSQL; nothing is fine where SQLite serves. */
export function parseDatabaseUrl(text: string): Parsed<string> {
  // The value itself is not repeated: it may hold a password.
  // On a socket of this machine the host stands behind: postgres://user@/database?host=/run/postgresql.
  const isPostgres = /^postgres(ql)?:\/\/[^/]+/.test(text) && urlOf(text.replace("@/", "@host/"));
  if (!text || isPostgres) return { ok: true, value: text };
  const form = "postgres://user:password@host/database";
  return { ok: false, problem: `is not of the form ${form} (with # / ? @ as %-escapes)` };
}
