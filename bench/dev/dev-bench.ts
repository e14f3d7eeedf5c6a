import { setTimeout as wait } from "node:timers/promises";
import { usualCache } from "../../generator/site-folder.ts";
import { launchBrowser } from "../../tests/browser.ts";
import { type OurSite, ourSite } from "../building/our-site.ts";
import { type CorpusArticle, corpus } from "../corpus.ts";
import { moveAway } from "../move-away.ts";
import { say } from "../say.ts";
import { serve } from "../serving.ts";
import { type Edit, type EditKind, editKinds, editsOf, save } from "./edits.ts";
import { type ShownPage, watchPage } from "./shown-page.ts";

export type DevPlan = { edits: number; starts: number };
export type DevFigures = {
  articles: number;
  /** Of starts without a cache. */
  firstReadyMs: number[];
  /** Of starts with it. */
  readyMs: number[];
  /** The first page that is asked for after such a start. */
  pageMs: number[];
  /** From saving to seeing; edits that were never seen are counted apart. */
  seenMs: Record<EditKind, number[]>;
  unseen: Record<EditKind, number>;
};

/** `site dev` with this many articles: how soon it is ready, and how soon a browser shows what was saved. */
export async function measureDev(articles: number, plan: DevPlan): Promise<DevFigures> {
  const added = corpus(articles);
  const [article] = added;
  if (!article) throw new Error("There must be an article to edit.");
  const site = await ourSite(`dev-${articles}`, added);
  const args = ["dev", "--root", site.root];
  const starting = () => startedOnce(args, site.route(article));
  const firsts: Start[] = [];
  const laters: Start[] = [];
  for (let round = 0; round < plan.starts; round++) {
    moveAway(usualCache(site.root));
    firsts.push(await starting());
    laters.push(await starting());
  }
  const server = await serve(args);
  try {
    const address = `${server.address}${site.route(article)}/`;
    const seen = await editAndWatch({ site, article, address, edits: plan.edits });
    return {
      articles,
      firstReadyMs: firsts.map(({ readyMs }) => readyMs),
      readyMs: laters.map(({ readyMs }) => readyMs),
      pageMs: laters.map(({ pageMs }) => pageMs),
      ...seen,
    };
  } finally {
    await server.stop();
    moveAway(site.root);
  }
}

type Start = { readyMs: number; pageMs: number };

async function startedOnce(args: readonly string[], route: string): Promise<Start> {
  const { address, readyMs, stop } = await serve(args);
  const askedMs = performance.now();
  await (await fetch(`${address}${route}/`)).text();
  const pageMs = performance.now() - askedMs;
  // What it found out of this page's pictures is kept by then.
  await wait(settleMs);
  await stop();
  say(`ready in ${Math.round(readyMs)} ms, first page ${Math.round(pageMs)} ms later`);
  return { readyMs, pageMs };
}

async function editAndWatch({
  site,
  article,
  address,
  edits,
}: {
  site: OurSite;
  article: CorpusArticle;
  address: string;
  edits: number;
}): Promise<Pick<DevFigures, "seenMs" | "unseen">> {
  const browser = await launchBrowser({ isWhole: true });
  try {
    const page = await browser.newPage();
    const shown = await watchPage(page);
    await page.goto(address);
    await wait(settleMs);
    const seenMs: DevFigures["seenMs"] = { article: [], style: [], template: [] };
    const unseen: DevFigures["unseen"] = { article: 0, style: 0, template: 0 };
    const all = editsOf(site, article);
    // In turns, so that a busy moment of the machine meets every kind of edit.
    for (let round = 0; round <= edits; round++)
      for (const kind of editKinds) {
        const ms = await saveAndSee(shown, all[kind], `mark${kind}${round}mark`);
        say(`${kind}: ${ms === undefined ? "never seen" : `${Math.round(ms)} ms`}`);
        // The first of each kind only warms up.
        if (round === 0) continue;
        if (ms === undefined) unseen[kind]++;
        else seenMs[kind].push(ms);
      }
    return { seenMs, unseen };
  } finally {
    await browser.close();
  }
}

async function saveAndSee(shown: ShownPage, edit: Edit, mark: string): Promise<number | undefined> {
  const savedMs = save(edit, mark);
  const seenMs = await shown.painted(mark, seenMaxMs);
  await wait(pauseMs);
  return seenMs === undefined ? undefined : seenMs - savedMs;
}

const settleMs = 1500;
const pauseMs = 250;
const seenMaxMs = 10_000;
