import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { createElement } from "react";
import { absolute, link, outputFile, withinPage } from "../addresses.ts";
import type { Code } from "../bundle/code.ts";
import { escapeHtml } from "../escape-html.ts";
import { hash } from "../hash.ts";
import type { BodySource } from "../load/entry.ts";
import { type RenderedBody, renderMarkdown } from "../markdown/markdown.ts";
import { answerHooks, type HookPlace } from "../markup/hooks.ts";
import { markup } from "../markup/markup.ts";
import { ProblemsError } from "../problem.ts";
import { remembered } from "../remembered.ts";
import type { Page, PageTools, Picture, Site, Tools } from "../site.ts";
import { notesOf, type PageFacts, pageFacts } from "./page-facts.ts";
import { policy, seal } from "./policy.ts";
import { type Part, type Piece, sharedParts, textOf } from "./shared-parts.ts";
import { textStyles } from "./text-styles.ts";

export type SiteModule = {
  site: Site;
  createElement: typeof createElement;
  hookPlace: HookPlace;
};
export type RenderInput = {
  root: string;
  module: SiteModule;
  settings: Site["settings"];
  code: Code;
  pictures: ReadonlyMap<string, Picture>;
  isSharing?: boolean | undefined;
  /** Pages have the rules for all that a text may come to hold, as while it is being written. */
  hasAllStyles?: boolean;
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
  const { bodyPictureSizes, textClass } = module.site;
  const picture = bodyPicture(bodyPictureSizes);
  const stylesFor = textClass && !hasAllStyles ? textStyles(textClass) : (styles: string) => styles;
  return {
    tools,
    page: (page, source) => {
      const body = source && renderBody(root, source, { ...tools, picture, ids: module.site.ids });
      const template =
        module.site.templates[page.template] ?? missing(`There is no template '${page.template}'.`);
      const own = tools.link(page.route);
      const pageTools: PageTools = {
        ...tools,
        link: route => withinPage(tools.link(route), own),
        page,
        body,
        styles: stylesFor(code.styles[page.template] ?? "", body?.html ?? ""),
        fonts: code.fonts[page.template] ?? [],
        policy,
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

function renderBody(
  root: string,
  source: BodySource,
  tools: Parameters<typeof renderMarkdown>[1],
): RenderedBody {
  const body = textIn(join(root, source.file)).slice(source.offset);
  if (hash(body) !== source.hash) throw changedMeanwhile(source.file);
  try {
    return renderMarkdown(body, tools);
  } catch (error) {
    throw unreadableBody(source.file, error);
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    // Gone since it was loaded: that is a change, like any other.
    return "";
  }
}

function unreadableBody(file: string, cause: unknown): ProblemsError {
  const deep = cause instanceof RangeError;
  // The parser asks for a report to its makers, which would send an editor the wrong way.
  const said = cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause);
  const message = deep ? "quotes, lists or brackets are nested too deeply" : said;
  const fix = deep ? "Take some of the nesting away" : "Correct the text of this file";
  return new ProblemsError([{ code: "content/markdown", severity: "error", file, message, fix }], {
    cause,
  });
}

function changedMeanwhile(file: string): ProblemsError {
  const message = "this file changed while the site was being built";
  return new ProblemsError([
    { code: changedCode, severity: "error", file, message, fix: "Build again" },
  ]);
}
export const changedCode = "content/changed";

function bodyPicture(shown: string | undefined): (picture: Picture, alt: string) => string {
  const sizes = shown === undefined ? "" : ` sizes="${escapeHtml(shown)}"`;
  return (picture, alt) => {
    const sources = picture.sources
      .slice(0, -1)
      .map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}"${sizes}>`);
    return `<picture>${sources.join("")}<img src="${picture.src}" alt="${escapeHtml(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`;
  };
}

function missing(sentence: string): never {
  throw new Error(sentence);
}
