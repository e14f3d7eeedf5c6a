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
  /** Compiles what these files went into; everything when they are not given. */
  compile: (changed?: ReadonlySet<string>) => Promise<Compiled>;
  /** The files that went into the code, once it was compiled here. */
  inputs: () => ReadonlySet<string> | undefined;
  close: () => Promise<void>;
};
export type Compiled = { code: Code; moduleIsNew: boolean };
type Context = { rebuild: () => Promise<Bundled>; dispose: () => Promise<void> };
type Contexts = { entries: string; of: Bundles<Context> };

/** Compiles again and again: esbuild keeps what it has read, and packages are not bundled into the module. */
export function devCompiler(root: string): DevCompiler {
  const folder = outputFolder(root);
  const store = storeIn(folder);
  let contexts: Contexts | undefined;
  let last: Bundles<Bundled> | undefined;
  let module = "";
  let turn: Promise<unknown> = Promise.resolve();

  const compile = async (changed?: ReadonlySet<string>): Promise<Compiled> => {
    const entries = entriesIn(root);
    if (contexts?.entries !== entries.join()) {
      await dispose(contexts);
      last = undefined;
      contexts = { entries: entries.join(), of: await openContexts(root, entries) };
    }
    const { server, styles, browser } = contexts.of;
    const before = last;
    // Until this has succeeded, everything is compiled at each attempt.
    last = undefined;
    const kept = (name: keyof Bundles<unknown>) =>
      before && changed && !isAffected(name, before[name], changed) ? before[name] : undefined;
    const keptModule = kept("server");
    const made = await Promise.all([
      keptModule ?? server.rebuild(),
      kept("styles") ?? styles.rebuild(),
      kept("browser") ?? browser.rebuild(),
    ]);
    last = { server: made[0], styles: made[1], browser: made[2] };
    if (!keptModule) module = hash(...made[0].outputFiles.map(({ contents }) => contents));
    const key = hash(...made.flatMap(({ outputFiles }) => outputFiles.map(({ hash }) => hash)));
    const code = codeOf(last, { key, serverName: `server-${module}.mjs`, store });
    return { code, moduleIsNew: !keptModule };
  };
  return {
    inputs: () => last && new Set(inputsOf(Object.values(last))),
    compile: changed => {
      const done = turn.then(() => compile(changed));
      turn = done.catch(() => {});
      return done;
    },
    close: async () => {
      await turn;
      await dispose(contexts);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
/** Styles go into the module, too, but nothing of them is left in it. */
function isAffected(
  name: keyof Bundles<unknown>,
  bundled: Bundled,
  changed: ReadonlySet<string>,
): boolean {
  const inputs = new Set(inputsOf([bundled]));
  return [...changed].some(
    file => inputs.has(file) && !(name === "server" && file.endsWith(".css")),
  );
}

async function openContexts(root: string, entries: string[]): Promise<Bundles<Context>> {
  const { server, styles, browser } = bundlesOf(root, entries);
  const opened = await Promise.all([
    openContext({ ...server, plugins: [packagesOutside], ...lineNumbers(root) }),
    openContext(styles),
    openContext(browser),
  ]);
  return { server: opened[0], styles: opened[1], browser: opened[2] };
}

async function dispose(contexts: Contexts | undefined): Promise<void> {
  await Promise.all(Object.values(contexts?.of ?? {}).map(context => context.dispose()));
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
