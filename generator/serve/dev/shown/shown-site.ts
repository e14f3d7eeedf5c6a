import { openEntries } from "../../../memory/entry-memory.ts";
import type { OpenSite } from "../../../open-site.ts";
import { type Planned, planSite } from "../../../plan-site.ts";
import { findFile } from "../../find-file.ts";
import type { DevEntries } from "../dev-entries.ts";
import { heldTexts } from "./held-texts.ts";
import type { LazyImages } from "./lazy-images.ts";
import { newTexts } from "./new-texts.ts";
import { type ShownPage, type Snapshot, takeSnapshot } from "./snapshot.ts";

/** The last code that could be planned with, and what is shown of it. */
export type ShownSite = {
  site: () => OpenSite | undefined;
  snapshot: () => Snapshot | undefined;
  /** Built files by address, also those of earlier code, which an open page may still ask for. */
  assets: () => Record<string, string>;
  /** Whether there is a file of this path in the output folder. */
  has: (path: string) => boolean | Promise<boolean>;
  /** The page that stands under an address, or the not-found page; nothing for an address that moves elsewhere. */
  pageAt: (address: string) => Promise<PageAt | undefined>;
  /** Whether what was planned is behind the files because something in them is wrong. */
  isBehind: () => boolean;
  /** What was planned before holds for as long as the module that planned it. */
  adopt: (opened: OpenSite, before?: Planned) => Promise<void>;
  /** Takes in texts that leave the plan as it is; tells whether that was all. */
  takeTexts: (files: ReadonlySet<string>, showNow: () => Promise<void>) => Promise<boolean>;
  /** What was planned before mostly fits the new code; what has been shown of it is looked at again afterwards. */
  showEarly: (opened: OpenSite, show: () => Promise<void>) => Promise<void>;
};
type PageAt = { show: () => Promise<ShownPage>; confirm: () => Promise<boolean> };
type Parts = { images: LazyImages; entries: DevEntries };

export function shownSite({ images, entries }: Parts): ShownSite {
  let site: OpenSite | undefined;
  let snapshot: Snapshot | undefined;
  let isBehind = false;
  const assets: Record<string, string> = {};
  const held = heldTexts();
  const has = (path: string) => {
    if (!snapshot) return false;
    const { pages, texts, verbatim } = snapshot;
    const known = pages.has(path) || texts.has(path) || verbatim.has(path);
    return known || assets[`/${path}`] !== undefined || images.has(`/${path}`);
  };
  return {
    site: () => site,
    snapshot: () => snapshot,
    assets: () => assets,
    has,
    pageAt: async address => {
      const found = await findFile(address, has);
      const now = snapshot;
      if (!now || (found && "moveTo" in found)) return undefined;
      const page = now.pages.get(found?.file ?? "404.html");
      return page && { show: () => now.show(page), confirm: () => now.confirm(page) };
    },
    isBehind: () => isBehind,
    adopt: async (opened, before) => {
      if (!site) entries.know(openEntries(opened).entries());
      site = opened;
      Object.assign(assets, opened.code.assets);
      const holds = isBehind ? undefined : before;
      isBehind = true;
      const how = { unpublished: true, isFollowed: true, memory: { entries: () => entries } };
      const planned = holds ?? (await planSite(opened, how));
      snapshot = takeSnapshot({ site: opened, planned, images, held });
      isBehind = false;
    },
    takeTexts: async (files, showNow) => {
      if (!site || !snapshot || isBehind) return false;
      const { planned, renderer } = snapshot;
      const texts = await newTexts(site, { planned, entries, files });
      if (!texts) return false;
      snapshot = takeSnapshot({ site, planned: texts.planned, images, held, renderer });
      if (!texts.isAll) await showNow();
      return texts.isAll;
    },
    showEarly: async (opened, show) => {
      if (!snapshot || isBehind) return;
      const last = snapshot;
      Object.assign(assets, opened.code.assets);
      const taken = takeSnapshot({ site: opened, planned: last.planned, images, held });
      // Drawings are the old plan's; drawing them again would tell nothing.
      snapshot = { ...taken, confirm: async () => false };
      await show().finally(() => {
        snapshot = last;
      });
    },
  };
}
