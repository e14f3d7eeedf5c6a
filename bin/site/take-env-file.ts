import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { refusal } from "../../generator/problems/problem.ts";
import { envFile } from "../env-file.ts";

/** What stands in the environment because .env says so. */
let taken: Record<string, string> = {};

/**
 * The environment stands above .env. Called again it takes what the file says by now, and tells whether that is anything
 * else; whoever finds it of no use puts back what it said before.
 */
export function takeEnvFile(folder: string): { isNew: boolean; putBack: () => void } {
  const read = envFile(folder);
  if (!read.ok) {
    throw refusal({
      code: "env/line",
      file: join(folder, ".env"),
      position: { line: read.line, column: 1, length: 1 },
      message: "this line would not be read as it stands",
      fix: read.fix,
    });
  }
  const before = taken;
  take(read.settings);
  return { isNew: !isDeepStrictEqual(before, taken), putBack: () => take(before) };
}

function take(settings: Record<string, string | undefined>): void {
  for (const name of Object.keys(taken)) delete process.env[name];
  taken = {};
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined || process.env[name] !== undefined) continue;
    taken[name] = value;
    process.env[name] = value;
  }
}
