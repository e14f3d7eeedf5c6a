import { join } from "node:path";
import type { BuildOptions, Metafile, OutputFile } from "esbuild";
import { ownPackages } from "../system/project-root.ts";

/** What esbuild is asked for: the module that renders, the styles of each template, and what browsers run. */
export type Bundle = BuildOptions & { write: false; metafile: true; absWorkingDir: string };
export type Bundled = { outputFiles: OutputFile[]; metafile: Metafile };
/** The files of a bundle, and what each of them imports. */
export type Inputs = Metafile["inputs"];
/** What browsers get: the styles of all templates, and the scripts. */
export type ForBrowsers<T> = { styles: T; browser: T };

/** A site without islands has nothing to bundle there, which esbuild would take for a mistake. */
export function isEmpty({ entryPoints }: Bundle): boolean {
  return Array.isArray(entryPoints) && entryPoints.length === 0;
}

export const emptyBundled: Bundled = { outputFiles: [], metafile: { inputs: {}, outputs: {} } };

export function serverBundle(root: string): Bundle {
  return {
    ...serverCode(root),
    stdin: {
      contents: `export { site } from "./templates/site.ts"; export { createElement, __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as hookPlace } from "react";`,
      resolveDir: root,
      loader: "ts",
    },
    outfile: "server.js",
  };
}

/** Each of some files of the module that renders, as a bundle of its own. */
export function serverBundles(root: string, files: string[]): Bundle {
  return {
    ...serverCode(root),
    // With the ending, since a price.ts may lie beside a price.tsx.
    entryPoints: files.map(file => ({ in: join(root, file), out: file })),
    outdir: "/modules",
  };
}

function serverCode(root: string): Bundle {
  return {
    ...commonOptions(root),
    platform: "node",
    target: "node20",
    // Whatever a file waits for is no part of what a page's key is made of, and may never come.
    supported: { "top-level-await": false },
    loader: { ".css": "empty", ".woff2": "empty" },
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
  };
}

/** Each entry is one file, whatever it shares with others: on its first use it is there after one round trip. */
export function browserBundle(root: string, entries: string[]): Bundle {
  return {
    ...commonOptions(root),
    ...served,
    entryPoints: entries.filter(file => file.startsWith("islands/")),
    outbase: join(root, "islands"),
    entryNames: "[name]-[hash]",
    platform: "browser",
    target: ["es2022", "chrome109", "safari16", "firefox115"],
    loader: { ".woff2": "file" },
  };
}

/** What browsers get lies in one folder; the name of a font, or a picture of a style, changes with its bytes. */
export const served = {
  outdir: "/assets",
  publicPath: "/assets",
  assetNames: "[name]-[hash]",
  minify: true,
};

/** What all bundles have in common. */
export function commonOptions(root: string): Bundle {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // Without .css: a stylesheet is named whole, or a script of its name would silently take its place once there is one.
    resolveExtensions: [".tsx", ".ts", ".jsx", ".js", ".json"],
    // A site beside no node_modules of its own uses the generator's React and Preact.
    nodePaths: [ownPackages()],
    // Settings of a tsconfig.json that happens to lie above the site must not change its pages.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", target: "es2022" } },
    legalComments: "none",
    logLevel: "silent",
  };
}
