import type { KeptEntries } from "../load/entries/entry-cache.ts";
import { keepValue, keptValue } from "./kept-value.ts";
import { allShards, inShards, shardFile, shardsThatDiffer } from "./shards.ts";

/** Those of a file that is missing, broken or made by other code are not known. */
export function readEntries(folder: string, key: string, shards = allShards()): KeptEntries {
  return Object.assign(
    {},
    ...shards.map(shard => keptValue<KeptEntries>(shardFile(folder, shard), key)),
  );
}

/** Writes the files in which an entry is another one than before. */
export function keepEntries(
  folder: string,
  { key, now, before }: { key: string; now: KeptEntries; before: KeptEntries },
): void {
  const differing = shardsThatDiffer(now, before);
  for (const [shard, value] of inShards(now).entries())
    if (differing.has(shard)) keepValue(shardFile(folder, shard), { key, value });
}
