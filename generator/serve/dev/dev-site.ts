import { join } from "node:path";
import { allTexts } from "../../build/read-texts.ts";
import { loadModule } from "../../bundle/load-module.ts";
import { knownLinks } from "../../load/files/files.ts";
import { imageNames } from "../../load/load.ts";
import { hasEntries } from "../../memory/entry-memory.ts";
import { openSite } from "../../open-site.ts";
import { refuseNoSite, usualCache } from "../../site-folder.ts";
import { ownStatsOf } from "../../system/stats-of.ts";
import { changeOf, withInputsBelow } from "./changes/changes.ts";
import { topsOf } from "./code/asked-folders.ts";
import { devCode, type Early, type Update } from "./code/dev-code.ts";
import { devCompiler } from "./code/dev-compiler.ts";
import { devEntries } from "./dev-entries.ts";
import { type LazyImages, lazyImages } from "./shown/lazy-images.ts";
import { type ShownSite, shownSite } from "./shown/shown-site.ts";

/** A site that follows its files. What is wrong is thrown; the last good snapshot stays. */
export type DevSite = Pick<ShownSite, "snapshot" | "assets" | "has" | "pageAt"> & {
  root: string;
  images: LazyImages;
  open: () => Promise<void>;
  /**
   * Brings the site up to date; tells how the styles differ when nothing else does. What can be shown before all is
   * done is shown early.
   */
  update: (files: ReadonlySet<string>, early: Early) => Promise<Update>;
  /** Where at the top of the site's folder code lies, once it was compiled here without a mistake. */
  codeFolders: () => string[] | undefined;
  /** Makes the compiler ready before the first change needs it. */
  warmUp: () => Promise<void>;
  /** Reads, while nothing else happens, what a change of the code would want to read at once. */
  readAhead: () => Promise<void>;
  close: () => Promise<void>;
};

export function devSite(root: string, bundling?: Promise<void>): DevSite {
  const compiler = devCompiler(root);
  const cache = usualCache(root);
  const images = lazyImages(root, cache);
  const entries = devEntries();
  const shown = shownSite({ images, entries });
  const code = devCode({ root, compiler, shown, entries });
  const isLink = (file: string) => ownStatsOf(join(root, file))?.isSymbolicLink() === true;
  return {
    ...shown,
    root,
    images,
    open: async () => {
      refuseNoSite(root);
      // While the code is bundled. What cannot be read is told when it is asked for.
      if (!hasEntries(cache))
        void entries.readAhead(allTexts(root), imageNames(root)).catch(() => {});
      // What was saved before this server began to watch is bundled once more.
      await bundling;
      await shown.adopt(await openSite(root));
    },
    update: async (seen, early) => {
      const files = withInputsBelow(seen, compiler.inputs());
      const links = knownLinks(root);
      entries.forget([...files, ...links]);
      const change = changeOf(files, compiler.inputs());
      // Under whatever name, a link may lead nowhere; what it leads to may be another text than before.
      const mayBeLinks = links.length > 0 || [...files].some(isLink);
      if (change === "nothing" && !mayBeLinks) return { changed: "nothing" };
      const site = shown.site();
      if (change === "code" || code.isBehind() || !site) return code.recompile(files, early);
      const areTexts = !mayBeLinks && (await shown.takeTexts(files, () => early.pages("texts")));
      if (!areTexts) await shown.adopt(site);
      return { changed: "all" };
    },
    codeFolders: () => {
      const inputs = compiler.inputs();
      // Packages do not change while we run.
      const own = [...(inputs ?? [])].filter(file => !/(^|\/)node_modules\//.test(file));
      return inputs && topsOf(own);
    },
    warmUp: async () => {
      await loadModule((await compiler.compile()).code.bundle);
    },
    readAhead: async () => {
      const snapshot = shown.snapshot();
      if (!snapshot) return;
      const { content, imageFiles } = snapshot.planned.loaded;
      const files = Object.values(content.entries).flat();
      await entries.readAhead(
        files.map(({ file }) => ({ file, path: join(root, file) })),
        imageFiles,
      );
    },
    close: () => {
      images.close();
      return compiler.close();
    },
  };
}
