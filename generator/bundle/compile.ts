import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hash } from "../hash.ts";
import { changedLately } from "../load/changed-lately.ts";
import { generatorKey } from "../memory/page-key.ts";
import { allOrProblems } from "../problem.ts";
import type { SiteModule } from "../render/render.ts";
import { writeWhole } from "../write/write-whole.ts";
import {
  type Bundle,
  type Bundled,
  browserBundle,
  entriesIn,
  isEmpty,
  nothing,
  ownPackages,
  serverBundle,
} from "./bundles.ts";
import { type Code, codeOf, filesOf, type Store, serverOf, wholeName } from "./code.ts";
import { compileProblems } from "./compile-problems.ts";
import { esbuild } from "./esbuild.ts";
import { refuseHeeded } from "./heeded-warnings.ts";
import { loadModule } from "./load-module.ts";
import { filesMeant, looseImports } from "./loose-imports.ts";
import { forgetOldCode } from "./old-code.ts";
import { styleBundle, stylesheetsIn } from "./style-bundle.ts";

/** The site's code, which may still be in the making: esbuild works in a process of its own. */
export type Compiling = {
  /** The last bundle, when it is still right. */
  kept?: Code;
  /** Of another: what renders is there before the styles and scripts that its pages name. */
  module?: Promise<SiteModule>;
  code: Promise<Code>;
};

type Kept = {
  madeBy: string;
  inputs: Record<string, string>;
  entries: string[];
  /** What is imported without an ending, and the files that it may mean. */
  loose: { imports: string[]; files: string[] };
  code: Code;
};

/** Bundles templates, styles and islands with esbuild, unless the last bundle is still right. */
export function compile(root: string, cache: string): Promise<Code> {
  return startCompiling(root, cache).code;
}

/** What is wrong is told to who waits for it. */
export function startCompiling(root: string, cache: string): Compiling {
  const kept = keptCode(root, cache);
  if (kept) return { kept, code: Promise.resolve(kept) };
  const { module, code } = bundleCode(root, cache);
  for (const part of [module, code]) part.catch(() => {});
  return { module, code };
}

/** The last bundle, when neither a file that went into it nor what bundles has changed. */
function keptCode(root: string, cache: string): Code | undefined {
  const kept = readKept(keptFile(cache));
  const isRight = kept?.madeBy === bundlerKey() && isFresh(root, kept, entriesIn(root));
  return isRight ? kept.code : undefined;
}

function bundleCode(root: string, cache: string): Pick<Required<Compiling>, "module" | "code"> {
  const startedMs = Date.now();
  const entries = entriesIn(root);
  const folder = join(cache, "code");
  // Every name carries a hash of its bytes.
  const store: Store = (name, bytes) => {
    const file = join(folder, name);
    writeWhole(file, bytes);
    return file;
  };
  const serving = run(serverBundle(root)).then(server => {
    const bytes = serverOf(server);
    return { server, bundle: store(wholeName(bytes), bytes) };
  });
  const styling = serving.then(({ server }) =>
    run(styleBundle(root, stylesheetsIn(server.metafile.inputs, entries))),
  );
  // Scripts come after the module, for which more has to wait.
  const browsing = serving.catch(() => {}).then(() => run(browserBundle(root, entries)));
  const completing = async (): Promise<Code> => {
    const [{ server, bundle }, styles, browser] = await allOrProblems([serving, styling, browsing]);
    const all = [server, styles, browser];
    const files = filesOf(...all.map(({ metafile }) => metafile.inputs));
    const inputs = Object.fromEntries(files.map(file => [file, inputHash(root, file)]));
    const bytes = all.flatMap(({ outputFiles }) => outputFiles.map(({ contents }) => contents));
    const key = hash(JSON.stringify(inputs), ...bytes);
    const code = codeOf({ styles, browser }, { key, bundle, store });
    const known = { ...inputs, ...savedSince(root, files, startedMs) };
    const imports = looseImports(...all.map(({ metafile }) => metafile.inputs));
    const loose = { imports, files: filesMeant(root, imports) };
    const kept: Kept = { madeBy: bundlerKey(), inputs: known, entries, loose, code };
    writeWhole(keptFile(cache), JSON.stringify(kept));
    forgetOldCode(folder, [bundle, ...Object.values(code.assets)]);
    return code;
  };
  return { module: serving.then(({ bundle }) => loadModule(bundle)), code: completing() };
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

async function run(bundle: Bundle): Promise<Bundled> {
  if (isEmpty(bundle)) return nothing;
  try {
    return refuseHeeded(await esbuild().build(bundle), bundle.absWorkingDir);
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
    const { imports, files } = kept.loose;
    if (filesMeant(root, imports).join() !== files.join()) return false;
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
