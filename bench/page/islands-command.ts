import { buildSite } from "../build-site.ts";
import { ourSite } from "../building/our-site.ts";
import { corpus } from "../corpus.ts";
import { median } from "../figures.ts";
import { emptyAway } from "../move-away.ts";
import { report } from "../report.ts";
import { serve } from "../serving.ts";
import { measureSlowPhone, type SlowPhone } from "./slow-phone.ts";

const articlesMax = 1_000;
const taskMaxMs = 50;
const openMaxMs = 100;
const rounds = 3;

/** `npm run bench -- islands`; fails when a limit is not kept. */
export async function islandsCommand(): Promise<void> {
  try {
    const site = await ourSite("islands", corpus(articlesMax));
    buildSite(["--root", site.root]);
    const serving = await serve(["--root", site.root, "preview"]);
    try {
      tell(await measureSlowPhone(serving.address, rounds));
    } finally {
      await serving.stop();
    }
  } finally {
    emptyAway();
  }
}

function tell({ actions, opensMs }: SlowPhone): void {
  const rows = [
    ...actions.map(({ name, tasksMs }) => [name, ...judged(median(tasksMs), taskMaxMs)]),
    ["from the tap to the first step, the code there", ...judged(Math.min(...opensMs), openMaxMs)],
  ];
  report("islands", {
    title: "Islands on a slow phone",
    about: [
      `Chromium, 360 pixels wide, the blog with ${articlesMax} more articles; median of ${rounds}. The longest task of the main thread in processor time, times four, and the quickest opening by the clock with the processor slowed four times: what else the machine does only makes it longer.`,
    ],
    tables: [{ caption: "By action:", table: { head: ["action", "time", "limit", ""], rows } }],
    notes: [],
  });
  if (rows.some(row => row.at(-1) === "over")) process.exitCode = 1;
}

function judged(ms: number, maxMs: number): string[] {
  return [`${ms.toFixed(1)} ms`, `${maxMs} ms`, ms > maxMs ? "over" : "kept"];
}
