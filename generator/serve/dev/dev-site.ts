import { join } from "node:path";
import { loadModule } from "../../bundle/load-module.ts";
import { imageNames } from "../../load/load.ts";
import { hasEntries } from "../../memory/entry-memory.ts";
import { openSite } from "../../open-site.ts";
import { allTexts } from "../../read-texts.ts";
import { refuseNoSite, usualCache } from "../../site-folder.ts";
import { changeOf, withInputsBelow } from "./changes.ts";
import { devCode, type Early, type Update } from "./dev-code.ts";
import { type DevCompiler, devCompiler } from "./dev-compiler.ts";
import { devEntries } from "./dev-entries.ts";
import { type LazyImages, lazyImages } from "./lazy-images.ts";
import { type ShownSite, shownSite } from "./shown-site.ts";

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
  /** Folders of code and content, relative to the site's. */
  folders: () => string[];
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
      entries.forget(files);
      const change = changeOf(files, compiler.inputs());
      if (change === "nothing") return { changed: "nothing" };
      const site = shown.site();
      if (change === "code" || code.isBehind() || !site) return code.recompile(files, early);
      if (!(await shown.takeTexts(files, () => early.pages("texts")))) await shown.adopt(site);
      return { changed: "all" };
    },
    folders: () => foldersOf(compiler),
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
