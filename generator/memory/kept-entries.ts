import { readFileSync } from "node:fs";
import type { KeptEntries } from "../load/entry-cache.ts";
import { writeWhole } from "../write/write-whole.ts";
import { allShares, inShares, shareFile, sharesThatDiffer } from "./shares.ts";

/** Those of a file that is missing, broken or made by other code are not known. */
export function readEntries(folder: string, key: string): KeptEntries {
  return Object.assign({}, ...allShares().map(share => read(shareFile(folder, share), key)));
}

/** Writes the files in which an entry is another one than before. */
export function keepEntries(
  folder: string,
  { key, now, before }: { key: string; now: KeptEntries; before: KeptEntries },
): void {
  const differing = sharesThatDiffer(now, before);
  for (const [share, value] of inShares(now).entries())
    if (differing.has(share)) writeWhole(shareFile(folder, share), JSON.stringify({ key, value }));
}

/** Of the type that keepEntries() writes under the same key, which names the code that wrote it. */
function read(file: string, key: string): KeptEntries | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return kept.key === key ? kept.value : undefined;
  } catch {
    // No memory or a broken one: a miss.
    return undefined;
  }
}
