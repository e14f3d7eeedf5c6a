import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { hash } from "../hash.ts";
import { changedLately } from "../load/files/changed-lately.ts";
import { generatorKey } from "../memory/code-key.ts";
import { keepValue, keptValue } from "../memory/kept-value.ts";
import { ownPackages } from "../system/project-root.ts";
import type { Code } from "./code.ts";
import { entriesIn } from "./entries.ts";
import { namesakesOf } from "./import-name.ts";

/** Code that was bundled, and what has to be as it was then. */
type Kept = {
  /** The files that went into it, and their hashes. */
  inputs: Record<string, string>;
  /** What was made of them: after a power cut a file may be empty, or end too early. */
  made: Record<string, string>;
  /** The files that were, or could have been, meant where imports do not name them as they are called. */
  namesakes: string[];
  entries: string[];
  code: Code;
};

/** The last bundle, when neither a file that went into it nor what bundles has changed. */
export function keptCode(root: string, cache: string): Code | undefined {
  const kept = keptValue<Kept>(keptFile(cache), bundlerKey());
  return kept && isFresh(root, kept) ? kept.code : undefined;
}

export function keepCode(
  { root, cache }: { root: string; cache: string },
  {
    loose,
    startedMs,
    ...now
  }: Omit<Kept, "made" | "namesakes"> & { loose: string[]; startedMs: number },
): void {
  const inputs = { ...now.inputs, ...savedSince(root, Object.keys(now.inputs), startedMs) };
  const made = fileHashes(root, [now.code.bundle, ...Object.values(now.code.assets)]);
  const value: Kept = { ...now, inputs, made, namesakes: namesakesOf(root, loose) };
  keepValue(keptFile(cache), { key: bundlerKey(), value });
}

export function fileHashes(root: string, files: string[]): Kept["inputs"] {
  return Object.fromEntries(files.map(file => [file, fileHash(root, file)]));
}

function keptFile(cache: string): string {
  return join(cache, "code.json");
}

function bundlerKey(): string {
  return hash(generatorKey(), readFileSync(join(ownPackages(), "esbuild/package.json")));
}

/** What was saved while it was bundled may be in the bundle as it was before: the next build bundles it again. */
function savedSince(root: string, files: string[], startedMs: number): Record<string, string> {
  const saved = files.filter(file =>
    changedLately(statSync(resolve(root, file)).ctimeMs, startedMs),
  );
  return Object.fromEntries(saved.map(file => [file, ""]));
}

function isFresh(root: string, { inputs, made, namesakes, entries }: Kept): boolean {
  try {
    if (entriesIn(root).join() !== entries.join()) return false;
    if (namesakesOf(root, namesakes).join() !== namesakes.join()) return false;
    const files = Object.entries({ ...inputs, ...made });
    return files.every(([file, known]) => fileHash(root, file) === known);
  } catch {
    // A file is gone, or the cache has another form: the code is bundled anew.
    return false;
  }
}

function fileHash(root: string, file: string): string {
  return hash(readFileSync(resolve(root, file)));
}
