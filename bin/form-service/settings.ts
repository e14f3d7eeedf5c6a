import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Config, readConfig } from "../../form-service/config/config.ts";
import { siteFacts } from "../../form-service/config/facts.ts";
import { Failure } from "../../form-service/failure.ts";

/** The environment stands above .env. */
export function settings(): Config {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  const read = readConfig({ ...file, ...process.env }, siteFacts);
  if (read.ok) return read.config;
  const count = read.problems.length;
  const lines = read.problems.map(problem => `  - ${problem}`);
  throw new Failure("unusable", `${count} setting(s) need a correction:\n${lines.join("\n")}`);
}
