import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Inputs } from "../../../bundle/bundles.ts";
import { esbuild } from "../../../bundle/esbuild.ts";
import { refuseHeeded } from "../../../bundle/mistakes/heeded-warnings.ts";
import { moduleBundle } from "../../../bundle/module-bundle.ts";
import { fileNamed } from "../../../bundle/modules-outside.ts";
import { hash } from "../../../hash.ts";
import { nameIn } from "../../../system/name-in.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";

/** A file of the site's own code as a module for itself, in whose code other modules are named by their files. */
export type OwnModule = {
  code: string;
  /** Of its file and code: what it imports is no part of it. */
  hash: string;
  imports: string[];
  /** What went into it: its file, and data and styles that it imports. */
  inputs: Inputs;
  /** The hash of its file, when nothing else decides what the module is. */
  source: string | undefined;
};

/** Compiles each of these files for itself, which takes about a millisecond a file. */
export async function ownModules(root: string, files: string[]): Promise<Map<string, OwnModule>> {
  const { build } = esbuild();
  // Looked at before they are compiled: what is saved meanwhile differs from it.
  const sources = new Map(files.map(file => [file, sourceHash(root, file)]));
  const searching = new Set<string>();
  const onSearched = (importer: string) => searching.add(nameIn(root, importer));
  const built = await build(moduleBundle(root, files, onSearched));
  const { outputFiles, metafile } = refuseHeeded(built, root);
  const codes = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const modules = new Map<string, OwnModule>();
  for (const [path, { entryPoint: file }] of Object.entries(metafile.outputs)) {
    const code = codes.get(resolve(root, path));
    if (file === undefined || code === undefined) continue;
    const inputs = inputsOf(file, metafile.inputs);
    const isAlone = !searching.has(file) && Object.keys(inputs).every(isEmptyBut(file));
    const source = isAlone ? sources.get(file) : undefined;
    modules.set(file, { code, hash: hash(file, code), ...namedIn(inputs), source });
  }
  const missing = files.find(file => !modules.has(file));
  if (missing) throw new Error(`${missing} has not become a module.`);
  return modules;
}

/** Nothing of the entry, or of a file that is gone: esbuild says so where it is imported. */
export function sourceHash(root: string, file: string): string | undefined {
  return unlessItFails(() => hash(readFileSync(join(root, file))));
}

/** What went into one of the modules that were compiled together. */
function inputsOf(file: string, all: Inputs, found: Inputs = {}): Inputs {
  const input = all[file];
  if (!input || found[file]) return found;
  found[file] = input;
  for (const { path, external } of input.imports) if (!external) inputsOf(path, all, found);
  return found;
}

/** Styles leave nothing in a module. */
function isEmptyBut(file: string): (input: string) => boolean {
  return input => input === file || /\.(css|woff2)$/.test(input);
}

/** The names of other modules, as files again. */
function namedIn(inputs: Inputs): Pick<OwnModule, "inputs" | "imports"> {
  const imports = new Set<string>();
  const named = Object.entries(inputs).map(([name, input]) => {
    const all = input.imports.map(({ path, kind, ...more }) => {
      const file = fileNamed(path);
      if (file === undefined) return { path, kind, ...more };
      imports.add(file);
      return { path: file, kind };
    });
    return [name, { ...input, imports: all }];
  });
  return { imports: [...imports], inputs: Object.fromEntries(named) };
}
