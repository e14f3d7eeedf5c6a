import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Page, Picture } from "../site.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { writeWhole } from "../write/write-whole.ts";
import { allShards, inShards, shardOf } from "./shards.ts";

/** What pages that show texts are made of but bodies. */
export type TextPages = {
  /** The key of each text, by its file. */
  texts: Record<string, string>;
  /** Each with the file of its text. */
  pages: { page: Page; file: string }[];
  /** That they may show. */
  pictures: ReadonlyMap<string, Picture>;
};

/** The key changes with all but bodies: what was kept under another one is as good as nothing. */
export function keepPages(
  folder: string,
  { texts, pages, pictures, key }: TextPages & { key: string },
): void {
  rmSync(keyFile(folder), { force: true });
  const pagesOf = allShards().map((): TextPages["pages"] => []);
  for (const one of pages) pagesOf[shardOf(one.file)]?.push(one);
  const named = new Set(pages.flatMap(({ page }) => page.images));
  for (const [shard, ofShard] of inShards(texts).entries()) {
    const own = pagesOf[shard] ?? [];
    const shown = new Set(own.flatMap(({ page }) => page.images));
    // What no page names, such as a picture for want of another, any of them may show.
    const known = [...pictures].filter(([name]) => shown.has(name) || !named.has(name));
    const value: TextPages = { texts: ofShard, pages: own, pictures: new Map(known) };
    writeWhole(pagesFile(folder, shard), serialize(value));
  }
  writeWhole(keyFile(folder), key);
}

export function arePagesKept(folder: string, key: string): boolean {
  return unlessItFails(() => readFileSync(keyFile(folder), "utf8")) === key;
}

/** Those that show texts of these files; nothing where others were kept, or none. */
export function keptPages(folder: string, key: string, shards: number[]): TextPages | undefined {
  if (!arePagesKept(folder, key)) return undefined;
  const kept = unlessItFails(() => {
    const read = shards.map(
      (shard): TextPages => deserialize(readFileSync(pagesFile(folder, shard))),
    );
    return {
      texts: Object.assign({}, ...read.map(({ texts }) => texts)),
      pages: read.flatMap(({ pages }) => pages),
      pictures: new Map(read.flatMap(({ pictures }) => [...pictures])),
    };
  });
  // What cannot be read is kept anew by the build that now goes the straight way.
  if (!kept) rmSync(keyFile(folder), { force: true });
  return kept;
}

function pagesFile(folder: string, shard: number): string {
  return join(folder, `${shard}`);
}

function keyFile(folder: string): string {
  return join(folder, "key");
}
