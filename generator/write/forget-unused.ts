import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes what was made before some days, and is not used now, out of a folder of the cache; answers with where it lay.
 * What is newer stays: another command may have opened it, or an edit be taken back.
 */
export function forgetUnused(
  folder: string,
  { inUse, keptDays }: { inUse: Iterable<string>; keptDays: number },
): Set<string> {
  const used = new Set(inUse);
  const since = Date.now() - keptDays * dayMs;
  const old = readdirSync(folder)
    .map(name => join(folder, name))
    .filter(file => !used.has(file) && changedMs(file) <= since);
  for (const file of old) rmSync(file, { recursive: true, force: true });
  return new Set(old);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Another build may be forgetting it, too. */
function changedMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
