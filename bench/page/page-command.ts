import { routes } from "../../domain/addresses.ts";
import { chosen } from "../chosen.ts";
import { median, ratioText } from "../figures.ts";
import { npmTool, type Tool } from "../npm-tool.ts";
import { report } from "../report.ts";
import { say } from "../say.ts";
import { serve } from "../serving.ts";
import type { Table } from "../table.ts";
import { emptyFolder, writeEmptyPages } from "./empty-page.ts";
import { type Judgement, judge } from "./lighthouse.ts";
import { buildPages, builtFolder, pageTypes } from "./page-types.ts";
import { onSlowLine, type Paints } from "./slow-line.ts";

type PageOptions = { runs: number; only?: string[] };
type Seen = Both<Judgement> & { name: string; painted: Both<Paints> };
/** Of a page of ours, and of the empty one with its first words. */
type Both<T> = { ours: T[]; empty: T[] };
/** 'http://127.0.0.1:4321/blog/' */
type Addresses = { name: string; own: string; least: string };

/** `npm run bench -- page` */
export async function pageCommand({ runs, only }: PageOptions): Promise<void> {
  const known = Object.keys(pageTypes);
  const types = chosen("page type", { names: only ?? known, known });
  const lighthouse = npmTool("lighthouse", ["12"]);
  if (!lighthouse) {
    process.stderr.write("Lighthouse cannot be installed here; pages are not measured.\n");
    return;
  }
  buildPages();
  writeEmptyPages();
  const seen = await seeAll({ lighthouse, runs, types });
  report("page", {
    title: "Pages in the browser",
    about: [
      `Lighthouse ${lighthouse.version}, mobile, simulated throttling, median of ${runs}; against an empty page with the same first heading and paragraph.`,
    ],
    tables: [
      { caption: "Lighthouse by page type:", table: judgementTable(seen) },
      { caption: "First and largest paint as Lighthouse reckons them:", table: paintTable(seen) },
      {
        caption: `First and largest paint as they happen, with Lighthouse's slow line and processor held to by the browser, median of ${runs}:`,
        table: paintTable(seen.map(({ name, painted }) => ({ name, ...painted }))),
      },
    ],
    notes: [
      "Lighthouse reckons each file that came before the largest paint among what it waited for. Text is painted before its fonts are there; from the machine itself they come sooner than any paint.",
    ],
  });
}

async function seeAll({
  lighthouse,
  runs,
  types,
}: {
  lighthouse: Tool;
  runs: number;
  types: string[];
}): Promise<Seen[]> {
  const ours = await serve(["preview", "--out", builtFolder]);
  const empty = await serve(["preview", "--out", emptyFolder]);
  try {
    const pages = Object.entries(pageTypes)
      .filter(([name]) => types.includes(name))
      .map(([name, route]) => {
        const path = route === routes.notFound ? "/404.html" : route === "/" ? "/" : `${route}/`;
        return { name, own: ours.address + path, least: empty.address + path };
      });
    // The first start of the browser is nobody's page's fault.
    await judge(lighthouse, empty.address);
    const judged: (Both<Judgement> & { name: string })[] = [];
    for (const page of pages)
      judged.push({ name: page.name, ...(await inTurns(page, runs, at => judge(lighthouse, at))) });
    return await onSlowLine(async paint => {
      await paint(empty.address);
      const seen: Seen[] = [];
      for (const [index, one] of judged.entries()) {
        const page = pages[index];
        if (page) seen.push({ ...one, painted: await inTurns(page, runs, paint) });
      }
      return seen;
    });
  } finally {
    await Promise.all([ours.stop(), empty.stop()]);
  }
}

async function inTurns<T>(
  { name, own, least }: Addresses,
  runs: number,
  see: (address: string) => Promise<T>,
): Promise<Both<T>> {
  const both: Both<T> = { ours: [], empty: [] };
  for (let run = 0; run < runs; run++) {
    both.ours.push(await see(own));
    both.empty.push(await see(least));
  }
  say(name);
  return both;
}

function judgementTable(judged: (Both<Judgement> & { name: string })[]): Table {
  const rows = judged.map(({ name, ours }) => {
    const of = (key: keyof Judgement) => median(ours.map(judgement => judgement[key]));
    const categories = categoryKeys.map(key => String(of(key)));
    return [name, ...categories, `${Math.round(of("blockingMs"))} ms`, of("shift").toFixed(3)];
  });
  return {
    head: ["page", "performance", "accessibility", "best practices", "SEO", "blocking", "shift"],
    rows,
  };
}

const categoryKeys = ["performance", "accessibility", "practices", "seo"] as const;

function paintTable(painted: (Both<Paints> & { name: string })[]): Table {
  const rows = painted.map(({ name, ours, empty }) => {
    const cells = (["firstPaintMs", "largestPaintMs"] as const).flatMap(key => {
      const [own, least] = [ours, empty].map(all => median(all.map(paints => paints[key])));
      return [`${Math.round(own ?? 0)} ms`, `${Math.round(least ?? 0)} ms`, ratioText(own, least)];
    });
    return [name, ...cells];
  });
  return {
    head: ["page", "first", "empty page", "ratio", "largest", "empty page", "ratio"],
    rows,
  };
}
