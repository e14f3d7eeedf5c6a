import { join } from "node:path";

/** What is known of all texts or pages is megabytes, and an edit changes little of it: it lies in this many files. */
const shardCount = 32;

export function allShards(): number[] {
  return Array.from({ length: shardCount }, (_, shard) => shard);
}

export function shardOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index++)
    sum = (sum * 31 + name.charCodeAt(index)) % 65_521;
  return sum % shardCount;
}

export function shardFile(folder: string, shard: number): string {
  return join(folder, `${shard}.json`);
}

export function inShards<T>(records: Record<string, T>): Record<string, T>[] {
  const shards = allShards().map((): Record<string, T> => ({}));
  for (const [name, record] of Object.entries(records)) {
    const shard = shards[shardOf(name)];
    if (shard) shard[name] = record;
  }
  return shards;
}

/** What did not change must be the very object that was read. */
export function shardsThatDiffer<T>(
  now: Record<string, T>,
  before: Record<string, T>,
): Set<number> {
  const shards = new Set<number>();
  for (const name in now) if (now[name] !== before[name]) shards.add(shardOf(name));
  for (const name in before) if (!now[name]) shards.add(shardOf(name));
  return shards;
}
