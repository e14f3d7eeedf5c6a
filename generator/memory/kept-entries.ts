import type { KeptEntries } from "../load/entry-cache.ts";
import { keepValue, keptValue } from "./kept-value.ts";
import { allShares, inShares, shareFile, sharesThatDiffer } from "./shares.ts";

/** Those of a file that is missing, broken or made by other code are not known. */
export function readEntries(folder: string, key: string): KeptEntries {
  return Object.assign(
    {},
    ...allShares().map(share => keptValue<KeptEntries>(shareFile(folder, share), key)),
  );
}

/** Writes the files in which an entry is another one than before. */
export function keepEntries(
  folder: string,
  { key, now, before }: { key: string; now: KeptEntries; before: KeptEntries },
): void {
  const differing = sharesThatDiffer(now, before);
  for (const [share, value] of inShares(now).entries())
    if (differing.has(share)) keepValue(shareFile(folder, share), { key, value });
}
