import { link, outputFile, routeOf } from "../addresses.ts";
import { roughFacts } from "../load/below-slip.ts";
import { today } from "../load/dates.ts";
import { type BodySource, isRefused, type RefusedText } from "../load/entry-text.ts";
import { type FoundFile, filesBelow } from "../load/files.ts";
import { bodyOf, type Loaded } from "../load/load.ts";
import { readFile } from "../load/read-entry.ts";
import { namesPicture } from "../load/slips/link-slips.ts";
import type { OpenSite } from "../open-site.ts";
import { type Problem, ProblemsError } from "../problems/problem.ts";
import { redirectTargets } from "../redirects.ts";
import { bodyMaker } from "../render/body.ts";
import { notesOf, pageFacts } from "../render/page-facts.ts";
import type { Page, Picture, Plan } from "../site.ts";
import { ownFiles } from "../verbatim-files.ts";
import { decoded } from "../words/decoded.ts";
import type { Written } from "../write/write.ts";
import type { CheckedPage } from "./checked-page.ts";
import { doubtfulAddresses } from "./doubtful-addresses.ts";
import { filesBesidePages } from "./files-beside-pages.ts";
import { linkProblems } from "./links.ts";
import { unpublishedRoutes } from "./unpublished-routes.ts";

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
  const { root, settings } = site;
  const wrong = loaded.problems.flatMap(({ severity, file = "" }) =>
    severity === "error" && !file.startsWith("content/images/") ? [file] : [],
  );
  if (!wrong.every(isOfTexts) || loaded.bodies.size > textsMax) return [];
  const files = [...new Set([...wrong, ...ofOneAddress(loaded)])];
  const known = new Map(filesBelow(root, "content").files.map(found => [found.file, found]));
  const doubtful = files.flatMap(file => known.get(file) ?? []);
  // Nobody knows what lies behind a name that leads out of the site.
  if (files.length > doubtfulMax || doubtful.length < files.length) return [];
  const planned = plan.pages.flatMap(page => plannedText(page, loaded));
  const others = doubtful.filter(({ file }) => !planned.some(({ body }) => body.file === file));
  const texts = [...planned, ...others.flatMap(found => readableText(found, loaded))];
  const isCertain = certainty(site, { plan, before, doubtful });
  const htmlOf = htmlMaker(site);
  const pages = texts.map((text): CheckedPage => {
    const html = htmlOf(text.body);
    const facts = pageFacts(notesOf([html]), [html]);
    const links = facts.links.filter(href => isCertain(href, text));
    return { page: text.page, facts: { ...facts, links, assets: [] }, parts: [] };
  });
  const found = linkProblems({
    root,
    settings,
    pages,
    targets: { pages: plan.pages, at: () => undefined },
    files: filesBesidePages(plan, ownFiles(root)),
    redirects: redirectTargets(plan.redirects),
    factFiles: [],
    unpublished: unpublishedRoutes(site, loaded),
  });
  return found.filter(({ position }) => position !== undefined);
}

/** To look through more would keep an editor waiting for seconds. */
const textsMax = 1000;
const doubtfulMax = 50;

/** Whether what is wrong with a link will still be wrong when all texts can be read. */
function certainty(
  { settings, module }: OpenSite,
  { plan, before, doubtful }: Pick<Beside, "plan" | "before"> & { doubtful: FoundFile[] },
): (href: string, text: Text) => boolean {
  const routes = new Set(plan.pages.map(({ route }) => route));
  const redirects = redirectTargets(plan.redirects);
  const mayBeTheirs = doubtfulAddresses(doubtful, routes);
  return (href, { isPlanned }) => {
    const address = decoded(href);
    // Anchors and marks are a template's part, and the name of a file may be that of a text in doubt.
    if (/[#{}]|\.md$/i.test(address)) return false;
    // Of a picture that lacks its ! its text says so already.
    if (address.startsWith("/") ? isFile.test(address) : !isPlanned || namesPicture(href))
      return false;
    const route = routeOf(address.split("?")[0] ?? "");
    if (routes.has(route) || redirects.has(route)) return true;
    const isOfLists = module.site.listPages?.test(route) ?? false;
    const wasThere = before[outputFile(route, settings)] !== undefined;
    return !isOfLists && !wasThere && !mayBeTheirs(route);
  };
}

/** Such as a picture, which is only made with the pages. */
const isFile = /\.(?!html?$)\w{1,5}$/i;

/** Texts that share an address, of which only one is called wrong: the other may be the one that gets another name. */
function ofOneAddress({ content }: Loaded): string[] {
  return Object.values(content.entries).flatMap(entries => {
    const slugs = entries.map(({ slug }) => slug);
    const shared = new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index));
    return entries.flatMap(({ slug, file }) => (shared.has(slug) ? [file] : []));
  });
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
function readableText(found: FoundFile, { imageFiles }: Loaded): Text[] {
  if (!found.file.endsWith(".md")) return [];
  const text = readFile(found, imageFiles);
  const { data, body } = isRefused(text) ? roughText(text) : text;
  if (!body || isKeptBack(data)) return [];
  const page = { route: "/", template: "", props: {}, images: [], sources: [found.file] };
  return [{ page, body, isPlanned: false }];
}

function roughText({ slipped }: RefusedText) {
  return { data: slipped ? roughFacts(slipped.source) : {}, body: slipped?.body };
}

/** A draft, however that is spelt, or a text of a day to come: neither is finished. */
function isKeptBack(data: Record<string, unknown>): boolean {
  const isDraft = Object.keys(data).some(key => /draft/i.test(key) && data[key] !== false);
  return isDraft || (/^\d{4}/.test(String(data.date)) && String(data.date) > today());
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
