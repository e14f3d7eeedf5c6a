import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Each change of a price makes another bundle. Those of the last day stay: another command may have opened one. */
export function forgetOldCode(folder: string, inUse: string[]): void {
  const files = new Set(inUse);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (files.has(file) || Date.now() - changedMs(file) < dayMs) continue;
    rmSync(file, { recursive: true, force: true });
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** Another build may be forgetting it, too. */
function changedMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
