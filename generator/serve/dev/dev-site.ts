import { join } from "node:path";
import type { Code } from "../../code.ts";
import { openMemory } from "../../memory.ts";
import { loadModule, type OpenSite, openSite } from "../../open-site.ts";
import { planSite } from "../../plan-site.ts";
import { changeOf } from "./changes.ts";
import { type DevCompiler, devCompiler } from "./dev-compiler.ts";
import { type DevEntries, devEntries } from "./dev-entries.ts";
import { type LazyImages, lazyImages } from "./lazy-images.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";

/** A site that follows its files. What is wrong is thrown; the last good snapshot stays. */
export type DevSite = {
  root: string;
  snapshot: () => Snapshot | undefined;
  images: LazyImages;
  /** Built files by address, also those of earlier code, which an open page may still ask for. */
  assets: () => Record<string, string>;
  open: () => Promise<void>;
  /** Brings the site up to date; tells how the styles differ when nothing else does. */
  update: (files: ReadonlySet<string>) => Promise<Update>;
  /** Folders of code and content, relative to the site's. */
  folders: () => string[];
  /** Makes the compiler ready before the first change needs it. */
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};
export type Update =
  | { changed: "nothing" | "all" }
  | { changed: "styles"; before: Code; after: Code };

export function devSite(root: string): DevSite {
  const compiler = devCompiler(root);
  const cache = join(root, ".cache", "site");
  const images = lazyImages(root, cache);
  const assets: Record<string, string> = {};
  let entries: DevEntries | undefined;
  let site: OpenSite | undefined;
  let snapshot: Snapshot | undefined;
  // Whether the code, or what was planned with it, is behind the files because something in them is wrong.
  let behind: { code: boolean; plan: boolean } = { code: false, plan: false };

  const adopt = async (opened: OpenSite) => {
    site = opened;
    entries ??= devEntries(openMemory(opened, join(root, "dist")).entries);
    Object.assign(assets, opened.code.assets);
    behind = { code: false, plan: true };
    const planned = await planSite(opened, { unpublished: true, memory: { entries } });
    snapshot = takeSnapshot({ site: opened, planned, images });
    behind.plan = false;
  };
  const recompile = async () => {
    behind.code = true;
    const opened = await openSite(root, { compile: () => compiler.compile() });
    // Other code may read entries by other rules.
    entries?.clear();
    return opened;
  };
  const restyle = async (opened: OpenSite, last: Snapshot): Promise<Update> => {
    const before = opened.code;
    behind.code = true;
    const after = await compiler.compile({ onlyStyles: true });
    behind.code = false;
    // The module that renders is the same, so what it has planned still holds.
    site = { ...opened, code: { ...after, bundle: before.bundle } };
    Object.assign(assets, after.assets);
    snapshot = takeSnapshot({ site, planned: last.planned, images });
    return { changed: "styles", before, after };
  };
  return {
    root,
    images,
    snapshot: () => snapshot,
    assets: () => assets,
    open: async () => adopt(await openSite(root)),
    update: async files => {
      entries?.forget(files);
      const change = changeOf(files, { inputs: compiler.inputs(), broken: behind.code || !site });
      if (change === "nothing") return { changed: "nothing" };
      if (change === "styles" && site && snapshot && !behind.plan) return restyle(site, snapshot);
      const reusable = change === "content" && !behind.code ? site : undefined;
      await adopt(reusable ?? (await recompile()));
      return { changed: "all" };
    },
    folders: () => foldersOf(compiler),
    warmUp: async () => {
      await loadModule((await compiler.compile()).bundle);
    },
    close: () => compiler.close(),
  };
}

/** The site's own folders; code may come from others beside them, packages do not change while we run. */
function foldersOf(compiler: DevCompiler): string[] {
  const used = [...(compiler.inputs() ?? [])]
    .filter(
      file => !/(^|\/)node_modules\//.test(file) && file.includes("/") && !file.startsWith(".."),
    )
    .map(file => file.slice(0, file.indexOf("/")));
  return [...new Set(["content", "templates", "islands", ...used])];
}
