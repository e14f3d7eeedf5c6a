import { link, routeOf } from "../../addresses.ts";
import { today } from "../../load/dates.ts";
import { type BodySource, isRefused, readText } from "../../load/entries/entry-text.ts";
import { filesBelow } from "../../load/files/files.ts";
import { utf8Text } from "../../load/files/utf8-text.ts";
import { endOfFront } from "../../load/front-matter/front-matter-shape.ts";
import { bodyOf, type Loaded } from "../../load/load.ts";
import { namesPicture } from "../../load/slips/links/link-slips.ts";
import type { OpenSite } from "../../open-site.ts";
import type { SourceText } from "../../problems/place.ts";
import { type Problem, ProblemsError } from "../../problems/problem.ts";
import { redirectTargets } from "../../redirects.ts";
import { bodyMaker } from "../../render/body.ts";
import { notesOf, pageFacts } from "../../render/page-facts.ts";
import type { Page, Picture, Plan } from "../../site.ts";
import { verbatimPaths } from "../../verbatim-files.ts";
import { decoded } from "../../words/decoded.ts";
import type { CheckedPage } from "../checked-page.ts";
import { doubtfulAddresses } from "./doubtful-addresses.ts";
import { filesBesidePages } from "./files-beside-pages.ts";
import { fileEnding } from "./link-fault.ts";
import { linkProblems } from "./links.ts";
import { unpublishedRoutes } from "./unpublished-routes.ts";

/**
 * Links in texts that lead nowhere, looked for where a mistake in some text keeps the site from being made: an editor
 * reads of both in one run. What may lead to a page that is only missing because of that mistake is left to the next
 * run, and so are anchors, which templates make too.
 */
export function linksBeside(
  site: OpenSite,
  { loaded, plan }: { loaded: Loaded; plan: Plan },
): Problem[] {
  const { root, settings } = site;
  const wrong = loaded.problems.flatMap(({ severity, file = "" }) =>
    severity === "error" && !file.startsWith("content/images/") ? [file] : [],
  );
  const files = new Set(wrong);
  const isMuch = loaded.bodies.size > textsMax || files.size > doubtfulMax;
  if (isMuch || !wrong.every(isOfTexts)) return [];
  const found = filesBelow(root, "content").files.filter(({ file }) => files.has(file));
  const sources = found.map(one => ({ file: one.file, source: utf8Text(one) }));
  const doubtful = sources.filter(isText);
  // Nobody knows what lies behind a name that leads out of the site, or what letters say that cannot be read.
  if (doubtful.length < files.size) return [];
  const planned = plan.pages.flatMap(page => plannedText(page, loaded));
  const others = doubtful.filter(({ file }) => !planned.some(({ body }) => body.file === file));
  const texts = [...planned, ...others.flatMap(text => readableText(text, loaded))];
  const isCertain = certainty(site, { plan, doubtful });
  const htmlOf = htmlMaker(site);
  const pages = texts.map((text): CheckedPage => {
    const html = htmlOf(text.body);
    const facts = pageFacts(notesOf([html]), [html]);
    const links = facts.links.filter(href => isCertain(href, text));
    return { page: text.page, facts: { ...facts, links, assets: [] }, parts: [] };
  });
  const problems = linkProblems({
    root,
    settings,
    pages,
    targets: { pages: plan.pages, at: () => undefined },
    files: filesBesidePages(plan, verbatimPaths(root)),
    redirects: redirectTargets(plan.redirects),
    factFiles: [],
    unpublished: unpublishedRoutes(site, loaded),
  });
  // Of an address in curly quotes the text says so already.
  const told = new Set(loaded.problems.map(placeOf));
  return problems.filter(problem => problem.position && !told.has(placeOf(problem)));
}

function placeOf({ file, position }: Problem): string {
  return `${file}:${position?.line}:${position?.column}`;
}

/** To look through more would keep an editor waiting for seconds. */
const textsMax = 1000;
const doubtfulMax = 50;

/** Whether what is wrong with a link will still be wrong when all texts can be read. */
function certainty(
  { module }: OpenSite,
  { plan, doubtful }: { plan: Plan; doubtful: SourceText[] },
): (href: string, text: Text) => boolean {
  const routes = new Set(plan.pages.map(({ route }) => route));
  const redirects = redirectTargets(plan.redirects);
  const mayBeTheirs = doubtfulAddresses(doubtful, routes);
  return (href, { isPlanned }) => {
    const address = decoded(href);
    // Anchors and marks are a template's part, and the name of a file may be that of a text in doubt.
    if (/[#{}]|\.md$/i.test(address)) return false;
    // A picture is only made with the pages; of one that lacks its ! its text says so already.
    if (address.startsWith("/") ? fileEnding.test(address) : !isPlanned || namesPicture(href))
      return false;
    const route = routeOf(address.split("?")[0] ?? "");
    if (routes.has(route) || redirects.has(route)) return true;
    return !module.site.listPages?.test(route) && !mayBeTheirs(route);
  };
}

/** Facts make pages of their own: while one of them is wrong nobody knows which. */
function isOfTexts(file: string): boolean {
  return file.startsWith("content/") && !/\.(?:[cm]?[jt]sx?|json)$/.test(file);
}

/** `isPlanned` unless its facts are refused: then nobody knows which address it will have. */
type Text = { page: Page; body: BodySource; isPlanned: boolean };

function plannedText(page: Page, loaded: Loaded): Text[] {
  const body = bodyOf(page, loaded);
  // Of two texts with one address only one is known by it.
  return body && page.sources.includes(body.file) ? [{ page, body, isPlanned: true }] : [];
}

/** A text whose facts alone are refused, or cannot be read, unless it is kept back. */
function readableText(of: SourceText, { imageFiles }: Loaded): Text[] {
  if (!of.file.endsWith(".md") || isKeptBack(of)) return [];
  const text = readText(of, imageFiles);
  const body = isRefused(text) ? text.slipped?.body : text.body;
  const page = { route: "/", template: "", props: {}, images: [], sources: [of.file] };
  return body ? [{ page, body, isPlanned: false }] : [];
}

/** A draft, however that is spelt, or a text of a day to come: neither is finished. */
function isKeptBack({ source }: SourceText): boolean {
  const front = source.slice(0, endOfFront(source)?.factsEnd);
  const [, date = ""] = /^[^\w\n]*date\W+(\d{4}.*)/im.exec(front) ?? [];
  return /^[^:=\n]*draft[^:=\n]*[:=](?!\s*["']?(?:false|no\b))/im.test(front) || date > today();
}

function htmlMaker({ root, module, settings }: OpenSite): (body: BodySource) => string {
  const tools = { link: (route: string) => link(route, settings), image: () => noPicture };
  const make = bodyMaker({ root, site: module.site, tools, kept: undefined });
  return body => {
    try {
      return make(body).html;
    } catch (error) {
      // It is told when pages are made.
      if (error instanceof ProblemsError) return "";
      throw error;
    }
  };
}

const noPicture: Picture = { width: 1, height: 1, sources: [], src: "" };

function isText(of: { file: string; source: unknown }): of is SourceText {
  return typeof of.source === "string";
}
