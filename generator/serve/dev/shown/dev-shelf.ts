import { readFile } from "node:fs/promises";
import { hash } from "../../../hash.ts";
import { joinedRules } from "../../../redirects.ts";
import type { Page } from "../../../site.ts";
import { fileInMemory, openFile, type Shelf, type ShelfFile } from "../../shelf.ts";
import type { DevSite } from "../dev-site.ts";
import { inject } from "./inject.ts";
import type { ShownPage, Snapshot } from "./snapshot.ts";

export type DevShelf = Shelf & {
  /** The page that was served last under its route, if it was this version of it. */
  served: (version: string) => string | undefined;
};

/** Files of a site that is not written anywhere; each is made when it is asked for. */
export function devShelf({ snapshot, images, assets, has }: DevSite): DevShelf {
  const good = new Map<string, ShownPage>();
  return {
    has,
    served: version => [...good.values()].find(shown => shown.version === version)?.html,
    open: async path => {
      const now = snapshot();
      if (!now) return undefined;
      const page = now.pages.get(path);
      if (page) return pageFile(path, now, await shownOrGood(now, page));
      const text = now.texts.get(path);
      const own = now.verbatim.get(path);
      if (text && own === undefined) return inMemory(path, await text(), now.taken);
      if (text && own !== undefined && path === "_redirects")
        return inMemory(path, joinedRules(await readFile(own), await text()), now.taken);
      const place = own ?? assets()[`/${path}`] ?? (await images.file(`/${path}`));
      return place === undefined ? undefined : openFile(path, place);
    },
  };

  /** While a page cannot be made, the last one that could be is shown. */
  async function shownOrGood(now: Snapshot, page: Page): Promise<ShownPage> {
    try {
      await now.confirm(page);
      const shown = await now.show(page);
      good.set(page.route, shown);
      return shown;
    } catch (error) {
      const last = good.get(page.route);
      if (!last) throw error;
      return last;
    }
  }
}

function pageFile(path: string, { site, taken }: Snapshot, shown: ShownPage): ShelfFile {
  const styles = site.code.styles[shown.page.template] ?? "";
  return inMemory(path, inject(shown, styles), taken);
}

function inMemory(path: string, text: string, modified: Date): ShelfFile {
  return fileInMemory(path, { bytes: Buffer.from(text), tag: hash(text), modified });
}
