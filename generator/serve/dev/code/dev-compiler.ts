import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundleOnce } from "../../../bundle/bundle-once.ts";
import type { Bundled, ForBrowsers, Inputs } from "../../../bundle/bundles.ts";
import { type Code, codeOf, filesOf } from "../../../bundle/code.ts";
import { entriesIn } from "../../../bundle/entries.ts";
import { importName } from "../../../bundle/import-name.ts";
import {
  allStylesheets,
  type Stylesheets,
  styleBundle,
  stylesheetsIn,
} from "../../../bundle/style-bundle.ts";
import { hash } from "../../../hash.ts";
import { allOrProblems } from "../../../problems/problem.ts";
import { earlyStyles } from "./early-styles.ts";
import { outputFolder, storeIn } from "./output-folder.ts";
import { serverMaker } from "./server-module.ts";
import type { ServerModule } from "./site-modules.ts";
import { type WarmBundle, warmBundles } from "./warm-bundles.ts";

export type DevCompiler = {
  /** Compiles what these files went into; everything when they are not given. */
  compile: (changed?: ReadonlySet<string>) => Promise<Compiled>;
  /** The styles of some templates as they are now, which takes a fraction of the time of all. */
  stylesOf: (templates: string[]) => Promise<Pick<Code, "styles" | "fonts">>;
  /** The files that went into the code, once it was compiled here without a mistake. */
  inputs: () => ReadonlySet<string> | undefined;
  close: () => Promise<void>;
};
type Compiled = { code: Code; moduleIsNew: boolean };
type Open = { entries: string[]; stylesheets: Stylesheets; warm: ForBrowsers<WarmBundle> };
type Last = ForBrowsers<Bundled> & { server: ServerModule };

/** Compiles again and again, only what has changed. */
export function devCompiler(root: string): DevCompiler {
  const folder = outputFolder(root);
  const store = storeIn(folder);
  const makeServer = serverMaker(root, store);
  const early = earlyStyles(root);
  let open: Open | undefined;
  let last: Last | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const reopen = async (entries: string[]): Promise<Open> => {
    if (open && open.entries.join() === entries.join()) return open;
    await close(open);
    last = undefined;
    const stylesheets = stylesheetsIn({}, entries);
    open = { entries, stylesheets, warm: await warmBundles(root, { entries, stylesheets }) };
    return open;
  };
  const compile = async (changed?: ReadonlySet<string>): Promise<Compiled> => {
    const { entries, stylesheets, warm } = await reopen(entriesIn(root));
    const before = last;
    // Until this has succeeded, everything is compiled at each attempt.
    last = undefined;
    const isKept = (inputs: Inputs) => changed !== undefined && !isAffected(inputs, changed);
    const kept = (bundled: Bundled | undefined) =>
      bundled && isKept(bundled.metafile.inputs) ? bundled : undefined;
    // One that is gone is told with the module that imports it.
    const hasStyles = [...(changed ?? [])].every(file => existsSync(join(root, file)));
    const inputs = before?.server.inputs ?? {};
    const keptServer = before && isKept(hasStyles ? withoutStyles(inputs) : inputs);
    const serving = Promise.resolve(keptServer ? before.server : makeServer(changed));
    const styling = serving.then(
      server => {
        const listsAre = JSON.stringify(stylesheets);
        Object.assign(stylesheets, stylesheetsIn(server.inputs, entries));
        const areSame = listsAre === JSON.stringify(stylesheets);
        return (areSame ? kept(before?.styles) : undefined) ?? warm.styles.make();
      },
      // What is wrong in one of them is told beside what is wrong in a template.
      () => bundleOnce(styleBundle(root, { all: allStylesheets(root) })),
    );
    const browsing = kept(before?.browser) ?? warm.browser.make();
    const [server, styles, browser] = await allOrProblems([serving, styling, browsing]);
    last = { server, styles, browser };
    const { bundle } = server;
    const all = [...styles.outputFiles, ...browser.outputFiles];
    const key = hash(bundle, ...all.map(({ hash }) => hash));
    return { code: codeOf(last, { key, bundle, store }), moduleIsNew: !keptServer };
  };
  return {
    inputs: () => last && new Set(filesIn(last)),
    compile: changed => {
      const done = turn.then(() => compile(changed));
      turn = done.catch(() => {});
      return done;
    },
    stylesOf: templates => {
      const lists = Object.entries(open?.stylesheets ?? {});
      const wanted = lists.filter(([name]) => templates.includes(name));
      return early.make(Object.fromEntries(wanted));
    },
    close: async () => {
      await turn;
      await Promise.all([close(open), early.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesIn({ server, styles, browser }: Last): string[] {
  return filesOf(server.inputs, styles.metafile.inputs, browser.metafile.inputs);
}

function isAffected(inputs: Inputs, changed: ReadonlySet<string>): boolean {
  const files = new Set(filesOf(inputs).map(importName));
  return [...changed].some(file => files.has(importName(file)));
}

/** Styles go into the module, too, but nothing of them is left in it. */
function withoutStyles(inputs: Inputs): Inputs {
  return Object.fromEntries(Object.entries(inputs).filter(([file]) => !file.endsWith(".css")));
}

async function close(open: Open | undefined): Promise<void> {
  await Promise.all(Object.values(open?.warm ?? {}).map(bundle => bundle.close()));
}
