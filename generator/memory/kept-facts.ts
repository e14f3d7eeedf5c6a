import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "../render/page-facts.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { writeWhole } from "../write/write-whole.ts";
import { allShards, inShards, shardFile, shardOf, shardsThatDiffer } from "./shards.ts";

/** All, or those of the files in which facts of some routes lie; undefined when a file of them is missing or broken. */
export function readFacts(folder: string, routes?: string[]): Facts | undefined {
  return unlessItFails(() => {
    const shards = new Set(routes?.map(shardOf) ?? allShards());
    const pages = [...shards].map(shard => read(shardFile(folder, shard)));
    return { pages: Object.assign({}, ...pages), parts: read(partsFile(folder)) };
  });
}

export function hasFacts(folder: string): boolean {
  return existsSync(partsFile(folder));
}

/** Writes the files in which a page's facts are others than before: those not found anew are the objects it has read. */
export function keepFacts(folder: string, { pages, parts }: Facts, before?: Facts): void {
  const changed = before && shardsThatDiffer(pages, before.pages);
  for (const [shard, now] of inShards(pages).entries())
    if (!changed || changed.has(shard)) writeWhole(shardFile(folder, shard), JSON.stringify(now));
  writeWhole(partsFile(folder), JSON.stringify(parts));
}

/** Writes the files in which facts of these pages lie. Parts that no page has any more stay until all are kept. */
export function renewFacts(folder: string, { pages, parts }: Facts): void {
  for (const [shard, renewed] of inShards(pages).entries())
    if (Object.keys(renewed).length > 0) add(shardFile(folder, shard), renewed);
  // Where nothing is renewed nobody has read the file, which a power cut may have left empty.
  const keys = Object.keys(parts);
  if (keys.length === 0) return;
  const known = read(partsFile(folder));
  if (keys.some(key => !(key in known))) add(partsFile(folder), parts);
}

function add(file: string, more: Pages | Facts["parts"]): void {
  writeWhole(file, JSON.stringify({ ...read(file), ...more }));
}

type Pages = Facts["pages"];

function partsFile(folder: string): string {
  return join(folder, "parts.json");
}

function read(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
