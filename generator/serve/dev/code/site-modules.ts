import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Inputs } from "../../../bundle/bundles.ts";
import type { Store } from "../../../bundle/code.ts";
import { nameOf } from "../../../bundle/entries.ts";
import { loadModule } from "../../../bundle/load-module.ts";
import { markedAs } from "../../../bundle/mistakes/failing-line.ts";
import { entry } from "../../../bundle/module-bundle.ts";
import { withAddresses } from "../../../bundle/modules-outside.ts";
import { hash } from "../../../hash.ts";
import { type OwnModule, ownModules, sourceHash } from "./own-modules.ts";

/** The module that renders, as a file to import, and what went into it. */
export type ServerModule = { bundle: string; inputs: Inputs };
/** Makes anew what these files went into; when they are not given, whatever differs from its file. */
export type MakeServer = (changed: ReadonlySet<string> | undefined) => Promise<ServerModule>;
type Modules = ReadonlyMap<string, OwnModule>;

/**
 * The site's own code, each file a module under a name that changes with it and with all that it imports: Node loads
 * what a change reaches, and the rest stays loaded.
 */
export function siteModules(folder: string, store: Store): MakeServer {
  // esbuild names files as seen from there, too.
  const root = realpathSync.native(folder);
  const known = new Map<string, OwnModule>();
  const reached = () => [...reachedFrom(entry, known)];
  const missing = () => reached().filter(file => !known.has(file));
  return async changed => {
    forget(outdated(root, known, changed));
    for (let files = missing(); files.length > 0; files = missing())
      for (const [file, module] of await ownModules(root, files)) known.set(file, module);
    const bundle = storeModules(known, store);
    await loadModule(bundle);
    const files = new Set(reached());
    // Nobody tells of changes of files that are no longer part of the site.
    forget([...known.keys()].filter(file => !files.has(file)));
    const inputs = Object.assign({}, ...[...known.values()].map(({ inputs }) => inputs));
    return { bundle, inputs };
  };

  function forget(files: string[]): void {
    for (const file of files) known.delete(file);
  }
}

function outdated(
  root: string,
  known: Modules,
  changed: ReadonlySet<string> | undefined,
): string[] {
  const files = [...(changed ?? [])];
  const isKnown = (file: string) => [...known.values()].some(({ inputs }) => file in inputs);
  // A file that is new or gone may change what imports mean.
  const areAll = changed && files.every(file => isKnown(file) && sourceHash(root, file));
  const isThere = (name: string) => existsSync(join(root, name));
  const differs = (file: string, { inputs, source }: OwnModule) => {
    if (files.some(name => name in inputs)) return true;
    if (areAll || file === entry) return false;
    const isSame = source !== undefined && sourceHash(root, file) === source;
    // A stylesheet of it may be gone, of which nothing else is left in it.
    return !isSame || !Object.keys(inputs).every(isThere);
  };
  return [...known].flatMap(([file, module]) => (differs(file, module) ? [file] : []));
}

/** Gives back where the entry lies. */
function storeModules(known: Modules, store: Store): string {
  const names = new Map<string, string>();
  const files = [...reachedFrom(entry, known)];
  for (const file of files) {
    const all = [...reachedFrom(file, known)].map(one => known.get(one)?.hash ?? "");
    names.set(file, `${file === entry ? "site" : nameOf(file)}-${hash(file, ...all.sort())}.mjs`);
  }
  const places = files.map(file => {
    const code = withAddresses(known.get(file)?.code ?? "", other => `./${names.get(other)}`);
    return store(names.get(file) ?? "", markedAs(file, code));
  });
  return places[0] ?? "";
}

/** With the file itself, which comes first; modules may import each other. */
function reachedFrom(file: string, known: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const other of known.get(file)?.imports ?? []) reachedFrom(other, known, reached);
  return reached;
}
