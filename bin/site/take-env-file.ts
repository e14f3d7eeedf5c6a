import { join } from "node:path";
import { ProblemsError } from "../../generator/problem.ts";
import { envFile } from "../env-file.ts";

/** The environment stands above .env. */
export function takeEnvFile(folder: string): void {
  const read = envFile(folder);
  if (!read.ok) {
    throw new ProblemsError([
      {
        code: "env/line",
        severity: "error",
        file: join(folder, ".env"),
        position: { line: read.line, column: 1, length: 1 },
        message: "this line would not be read as it stands",
        fix: read.fix,
      },
    ]);
  }
  for (const [name, value] of Object.entries(read.settings)) process.env[name] ??= value;
}
