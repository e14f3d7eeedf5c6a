import { outputFile } from "../../../addresses.ts";
import { hash } from "../../../hash.ts";
import { bodyOf } from "../../../load/load.ts";
import type { OpenSite } from "../../../open-site.ts";
import type { Planned } from "../../../plan-site.ts";
import { redirectFiles } from "../../../redirects.ts";
import { imagesOfText, wholeText } from "../../../render/list-text.ts";
import { renderOne } from "../../../render/make-page.ts";
import { createRenderer, type RenderedPage, type Renderer } from "../../../render/render.ts";
import { textOf } from "../../../render/shared-parts.ts";
import type { Page, Picture, TextFile } from "../../../site.ts";
import { verbatimFiles } from "../../../verbatim-files.ts";
import { badgeOf } from "./badge.ts";
import type { HeldTexts } from "./held-texts.ts";
import type { LazyImages } from "./lazy-images.ts";

export type ShownPage = {
  page: Page;
  html: string;
  version: string;
  /** Of a page that the public does not see yet. */
  badge: string;
};
/** The site between two changes: everything is planned, and made when it is first asked for. */
export type Snapshot = {
  site: OpenSite;
  planned: Planned;
  taken: Date;
  /** By path in the output folder. */
  pages: ReadonlyMap<string, Page>;
  texts: ReadonlyMap<string, () => Promise<string>>;
  /** Files that are served as they are, and where they lie. */
  verbatim: ReadonlyMap<string, string>;
  renderer: Renderer;
  show: (page: Page) => Promise<ShownPage>;
  render: (page: Page) => Promise<RenderedPage>;
  /** Looks again at what a page's drawings show; tells whether it must be shown anew. */
  confirm: (page: Page) => Promise<boolean>;
};

/** A renderer can be taken over where neither the code nor any picture has changed: it knows what pages share. */
export function takeSnapshot({
  site,
  planned,
  images,
  held,
  renderer = createRenderer({
    ...site,
    pictures: images.pictures,
    bodies: held,
    hasAllStyles: true,
  }),
}: {
  site: OpenSite;
  planned: Planned;
  images: LazyImages;
  held: HeldTexts;
  renderer?: Renderer;
}): Snapshot {
  const { root, settings } = site;
  const { plan, loaded } = planned;
  images.plan(plan.images);
  const shown = new Map<string, Promise<ShownPage>>();
  const pictured = new Map<string, (Picture | undefined)[]>();
  const picturesOf = (page: Page) => page.images.map(name => images.pictures.get(name));
  const render = (page: Page) => {
    const job = { page, body: bodyOf(page, loaded) };
    return withImages(page.images, () => renderOne(renderer.page, job));
  };
  const show = async (page: Page) => {
    const body = bodyOf(page, loaded);
    if (body) held.hold(root, body);
    const html = textOf((await render(page)).pieces);
    pictured.set(page.route, picturesOf(page));
    return { page, html, version: hash(html), badge: badgeOf(page, planned) };
  };
  return {
    site,
    planned,
    taken: new Date(),
    pages: new Map(plan.pages.map(page => [outputFile(page.route, settings), page])),
    texts: new Map([...redirectFiles(plan, settings).map(moved), ...plan.texts.map(written)]),
    verbatim: verbatimFiles(root),
    renderer,
    render,
    confirm: async page => {
      const isDrawnAnew = await images.confirm(page.images);
      // Another page that shows it, or a browser that asked for it, may have had it drawn again before.
      const now = picturesOf(page);
      const differs = pictured.get(page.route)?.some((picture, index) => picture !== now[index]);
      // Of a page that was not yet shown, too: what it shares with others may have been made with the old one.
      if (isDrawnAnew || differs) renderer.forgetParts();
      return differs === true && shown.delete(page.route);
    },
    show: page => {
      const made = shown.get(page.route) ?? show(page);
      shown.set(page.route, made);
      made.catch(() => shown.delete(page.route));
      return made;
    },
  };

  function written(text: TextFile): [string, () => Promise<string>] {
    const write = async () => {
      const shown = imagesOfText(text);
      await images.confirm(shown);
      return withImages(shown, () => wholeText(text, renderer.tools));
    };
    return [text.path.slice(1), write];
  }

  /** What shows pictures names them; where it names too few, all are looked at before it is tried again. */
  async function withImages<T>(names: string[], make: () => T): Promise<T> {
    await images.describe(names);
    const known = images.pictures.size;
    try {
      return make();
    } catch (error) {
      await images.describe();
      if (images.pictures.size === known) throw error;
      return make();
    }
  }
}

function moved({ path, text }: { path: string; text: string }): [string, () => Promise<string>] {
  return [path, async () => text];
}
