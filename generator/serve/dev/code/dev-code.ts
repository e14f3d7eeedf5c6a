import type { Code } from "../../../bundle/code.ts";
import { type OpenSite, openSite } from "../../../open-site.ts";
import { refuseNoSite } from "../../../site-folder.ts";
import { isContent } from "../changes/changes.ts";
import type { DevEntries } from "../dev-entries.ts";
import type { ShownSite } from "../shown/shown-site.ts";
import type { DevCompiler } from "./dev-compiler.ts";

/** What is shown before all is done; the snapshot has it while one of these is running. */
export type Early = {
  pages: (change: "texts" | "code") => Promise<void>;
  /** Of these templates styles are looked at early. */
  templates: () => string[];
  styles: (change: { before: Code; after: Code }) => Promise<void>;
};
export type Update =
  | { changed: "nothing" | "all" }
  | { changed: "styles"; before: Code; after: Code };

type DevCode = {
  /** Whether what is shown is of older code, since something in the newest is wrong. */
  isBehind: () => boolean;
  /** Compiles what these files went into, and shows the site with it. */
  recompile: (files: ReadonlySet<string>, early: Early) => Promise<Update>;
};
type Parts = {
  root: string;
  compiler: DevCompiler;
  shown: ShownSite;
  entries: DevEntries;
};

/** The site's code, as it follows its files into what is shown. */
export function devCode({ root, compiler, shown, entries }: Parts): DevCode {
  let isBehind = false;
  const showStyles = async (opened: OpenSite, early: Early) => {
    const { code } = opened;
    // What is wrong with styles is told when all are bundled.
    const now = await compiler.stylesOf(early.templates()).catch(() => undefined);
    if (!now) return;
    const styles = { ...code.styles, ...now.styles };
    const after = { ...code, styles, fonts: { ...code.fonts, ...now.fonts } };
    await shown.showEarly({ ...opened, code: after }, () => early.styles({ before: code, after }));
  };
  const recompile = async (files: ReadonlySet<string>, early: Early): Promise<Update> => {
    const site = shown.site();
    const changed = isBehind ? undefined : files;
    const onlyStyles = [...files].every(file => file.endsWith(".css")) && !shown.isBehind();
    if (onlyStyles && changed && site) await showStyles(site, early);
    isBehind = true;
    refuseNoSite(root);
    const { code, moduleIsNew } = await compiler.compile(changed);
    if (moduleIsNew || !site) {
      const opened = await openSite(root, { code });
      await shown.showEarly(opened, () => early.pages("code"));
      // Rules that a change reaches are other objects from then on: nothing else may read entries differently.
      if (opened.module.site.collections !== site?.module.site.collections) entries.judgeAgain();
      isBehind = false;
      await shown.adopt(opened);
      return { changed: "all" };
    }
    isBehind = false;
    // What was saved together with a style may be an article.
    const planned = [...files].some(isContent) ? undefined : shown.snapshot()?.planned;
    await shown.adopt({ ...site, code }, planned);
    return onlyStyles ? { changed: "styles", before: site.code, after: code } : { changed: "all" };
  };
  return { isBehind: () => isBehind, recompile };
}
