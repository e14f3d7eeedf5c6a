import { corpus } from "../corpus.ts";
import { megabytesText, secondsText } from "../figures.ts";
import { measure, type Run } from "../measure.ts";
import { emptyAway } from "../move-away.ts";
import { report } from "../report.ts";
import { say } from "../say.ts";
import { buildOnce, sample } from "./frame.ts";
import { ours } from "./ours.ts";
import { keepPictures } from "./shared-pictures.ts";

const limitMs = 600_000;

/** Cold builds of our real site alone, as it grows far beyond what the peers are asked for. */
export async function growthCommand(
  sizes: readonly number[],
  heapMegabytes: number,
): Promise<void> {
  try {
    const own = await ours(sample);
    await buildOnce(own);
    keepPictures(own.root);
    const grown: Grown[] = [];
    for (const articles of sizes) grown.push({ articles, run: await coldRun(articles) });
    const articles = Math.max(...sizes);
    const inLittle = { articles, run: await coldRun(articles, heapMegabytes), heapMegabytes };
    const rows = [...grown, inLittle].map(one => row(one, lastBelow(one, grown)));
    report("build-growth", {
      title: "Building, as the site grows",
      about: ["Ours alone, one cold build each, with its pictures kept and every check on."],
      tables: [{ caption: "By number of articles added:", table: { head, rows } }],
      notes: [
        "Processor time is that of all cores; what a further article costs is the difference to the row with fewer. A heap is that of each thread.",
      ],
    });
  } finally {
    emptyAway();
  }
}

type Grown = { articles: number; run: Run; heapMegabytes?: number };

const head = ["articles", "time", "memory", "processor time", "an article", "a further one"];

function row({ articles, run, heapMegabytes }: Grown, smaller: Grown | undefined): string[] {
  const name = `${articles}${heapMegabytes ? `, heap of at most ${heapMegabytes} MB` : ""}`;
  if (run.failure) return [name, "failed"];
  const further = smaller && (run.cpuMs - smaller.run.cpuMs) / (articles - smaller.articles);
  return [
    name,
    secondsText([run.ms]),
    megabytesText(run.peakBytes),
    secondsText([run.cpuMs]),
    `${(run.cpuMs / articles).toFixed(2)} ms`,
    further === undefined ? "–" : `${further.toFixed(2)} ms`,
  ];
}

function lastBelow({ articles }: Grown, grown: Grown[]): Grown | undefined {
  return grown.filter(other => other.articles < articles).at(-1);
}

async function coldRun(size: number, heapMegabytes?: number): Promise<Run> {
  const { command } = await ours(corpus(size));
  const environment: Record<string, string> = heapMegabytes
    ? { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` }
    : {};
  const run = await measure({ ...command, environment }, limitMs);
  say(`${size} articles: ${run.failure ?? secondsText([run.ms])}`);
  return run;
}
