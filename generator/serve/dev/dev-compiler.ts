import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  type Bundled,
  type Bundles,
  entriesIn,
  type Stylesheets,
  styleBundle,
  stylesheetsIn,
} from "../../bundles.ts";
import { type Code, codeOf, inputsOf, stylesOf } from "../../code.ts";
import { hash } from "../../hash.ts";
import { writeWhole } from "../../write-whole.ts";
import { moduleNamed } from "./lines.ts";
import { type WarmBundle, warmBundle, warmBundles } from "./warm-bundles.ts";

export type DevCompiler = {
  /** Compiles what these files went into; everything when they are not given. */
  compile: (changed?: ReadonlySet<string>) => Promise<Compiled>;
  /** The styles of some templates as they are now, which takes a fraction of the time of all. */
  stylesOf: (templates: string[]) => Promise<Pick<Code, "styles" | "fonts">>;
  /** The files that went into the code, once it was compiled here without a mistake. */
  inputs: () => ReadonlySet<string> | undefined;
  close: () => Promise<void>;
};
export type Compiled = { code: Code; moduleIsNew: boolean };
type Open = { entries: string[]; stylesheets: Stylesheets; warm: Bundles<WarmBundle> };

/** Compiles again and again, only what has changed. */
export function devCompiler(root: string): DevCompiler {
  const folder = outputFolder(root);
  const store = storeIn(folder);
  let open: Open | undefined;
  let some: { lists: string; bundle: WarmBundle } | undefined;
  let last: Bundles<Bundled> | undefined;
  let moduleName = "";
  let turn: Promise<unknown> = Promise.resolve();

  const reopen = async (entries: string[]): Promise<Open> => {
    if (open && open.entries.join() === entries.join()) return open;
    await close(open);
    last = undefined;
    const stylesheets = stylesheetsIn(noModule, entries);
    open = { entries, stylesheets, warm: await warmBundles(root, { entries, stylesheets }) };
    return open;
  };
  /** While the same pages are open, their styles are made from what is known of them. */
  const someStyles = async (stylesheets: Stylesheets): Promise<WarmBundle> => {
    const lists = JSON.stringify(stylesheets);
    if (some?.lists === lists) return some.bundle;
    await some?.bundle.close();
    some = { lists, bundle: await warmBundle(styleBundle(root, stylesheets)) };
    return some.bundle;
  };
  const compile = async (changed?: ReadonlySet<string>): Promise<Compiled> => {
    const { entries, stylesheets, warm } = await reopen(entriesIn(root));
    const before = last;
    // Until this has succeeded, everything is compiled at each attempt.
    last = undefined;
    const kept = (name: keyof Bundles<unknown>) =>
      before && changed && !isAffected(name, before[name], changed) ? before[name] : undefined;
    const keptServer = kept("server");
    const [server, browser] = await Promise.all([
      keptServer ?? warm.server.make(),
      kept("browser") ?? warm.browser.make(),
    ]);
    const listsAre = JSON.stringify(stylesheets);
    Object.assign(stylesheets, stylesheetsIn(server, entries));
    const keptStyles = listsAre === JSON.stringify(stylesheets) ? kept("styles") : undefined;
    last = { server, styles: keptStyles ?? (await warm.styles.make()), browser };
    if (!keptServer) moduleName = moduleNameOf(server);
    const all = Object.values(last).flatMap(({ outputFiles }) => outputFiles);
    const key = hash(...all.map(({ hash }) => hash));
    return { code: codeOf(last, { key, serverName: moduleName, store }), moduleIsNew: !keptServer };
  };
  return {
    inputs: () => last && new Set(inputsOf(Object.values(last))),
    compile: changed => {
      const done = turn.then(() => compile(changed));
      turn = done.catch(() => {});
      return done;
    },
    stylesOf: async templates => {
      const lists = Object.entries(open?.stylesheets ?? {});
      const wanted = lists.filter(([name]) => templates.includes(name));
      const bundle = await someStyles(Object.fromEntries(wanted));
      return stylesOf((await bundle.make()).outputFiles);
    },
    close: async () => {
      await turn;
      await Promise.all([close(open), some?.bundle.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const noModule: Bundled = { outputFiles: [], metafile: { inputs: {}, outputs: {} } };

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

async function close(open: Open | undefined): Promise<void> {
  await Promise.all(Object.values(open?.warm ?? {}).map(bundle => bundle.close()));
}

function moduleNameOf({ outputFiles: [module] }: Bundled): string {
  return moduleNamed(hash(module?.contents ?? ""));
}

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
