import { median, ratioText } from "../figures.ts";
import { report } from "../report.ts";
import { serve } from "../serving.ts";
import type { Table } from "../table.ts";
import { npmTool, type Tool } from "../tools.ts";
import { emptyFolder, writeEmptyPages } from "./empty-page.ts";
import { type Judgement, judge } from "./lighthouse.ts";
import { buildPages, builtFolder, pageTypes } from "./page-types.ts";

type PageOptions = { runs: number; only?: string[] };
type Judged = { name: string; ours: Judgement[]; empty: Judgement[] };

/** `npm run bench -- page` */
export async function pageCommand({ runs, only }: PageOptions): Promise<void> {
  const lighthouse = npmTool("lighthouse", ["12"]);
  if (!lighthouse) {
    process.stderr.write("Lighthouse cannot be installed here; pages are not measured.\n");
    return;
  }
  buildPages();
  writeEmptyPages();
  const judged = await judgeAll({ lighthouse, runs, only });
  report("page", {
    title: "Pages in the browser",
    about: [
      `Lighthouse ${lighthouse.version}, mobile, simulated throttling, median of ${runs}; against an empty page with the same first heading and paragraph.`,
    ],
    tables: [
      { caption: "Lighthouse by page type:", table: judgementTable(judged) },
      { caption: "First and largest paint:", table: paintTable(judged) },
    ],
    notes: [],
  });
}

async function judgeAll({
  lighthouse,
  runs,
  only,
}: {
  lighthouse: Tool;
  runs: number;
  only: string[] | undefined;
}): Promise<Judged[]> {
  const ours = await serve(["preview", "--out", builtFolder]);
  const empty = await serve(["preview", "--out", emptyFolder]);
  try {
    // The first start of the browser is nobody's page's fault.
    await judge(lighthouse, empty.address);
    const judged: Judged[] = [];
    for (const [name, route] of Object.entries(pageTypes)) {
      if (only && !only.includes(name)) continue;
      const path = route === "/404" ? "/404.html" : route === "/" ? "/" : `${route}/`;
      const entry: Judged = { name, ours: [], empty: [] };
      for (let run = 0; run < runs; run++) {
        entry.ours.push(await judge(lighthouse, ours.address + path));
        entry.empty.push(await judge(lighthouse, empty.address + path));
      }
      process.stderr.write(
        `  ${name}: ${entry.ours.map(({ performance }) => performance).join(", ")}\n`,
      );
      judged.push(entry);
    }
    return judged;
  } finally {
    await Promise.all([ours.stop(), empty.stop()]);
  }
}

function judgementTable(judged: Judged[]): Table {
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

function paintTable(judged: Judged[]): Table {
  const rows = judged.map(({ name, ours, empty }) => {
    const cells = (["firstPaintMs", "largestPaintMs"] as const).flatMap(key => {
      const [own, least] = [ours, empty].map(all => median(all.map(judgement => judgement[key])));
      return [`${Math.round(own ?? 0)} ms`, `${Math.round(least ?? 0)} ms`, ratioText(own, least)];
    });
    return [name, ...cells];
  });
  return {
    head: ["page", "first", "empty page", "ratio", "largest", "empty page", "ratio"],
    rows,
  };
}
