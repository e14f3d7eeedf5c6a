import { absolute, link, outputFile, withinPage } from "../addresses.ts";
import type { Code } from "../bundle/code.ts";
import type { SiteModule } from "../bundle/load-module.ts";
import type { BodySource } from "../load/entries/entry-text.ts";
import { answerHooks } from "../markup/hooks.ts";
import { markup } from "../markup/markup.ts";
import { remembered } from "../remembered.ts";
import type { Page, PageTools, Picture, Site, Tools } from "../site.ts";
import { bodyMaker } from "./body.ts";
import type { KeptBodies } from "./kept-bodies.ts";
import { notesOf, type PageFacts, pageFacts } from "./page-facts.ts";
import { policy, seal } from "./policy.ts";
import { type Part, type Piece, sharedParts, textOf } from "./shared-parts.ts";
import { textStyles } from "./text-styles.ts";

export type RenderInput = {
  root: string;
  module: SiteModule;
  settings: Site["settings"];
  code: Code;
  pictures: ReadonlyMap<string, Picture>;
  isSharing?: boolean | undefined;
  /** Pages have the rules for all that a text may come to hold, as while it is being written. */
  hasAllStyles?: boolean;
  /** Those that this thread has read. */
  bodies?: Pick<KeptBodies, "take"> | undefined;
};
export type RenderedPage = { file: string; pieces: Piece[]; facts: PageFacts };
export type Renderer = {
  tools: Tools;
  page: (page: Page, body: BodySource | undefined) => RenderedPage;
  /** Shared parts are rendered anew, since pictures they may show have changed. */
  forgetParts: () => void;
};

/** Makes the function from page to HTML: pure, so that any thread may run it. */
export function createRenderer({
  root,
  module,
  settings,
  code,
  pictures,
  isSharing = true,
  hasAllStyles = false,
  bodies,
}: RenderInput): Renderer {
  const hooks = answerHooks(module.hookPlace);
  const parts = sharedParts({
    createElement: module.createElement,
    hooks,
    tools: () => tools,
    isSharing,
  });
  const tools: Tools = {
    settings,
    // Pages ask for the addresses of the same few pages again and again.
    link: remembered(route => link(route, settings)),
    absolute: remembered(route => absolute(route, settings)),
    image: name => pictures.get(name) ?? missing(`There is no picture '${name}' in the plan.`),
    script: name => code.scripts[name] ?? missing(`There is no script '${name}' in islands/.`),
    shared: parts.shared,
    html: element => textOf(hooks("", () => markup<Part>(element))),
  };
  const { textClass } = module.site;
  const bodyOf = bodyMaker({ root, site: module.site, tools, kept: bodies });
  const stylesFor = textClass && !hasAllStyles ? textStyles(textClass) : (styles: string) => styles;
  return {
    tools,
    page: (page, source) => {
      const body = source && bodyOf(source);
      const template =
        module.site.templates[page.template] ?? missing(`There is no template '${page.template}'.`);
      const own = tools.link(page.route);
      const pageTools: PageTools = {
        page,
        body,
        styles: stylesFor(code.styles[page.template] ?? "", body?.html ?? ""),
        fonts: code.fonts[page.template] ?? [],
        policy,
        // Behind them: to add each of them to a copy takes V8 twenty times as long.
        ...tools,
        link: route => withinPage(tools.link(route), own),
      };
      const unsealed = hooks("", () => markup<Part>(template(page.props, pageTools)));
      const notes = notesOf(unsealed);
      const [head = "", ...rest] = unsealed;
      // The policy stands at the very beginning of the page's own text.
      const sealed = typeof head === "string" ? seal(head, notes) : head;
      const pieces = ["<!DOCTYPE html>", sealed, ...rest, "\n"];
      return { file: outputFile(page.route, settings), pieces, facts: pageFacts(notes, pieces) };
    },
    forgetParts: parts.forget,
  };
}

function missing(sentence: string): never {
  throw new Error(sentence);
}
