import { join } from "node:path";
import { hash } from "../hash.ts";
import { allOrProblems } from "../problems/problem.ts";
import { forgetUnused } from "../write/forget-unused.ts";
import { writeWhole } from "../write/write-whole.ts";
import { bundleOnce } from "./bundle-once.ts";
import { browserBundle, serverBundle } from "./bundles.ts";
import { type Code, codeOf, filesOf, type Store, serverOf, wholeName } from "./code.ts";
import { entriesIn } from "./entries.ts";
import { looselyNamed } from "./import-name.ts";
import { fileHashes, keepCode, keptCode } from "./kept-code.ts";
import { loadModule, type SiteModule } from "./load-module.ts";
import { allStylesheets, styleBundle, stylesheetsIn } from "./style-bundle.ts";

/** The site's code, which may still be in the making: esbuild works in a process of its own. */
export type Compiling = {
  /** The last bundle, when it is still right. */
  kept?: Code;
  /** Of another: what renders is there before the styles and scripts that its pages name. */
  module?: Promise<SiteModule>;
  code: Promise<Code>;
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
  const serving = bundleOnce(serverBundle(root)).then(server => {
    const bytes = serverOf(server);
    return { server, bundle: store(wholeName(bytes), bytes) };
  });
  const styling = serving
    .then(
      ({ server }) => stylesheetsIn(server.metafile.inputs, entries),
      // What is wrong in one of them is told beside what is wrong in a template.
      () => ({ all: allStylesheets(root) }),
    )
    .then(stylesheets => bundleOnce(styleBundle(root, stylesheets)));
  // Scripts come after the module, for which more has to wait.
  const browsing = serving.catch(() => {}).then(() => bundleOnce(browserBundle(root, entries)));
  const completing = async (): Promise<Code> => {
    const [{ server, bundle }, styles, browser] = await allOrProblems([serving, styling, browsing]);
    const all = [server, styles, browser];
    const made = all.map(({ metafile }) => metafile.inputs);
    const inputs = fileHashes(root, filesOf(...made));
    const bytes = all.flatMap(({ outputFiles }) => outputFiles.map(({ contents }) => contents));
    const key = hash(JSON.stringify(inputs), ...bytes);
    const code = codeOf({ styles, browser }, { key, bundle, store });
    keepCode({ root, cache }, { inputs, loose: looselyNamed(...made), entries, code, startedMs });
    // Each change of a price makes another bundle.
    forgetUnused(folder, { inUse: [bundle, ...Object.values(code.assets)], keptDays: 1 });
    return code;
  };
  return { module: serving.then(({ bundle }) => loadModule(bundle)), code: completing() };
}
