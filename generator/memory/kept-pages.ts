import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Page, Picture } from "../site.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { writeWhole } from "../write/write-whole.ts";
import { allShards, shardFile, shardOf } from "./shards.ts";

/** Pages that show texts, each with the file of its text, and the pictures they may show. */
export type TextPages = {
  pages: { page: Page; file: string }[];
  pictures: ReadonlyMap<string, Picture>;
};

/** What pages are made of besides a body, so that another one needs no plan; the key is of all but bodies. */
export function keepPages(folder: string, { pages, pictures, key }: TextPages & { key: string }) {
  rmSync(keyFile(folder), { force: true });
  const shards = allShards().map((): TextPages["pages"] => []);
  for (const one of pages) shards[shardOf(one.file)]?.push(one);
  const named = new Set(pages.flatMap(({ page }) => page.images));
  for (const [shard, own] of shards.entries()) {
    const shown = new Set(own.flatMap(({ page }) => page.images));
    // What no page names, such as a picture for want of another, any of them may show.
    const known = [...pictures].filter(([name]) => shown.has(name) || !named.has(name));
    const value: TextPages = { pages: own, pictures: new Map(known) };
    writeWhole(shardFile(folder, shard), serialize(value));
  }
  writeWhole(keyFile(folder), key);
}

export function arePagesKept(folder: string, key: string): boolean {
  return unlessItFails(() => readFileSync(keyFile(folder), "utf8")) === key;
}

/** Those that show texts of these files; nothing where others were kept, or none. */
export function keptPages(folder: string, key: string, shards: number[]): TextPages | undefined {
  if (!arePagesKept(folder, key)) return undefined;
  return unlessItFails(() => {
    const read = shards.map(
      (shard): TextPages => deserialize(readFileSync(shardFile(folder, shard))),
    );
    return {
      pages: read.flatMap(({ pages }) => pages),
      pictures: new Map(read.flatMap(({ pictures }) => [...pictures])),
    };
  });
}

function keyFile(folder: string): string {
  return join(folder, "key");
}
