import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hash } from "../hash.ts";
import { changedLately } from "../load/changed-lately.ts";
import { generatorKey } from "../memory/page-key.ts";
import { writeWhole } from "../write/write-whole.ts";
import {
  type Bundle,
  type Bundled,
  type Bundles,
  browserBundle,
  entriesIn,
  isEmpty,
  nothing,
  ownPackages,
  serverBundle,
} from "./bundles.ts";
import { type Code, codeOf, filesOf, type Store, serverOf } from "./code.ts";
import { compileProblems } from "./compile-problems.ts";
import { refuseHeeded } from "./heeded-warnings.ts";
import { styleBundle, stylesheetsIn } from "./style-bundle.ts";

type Kept = { madeBy: string; inputs: Record<string, string>; entries: string[]; code: Code };

/** Bundles templates, styles and islands with esbuild, unless the last bundle is still right. */
export async function compile(root: string, cache: string): Promise<Code> {
  return keptCode(root, cache) ?? bundleCode(root, cache);
}

/** The last bundle, when neither a file that went into it nor what bundles has changed. */
export function keptCode(root: string, cache: string): Code | undefined {
  const kept = readKept(keptFile(cache));
  const isRight = kept?.madeBy === bundlerKey() && isFresh(root, kept, entriesIn(root));
  return isRight ? kept.code : undefined;
}

export async function bundleCode(root: string, cache: string): Promise<Code> {
  const startedMs = Date.now();
  const entries = entriesIn(root);
  const bundled = await bundleAll(root, entries);
  const all = Object.values(bundled);
  const files = filesOf(...all.map(({ metafile }) => metafile.inputs));
  const inputs = Object.fromEntries(files.map(file => [file, inputHash(root, file)]));
  const bytes = all.flatMap(({ outputFiles }) => outputFiles.map(({ contents }) => contents));
  const key = hash(JSON.stringify(inputs), ...bytes);
  const store: Store = (name, contents) => {
    const file = join(cache, "code", key, name);
    writeWhole(file, contents);
    return file;
  };
  const bundle = store("server.mjs", serverOf(bundled.server));
  const code = codeOf(bundled, { key, bundle, store });
  const known = { ...inputs, ...savedSince(root, files, startedMs) };
  const kept: Kept = { madeBy: bundlerKey(), inputs: known, entries, code };
  writeWhole(keptFile(cache), JSON.stringify(kept));
  return code;
}

function keptFile(cache: string): string {
  return join(cache, "code.json");
}

function bundlerKey(): string {
  return hash(generatorKey(), readFileSync(join(ownPackages(), "esbuild/package.json")));
}

/** What was saved while it was bundled may be in the bundle as it was before: the next build bundles it again. */
function savedSince(root: string, files: string[], startedMs: number): Record<string, string> {
  const saved = files.filter(file => changedLately(statSync(join(root, file)).ctimeMs, startedMs));
  return Object.fromEntries(saved.map(file => [file, ""]));
}

async function bundleAll(root: string, entries: string[]): Promise<Bundles<Bundled>> {
  const [server, browser] = await Promise.all([
    run(serverBundle(root)),
    run(browserBundle(root, entries)),
  ]);
  const styles = await run(styleBundle(root, stylesheetsIn(server.metafile.inputs, entries)));
  return { server, styles, browser };
}

async function run(bundle: Bundle): Promise<Bundled> {
  if (isEmpty(bundle)) return nothing;
  const { build } = await import("esbuild");
  try {
    return refuseHeeded(await build(bundle), bundle.absWorkingDir);
  } catch (error) {
    throw compileProblems(error, bundle.absWorkingDir);
  }
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No cache or a broken one: the code is bundled anew.
    return undefined;
  }
}

function isFresh(root: string, kept: Kept, entries: string[]): boolean {
  try {
    if (entries.join() !== kept.entries.join()) return false;
    // After a power cut a file may be there and empty, which none of these is.
    const complete = [kept.code.bundle, ...Object.values(kept.code.assets)].every(
      file => statSync(file).size > 0,
    );
    return (
      complete &&
      Object.entries(kept.inputs).every(([file, known]) => inputHash(root, file) === known)
    );
  } catch {
    // A file is gone, or the cache has another form: the code is bundled anew.
    return false;
  }
}

function inputHash(root: string, file: string): string {
  return hash(readFileSync(join(root, file)));
}
