import { filesBelow } from "../load/files.ts";
import type { Loaded } from "../load/load.ts";
import { type WithStandIns, withStandIns } from "../load/stand-ins.ts";
import type { OpenSite } from "../open-site.ts";
import { withOwnParts } from "../plan-site.ts";
import type { Problem } from "../problem.ts";
import { pageMaker } from "../render/make-page.ts";
import type { Facts } from "../render/page-facts.ts";
import { createRenderer } from "../render/render.ts";
import type { Picture, Plan } from "../site.ts";
import { checkedPages } from "./checked-page.ts";
import { headProblems } from "./heads.ts";
import { pageProblems } from "./output.ts";

/**
 * What finished pages would be told of their texts' links and headings, where something keeps the site from being made:
 * an editor reads all at once. Nothing is written, and no picture made.
 */
export function furtherProblems(site: OpenSite, loaded: Loaded): Problem[] {
  const inFacts = loaded.problems.some(
    ({ severity, file }) => severity === "error" && !isText(file),
  );
  if (inFacts) return [];
  try {
    const whole = withStandIns(site.root, loaded);
    return whole ? problemsOfTexts(site, whole) : [];
  } catch {
    // What cannot even be planned or shown is told when the first mistakes are mended.
    return [];
  }
}

function problemsOfTexts(
  site: OpenSite,
  { content, bodies, addresses, ...loaded }: WithStandIns,
): Problem[] {
  const plan = withOwnParts(site, { content }, site.module.site.plan(content));
  if (plan.pages.length > pagesMax) return [];
  const renderer = createRenderer({ ...site, pictures: { get: () => noPicture } });
  const jobs = plan.pages.map(page => ({
    page,
    body: page.body === undefined ? undefined : bodies.get(page.body),
  }));
  const { pages: made, parts } = pageMaker(renderer, undefined)(jobs);
  const facts: Facts["pages"] = Object.fromEntries(
    made.map((page, index) => [plan.pages[index]?.route, page.facts]),
  );
  const pages = checkedPages(plan, { pages: facts, parts });
  const byRoute = new Map(pages.map(checked => [checked.page.route, checked]));
  const targets = { pages: plan.pages, at: (route: string) => byRoute.get(route) };
  const mayBePages = addresses.flatMap(address => [address, `${address}/`]);
  const paths = [...pathsOf(site, plan), ...mayBePages.map(address => address.slice(1))];
  const files = paths.map(path => ({ path }));
  const standIns = new Set(loaded.refused.map(({ file }) => file.file));
  const own = pages.filter(({ page }) => !page.sources.some(file => standIns.has(file)));
  const found = [
    ...pageProblems({ site, plan, files, loaded, pages, targets }).filter(isOfWords),
    // What stands in for another has the title of a third.
    ...headProblems({ ...site, pages: own }).filter(({ code }) => /duplicate/.test(code)),
  ];
  return found.filter(({ severity, file, position }) => {
    return severity === "error" && isText(file) && position !== undefined;
  });
}

/** To make more would keep an editor waiting for seconds. */
const pagesMax = 1000;

const noPicture: Picture = { width: 1, height: 1, sources: [], src: "", bytes: 0 };

function pathsOf({ root, code }: OpenSite, { texts, images }: Plan): string[] {
  return [
    ...texts.map(({ path }) => path.slice(1)),
    ...images.flatMap(({ path }) => path?.slice(1) ?? []),
    ...Object.keys(code.assets).map(address => address.slice(1)),
    ...filesBelow(root, "content/files").files.map(({ file }) =>
      file.slice("content/files/".length),
    ),
  ];
}

function isOfWords({ code }: Problem): boolean {
  return /^(?:link\/|page\/h)/.test(code);
}

function isText(file: string | undefined): boolean {
  return file?.endsWith(".md") ?? false;
}
