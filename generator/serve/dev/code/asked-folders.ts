import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { browserBundle } from "../../../bundle/bundles.ts";
import { entriesIn } from "../../../bundle/entries.ts";
import { esbuild } from "../../../bundle/esbuild.ts";
import { ownBundle } from "../../../bundle/module-bundle.ts";
import { allStylesheets, styleBundle } from "../../../bundle/style-bundle.ts";
import { nameIn } from "../../../system/name-in.ts";

/** The folders that imports lead into, which bundles tell only of code that compiles. */
export async function askedFolders(folder: string): Promise<string[]> {
  // esbuild names files as seen from there, too.
  const root = realpathSync.native(folder);
  const asked: string[] = [];
  const listening: Plugin = {
    name: "asked folders",
    setup: build => {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        asked.push(nameIn(root, join(resolveDir, path)));
        return undefined;
      });
    },
  };
  const bundles = [
    () => ownBundle(root),
    () => browserBundle(root, entriesIn(root)),
    () => styleBundle(root, { all: allStylesheets(root) }),
  ];
  const bundled = bundles.map(async bundle => {
    const { plugins = [], ...options } = bundle();
    await esbuild().build({ ...options, plugins: [listening, ...plugins] });
  });
  // What is wrong is told by who compiles the code to show it.
  await Promise.allSettled(bundled);
  return topsOf(asked);
}

/** 'domain/prices.ts' and 'domain/towns.ts' → 'domain'; nothing of what lies beside the site's own folder. */
export function topsOf(files: string[]): string[] {
  const tops = new Set(files.map(file => file.replace(/\/.*/, "")));
  return [...tops].filter(name => name !== ".." && name !== "node_modules");
}
