import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { statsOf } from "../system/stats-of.ts";

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
  // Another build may be forgetting it, too.
  const old = readdirSync(folder)
    .map(name => join(folder, name))
    .filter(file => !used.has(file) && (statsOf(file)?.mtimeMs ?? 0) <= since);
  for (const file of old) rmSync(file, { recursive: true, force: true });
  return new Set(old);
}

const dayMs = 24 * 60 * 60 * 1000;
