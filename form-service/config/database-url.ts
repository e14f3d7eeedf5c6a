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

/** Where such an address leads, without its password. */
export function placeOf(url: string): string {
  const found = urlOf(url);
  if (!found) return "the address in DATABASE_URL";
  return `${found.hostname}:${found.port || 5432}${found.pathname}`;
}
