import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./compile.ts";
import { hash } from "./hash.ts";
import { type EntryCache, entryCache } from "./load/entry-cache.ts";
import type { OpenSite } from "./open-site.ts";
import type { PageFacts } from "./page-facts.ts";
import { generatorKey } from "./page-key.ts";
import type { Written } from "./write.ts";

/** What a build left for the next one: entries that were read, files that were written, facts of their pages. */
export type Memory = {
  entries: EntryCache;
  files: Written;
  facts: Record<string, PageFacts>;
  keep: (now: { files: Written; facts: Record<string, PageFacts> }) => void;
};

/** Anything missing, broken or made by other code is as good as nothing. */
export function openMemory(site: OpenSite, out: string): Memory {
  const key = hash(generatorKey(), site.code.key);
  const entriesFile = join(site.cache, "entries.json");
  const outputFile = join(site.cache, `output-${hash(out).slice(0, 8)}.json`);
  const entries = entryCache(read(entriesFile, key) ?? {});
  const output = read(outputFile, "output") ?? { files: {}, facts: {} };
  return {
    entries,
    files: output.files ?? {},
    facts: output.facts ?? {},
    keep: now => {
      writeWhole(entriesFile, JSON.stringify({ key, value: entries.kept() }));
      writeWhole(outputFile, JSON.stringify({ key: "output", value: now }));
    },
  };
}

export function forget(cache: string): void {
  rmSync(cache, { recursive: true, force: true });
}

// biome-ignore lint/suspicious/noExplicitAny: written by keep() above under the same key, which names the code that wrote it
function read(file: string, key: string): any {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return kept.key === key ? kept.value : undefined;
  } catch {
    // No memory or a broken one: a miss.
    return undefined;
  }
}
