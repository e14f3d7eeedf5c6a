import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { OnResolveArgs, Plugin, PluginBuild } from "esbuild";
import { nameIn } from "../system/name-in.ts";
import { statsOf } from "../system/stats-of.ts";

/** The file of a module of the site's own that is named in the code of another one. */
export function fileNamed(name: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

/** Until they lie somewhere, modules are named by their files. */
const prefix = "site-module:";

export function withAddresses(code: string, addressOf: (file: string) => string): string {
  return code.replace(/"site-module:[^"\n]+"/g, name => {
    const file: string = JSON.parse(name).slice(prefix.length);
    return JSON.stringify(addressOf(file));
  });
}

/** Leaves the site's other modules out of a module. `onSearched` hears of files that do not name what they import. */
export function modulesOutside(root: string, onSearched: (importer: string) => void): Plugin {
  return {
    name: "modules outside",
    setup: build => {
      build.onResolve({ filter: /^[^a-z@]/ }, async asked => {
        if (asked.pluginData === isAskedHere || !imports.has(asked.kind)) return undefined;
        const named = realFile(join(asked.resolveDir, asked.path));
        if (!named) onSearched(asked.importer);
        const file = named ?? (await search(build, asked));
        if (!file || !isModule(file)) return undefined;
        return { path: prefix + nameIn(root, file), external: true };
      });
    },
  };
}

const imports = new Set(["import-statement", "dynamic-import"]);
const isAskedHere = {};

/** Such as a name without an ending. */
async function search(build: PluginBuild, asked: OnResolveArgs): Promise<string | undefined> {
  const { path, ...from } = asked;
  const found = await build.resolve(path, { ...from, pluginData: isAskedHere });
  // What cannot be found is told by esbuild where it is imported.
  return found.errors.length === 0 && found.namespace === "file" ? found.path : undefined;
}

/** Nothing when there is no such file: it has to be searched for. */
function realFile(path: string): string | undefined {
  return statsOf(path)?.isFile() ? realpathSync.native(path) : undefined;
}

/** Data and modules in the older form become part of the module that imports them. */
function isModule(file: string): boolean {
  return /\.(tsx?|jsx?|mjs|mts)$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);
}
