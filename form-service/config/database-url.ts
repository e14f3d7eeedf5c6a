import { type Parsed, parsed } from "./parsed.ts";
import { urlOf } from "./url.ts";

/** The address of a PostgreSQL; nothing is fine where SQLite serves. */
export function parseDatabaseUrl(text: string): Parsed<string> {
  // The value itself is not repeated: it may hold a password.
  // On a socket of this machine the host stands behind: postgres://user@/database?host=/run/postgresql.
  const isPostgres = /^postgres(ql)?:\/\/[^/]+/.test(text) && urlOf(text.replace("@/", "@host/"));
  return parsed(
    !text || isPostgres ? text : undefined,
    "is not of the form postgres://user:password@host/database (with # / ? @ as %-escapes)",
  );
}
