import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

/** What .env says. */
export function envFile(folder = "."): Readonly<Record<string, string | undefined>> {
  const file = join(folder, ".env");
  try {
    return existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  } catch (error) {
    // Of a folder that stands in its place the system does not say the name.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}

/** The environment stands above .env. */
export function takeEnvFile(folder: string): void {
  for (const [name, value] of Object.entries(envFile(folder))) process.env[name] ??= value;
}
