import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildContext, Plugin } from "esbuild";
import {
  type Bundle,
  type Bundled,
  type Bundles,
  bundlesOf,
  compileProblems,
  entriesIn,
  isEmpty,
  nothing,
} from "../../bundles.ts";
import { type Code, codeOf, inputsOf } from "../../code.ts";
import { hash } from "../../hash.ts";
import { writeWhole } from "../../write-whole.ts";

export type DevCompiler = {
  /** Compiles what has changed; with `onlyStyles` the module that renders stays the one it was. */
  compile: (options?: { onlyStyles: boolean }) => Promise<Code>;
  /** The files that went into the code, once it was compiled here. */
  inputs: () => ReadonlySet<string> | undefined;
  close: () => Promise<void>;
};
type Context = { rebuild: () => Promise<Bundled>; dispose: () => Promise<void> };

/** Compiles again and again: esbuild keeps what it has read, and packages are not bundled into the module. */
export function devCompiler(root: string): DevCompiler {
  const folder = outputFolder(root);
  const store = storeIn(folder);
  let open: { entries: string; contexts: Bundles<Context> } | undefined;
  let last: Bundles<Bundled> | undefined;
  let inputs: ReadonlySet<string> | undefined;

  const contexts = async () => {
    const entries = entriesIn(root);
    if (open?.entries === entries.join()) return open.contexts;
    await Promise.all(Object.values(open?.contexts ?? {}).map(context => context.dispose()));
    open = {
      entries: entries.join(),
      contexts: await openContexts(root, bundlesOf(root, entries)),
    };
    return open.contexts;
  };
  return {
    inputs: () => inputs,
    compile: async ({ onlyStyles } = { onlyStyles: false }) => {
      const { server, styles, browser } = await contexts();
      const known = onlyStyles ? last?.server : undefined;
      const bundled = await Promise.all([
        known ?? server.rebuild(),
        styles.rebuild(),
        browser.rebuild(),
      ]);
      last = { server: bundled[0], styles: bundled[1], browser: bundled[2] };
      inputs = new Set(inputsOf(bundled));
      const module = hash(...bundled[0].outputFiles.map(({ contents }) => contents));
      const others = bundled.flatMap(({ outputFiles }) => outputFiles.map(({ hash }) => hash));
      return codeOf(last, { key: hash(...others), serverName: `server-${module}.mjs`, store });
    },
    close: async () => {
      await Promise.all(Object.values(open?.contexts ?? {}).map(context => context.dispose()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openContexts(
  root: string,
  { server, styles, browser }: Bundles<Bundle>,
): Promise<Bundles<Context>> {
  const opened = await Promise.all([
    openContext({ ...server, plugins: [packagesOutside], ...lineNumbers(root) }),
    openContext(styles),
    openContext(browser),
  ]);
  return { server: opened[0], styles: opened[1], browser: opened[2] };
}

async function openContext(bundle: Bundle): Promise<Context> {
  if (isEmpty(bundle)) return { rebuild: async () => nothing, dispose: async () => {} };
  const { context } = await import("esbuild");
  const opened: BuildContext<Bundle> = await context(bundle);
  return {
    rebuild: () =>
      opened.rebuild().catch(error => {
        throw compileProblems(error);
      }),
    dispose: () => opened.dispose(),
  };
}

/** Errors then name the lines that a person wrote, wherever the module lies. */
function lineNumbers(root: string): Pick<Bundle, "sourcemap" | "sourcesContent" | "sourceRoot"> {
  process.setSourceMapsEnabled(true);
  return { sourcemap: "inline", sourcesContent: false, sourceRoot: `${pathToFileURL(root).href}/` };
}

/** Bundling and loading React and zod takes longer than all templates; Node loads them once. */
const packagesOutside: Plugin = {
  name: "packages outside",
  setup: build => {
    // React chooses the code that a build also uses.
    process.env.NODE_ENV ??= "production";
    build.onResolve({ filter: /^[a-z@]/ }, ({ path }) =>
      /\.(css|woff2|svg|png)$/.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Where Node finds the packages that the module names: beside those of the site, else beside the generator's. */
function outputFolder(root: string): string {
  const name = `${hash(root)}-${process.pid}`;
  const folder = join(hasPackages(root) ? root : projectRoot(), ".cache", "dev", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

function hasPackages(root: string): boolean {
  try {
    createRequire(join(root, "package.json")).resolve("react/package.json");
    return true;
  } catch {
    // Not found: the site has no packages of its own.
    return false;
  }
}

export function projectRoot(): string {
  return process.env.PROJECT_ROOT ?? process.cwd();
}

/** All names carry a hash of the content, so what is there need not be written again. */
function storeIn(folder: string): (name: string, bytes: Uint8Array) => string {
  const written = new Set<string>();
  return (name, bytes) => {
    const file = join(folder, name);
    if (!written.has(name)) writeWhole(file, bytes);
    written.add(name);
    return file;
  };
}
