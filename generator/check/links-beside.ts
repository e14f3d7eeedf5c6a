import { link, outputFile, routeOf } from "../addresses.ts";
import { decoded } from "../decoded.ts";
import { type BodySource, isRefused } from "../load/entry.ts";
import { type FoundFile, filesBelow } from "../load/files.ts";
import type { Loaded } from "../load/load.ts";
import { readFile } from "../load/read-entry.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, ProblemsError } from "../problem.ts";
import { bodyMaker } from "../render/body.ts";
import { notesOf, pageFacts } from "../render/page-facts.ts";
import type { Page, Picture, Plan } from "../site.ts";
import { verbatimFiles } from "../verbatim-files.ts";
import type { Written } from "../write/write.ts";
import type { CheckedPage } from "./checked-page.ts";
import { doubtfulAddresses } from "./doubtful-addresses.ts";
import { linkProblems } from "./links.ts";
import { unpublishedRoutes } from "./output.ts";

type Beside = {
  loaded: Loaded;
  /** Of all texts that can be read. */
  plan: Plan;
  /** The files of the last build. */
  before: Written;
};

/**
 * Links in texts that lead nowhere, looked for where a mistake in some text keeps the site from being made: an editor
 * reads of both in one run. What may lead to a page that is only missing because of that mistake is left to the next
 * run, and so are anchors, which templates make too.
 */
export function linksBeside(site: OpenSite, { loaded, plan, before }: Beside): Problem[] {
  const { root, settings, module } = site;
  const wrong = loaded.problems.flatMap(({ severity, file = "" }) =>
    severity === "error" && !file.startsWith("content/images/") ? [file] : [],
  );
  if (!wrong.every(isOfTexts) || loaded.bodies.size + wrong.length > textsMax) return [];
  const texts = plan.pages.flatMap(page => bodyOf(page, loaded));
  const planned = new Set(texts.map(({ body }) => body.file));
  const known = new Map(filesBelow(root, "content").files.map(found => [found.file, found]));
  const unplanned = [...new Set(wrong)].filter(file => !planned.has(file));
  const refused = unplanned.flatMap(file => known.get(file) ?? []);
  // Nobody knows what lies behind a name that leads out of the site.
  if (refused.length < unplanned.length) return [];
  const routes = new Set(plan.pages.map(({ route }) => route));
  const mayBeTheirs = doubtfulAddresses(refused);
  const mayBeThere = (route: string) => {
    const isKnown =
      module.site.listPages?.test(route) || before[outputFile(route, settings)] !== undefined;
    return isKnown || mayBeTheirs(route);
  };
  const isCertain = (href: string, isOfPage: boolean) => {
    const route = routeOf(decoded(href.split("?")[0] ?? ""));
    if (/[#{}]|%7B|\.md$/i.test(href) || !(isOfPage || href.startsWith("/"))) return false;
    return routes.has(route) || !mayBeThere(route);
  };
  const checked = [
    ...texts.map(text => ({ ...text, isOfPage: true })),
    ...refused.flatMap(found => readableText(found, loaded)),
  ].map(({ page, body, isOfPage }): CheckedPage => {
    const html = htmlOf(site, body);
    const facts = pageFacts(notesOf([html]), [html]);
    const links = facts.links.filter(href => isCertain(href, isOfPage));
    return { page, facts: { ...facts, links, assets: [] }, parts: [] };
  });
  const found = linkProblems({
    root,
    settings,
    pages: checked,
    targets: { pages: plan.pages, at: () => undefined },
    files: filesOf(site, plan),
    redirects: new Map(plan.redirects.map(({ from, to }) => [routeOf(from), to])),
    factFiles: [],
    unpublished: unpublishedRoutes(site, loaded),
  });
  return found.filter(({ position }) => position !== undefined);
}

/** To look through more would keep an editor waiting for seconds. */
const textsMax = 1000;

/** Facts make pages of their own: while one of them is wrong nobody knows which. */
function isOfTexts(file: string): boolean {
  return file.startsWith("content/") && !/\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

type Text = { page: Page; body: BodySource };

function bodyOf(page: Page, { bodies }: Loaded): Text[] {
  const body = page.body === undefined ? undefined : bodies.get(page.body);
  // Of two texts with one address only one is known by it.
  return body && page.sources.includes(body.file) ? [{ page, body }] : [];
}

/** A text whose facts alone are refused, unless it is a draft; which address it will have is not known. */
function readableText(found: FoundFile, { imageFiles }: Loaded): (Text & { isOfPage: boolean })[] {
  if (!found.file.endsWith(".md")) return [];
  const text = readFile(found, imageFiles);
  if (isRefused(text) || text.data.draft === true) return [];
  const page = { route: "/", template: "", props: {}, images: [], sources: [found.file] };
  return [{ page, body: text.body, isOfPage: false }];
}

function htmlOf({ root, module, settings }: OpenSite, body: BodySource): string {
  const tools = { link: (route: string) => link(route, settings), image: () => noPicture };
  try {
    return bodyMaker({ root, site: module.site, tools, kept: undefined })(body).html;
  } catch (error) {
    // It is told when pages are made.
    if (error instanceof ProblemsError) return "";
    throw error;
  }
}

const noPicture: Picture = { width: 1, height: 1, sources: [], src: "", bytes: 0 };

function filesOf({ root, code }: OpenSite, { texts, images }: Plan): ReadonlySet<string> {
  return new Set([
    ...texts.map(({ path }) => path),
    ...images.flatMap(({ path }) => path ?? []),
    ...Object.keys(code.assets),
    ...[...verbatimFiles(root).keys()].map(path => `/${path}`),
  ]);
}
