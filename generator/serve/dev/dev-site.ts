import { join } from "node:path";
import type { Code } from "../../bundle/code.ts";
import { imageNames } from "../../load/load.ts";
import { hasEntries, openMemory } from "../../memory/memory.ts";
import { loadModule, type OpenSite, openSite, refuseNoSite, usualCache } from "../../open-site.ts";
import { type Planned, planSite } from "../../plan-site.ts";
import { allTexts } from "../../read-texts.ts";
import { changeOf, isContent } from "./changes.ts";
import { type DevCompiler, devCompiler } from "./dev-compiler.ts";
import { devEntries } from "./dev-entries.ts";
import { type LazyImages, lazyImages } from "./lazy-images.ts";
import { newTexts } from "./new-texts.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";

/** A site that follows its files. What is wrong is thrown; the last good snapshot stays. */
export type DevSite = {
  root: string;
  snapshot: () => Snapshot | undefined;
  images: LazyImages;
  /** Built files by address, also those of earlier code, which an open page may still ask for. */
  assets: () => Record<string, string>;
  open: () => Promise<void>;
  /**
   * Brings the site up to date; tells how the styles differ when nothing else does. What can be shown before all is
   * done is shown early.
   */
  update: (files: ReadonlySet<string>, early: Early) => Promise<Update>;
  /** Folders of code and content, relative to the site's. */
  folders: () => string[];
  /** Makes the compiler ready before the first change needs it. */
  warmUp: () => Promise<void>;
  /** Reads, while nothing else happens, what a change of the code would want to read at once. */
  readAhead: () => Promise<void>;
  close: () => Promise<void>;
};
/** What is shown before all is done; the snapshot has it while one of these is running. */
type Early = {
  pages: (change: "texts" | "code") => Promise<void>;
  /** Of these templates styles are looked at early. */
  templates: () => string[];
  styles: (change: { before: Code; after: Code }) => Promise<void>;
};
type Update = { changed: "nothing" | "all" } | { changed: "styles"; before: Code; after: Code };

export function devSite(root: string): DevSite {
  const compiler = devCompiler(root);
  const cache = usualCache(root);
  const images = lazyImages(root, cache);
  const assets: Record<string, string> = {};
  const entries = devEntries();
  let site: OpenSite | undefined;
  let snapshot: Snapshot | undefined;
  // Whether the code, or what was planned with it, is behind the files because something in them is wrong.
  let behind: { code: boolean; plan: boolean } = { code: false, plan: false };

  /** What was planned holds for as long as the module that planned it. */
  const adopt = async (opened: OpenSite, before?: Planned) => {
    if (!site) entries.know(openMemory(opened, join(root, "dist")).entries());
    site = opened;
    Object.assign(assets, opened.code.assets);
    const holds = behind.plan ? undefined : before;
    behind = { code: false, plan: true };
    const memory = { entries: () => entries };
    const planned = holds ?? (await planSite(opened, { unpublished: true, memory }));
    snapshot = takeSnapshot({ site: opened, planned, images });
    behind.plan = false;
  };
  /** Tells whether that was all. */
  const takeTexts = async (
    opened: OpenSite,
    { files, early }: { files: ReadonlySet<string>; early: Early },
  ): Promise<boolean> => {
    if (!snapshot || behind.plan) return false;
    const { planned, renderer } = snapshot;
    const texts = await newTexts(opened, { planned, entries, files });
    if (!texts) return false;
    snapshot = takeSnapshot({ site: opened, planned: texts.planned, images, renderer });
    if (!texts.isAll) await early.pages("texts");
    return texts.isAll;
  };
  /** What was planned before mostly fits the new code; what has been shown of it is looked at again afterwards. */
  const showEarly = async (opened: OpenSite, show: () => Promise<void>) => {
    if (!snapshot || behind.plan) return;
    const last = snapshot;
    const taken = takeSnapshot({ site: opened, planned: last.planned, images });
    // Drawings are the old plan's; drawing them again would tell nothing.
    snapshot = { ...taken, confirm: async () => false };
    await show().finally(() => {
      snapshot = last;
    });
  };
  const showStyles = async (opened: OpenSite, early: Early) => {
    const { code } = opened;
    // What is wrong with styles is told when all are bundled.
    const now = await compiler.stylesOf(early.templates()).catch(() => undefined);
    if (!now) return;
    const styles = { ...code.styles, ...now.styles };
    const after = { ...code, styles, fonts: { ...code.fonts, ...now.fonts } };
    await showEarly({ ...opened, code: after }, () => early.styles({ before: code, after }));
  };
  const recompile = async (files: ReadonlySet<string>, early: Early): Promise<Update> => {
    const changed = behind.code ? undefined : files;
    const onlyStyles = [...files].every(file => file.endsWith(".css")) && !behind.plan;
    if (onlyStyles && changed && site) await showStyles(site, early);
    behind.code = true;
    const { code, moduleIsNew } = await compiler.compile(changed);
    const before = site?.code;
    if (moduleIsNew || !site || !before) {
      const opened = await openSite(root, { compile: async () => code });
      Object.assign(assets, code.assets);
      await showEarly(opened, () => early.pages("code"));
      // Rules that a change reaches are other objects from then on: nothing else may read entries differently.
      if (opened.module.site.collections !== site?.module.site.collections) entries.judgeAgain();
      await adopt(opened);
      return { changed: "all" };
    }
    // What was saved together with a style may be an article.
    await adopt({ ...site, code }, [...files].some(isContent) ? undefined : snapshot?.planned);
    return onlyStyles ? { changed: "styles", before, after: code } : { changed: "all" };
  };
  return {
    root,
    images,
    snapshot: () => snapshot,
    assets: () => assets,
    open: async () => {
      refuseNoSite(root);
      // While the code is bundled. What cannot be read is told when it is asked for.
      if (!hasEntries(cache))
        void entries.readAhead(allTexts(root), imageNames(root)).catch(() => {});
      await adopt(await openSite(root));
    },
    update: async (files, early) => {
      entries.forget(files);
      const change = changeOf(files, compiler.inputs());
      if (change === "nothing") return { changed: "nothing" };
      if (change === "code" || behind.code || !site) return recompile(files, early);
      if (!(await takeTexts(site, { files, early }))) await adopt(site);
      return { changed: "all" };
    },
    folders: () => foldersOf(compiler),
    warmUp: async () => {
      await loadModule((await compiler.compile()).code.bundle);
    },
    readAhead: async () => {
      if (!snapshot) return;
      const { content, imageFiles } = snapshot.planned.loaded;
      const files = Object.values(content.entries).flat();
      await entries.readAhead(
        files.map(({ file }) => ({ file, path: join(root, file) })),
        imageFiles,
      );
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
