import { type CorpusArticle, corpus } from "../corpus.ts";
import { emptyAway } from "../move-away.ts";
import { report } from "../report.ts";
import { say } from "../say.ts";
import { chapter, type Measured } from "./chapter.ts";
import type { Contender } from "./contender.ts";
import { type Field, field } from "./field.ts";
import { pageBytes } from "./frame.ts";
import type { PeerName } from "./peers.ts";
import { measureVariant, type Variant, variants } from "./variants.ts";

export type BuildBench = {
  sizes: readonly number[];
  peers: readonly PeerName[];
  /** Astro takes so long that it takes part only up to this many articles. */
  astroMax: number;
  rounds: number;
  limitMs: number;
};

/** Builds of growing sites, against the peers. */
export async function buildBench(options: BuildBench): Promise<void> {
  try {
    const contenders = await field(options.peers);
    for (const name of contenders.missing) say(`${name} cannot be installed here and is skipped.`);
    const measured: Measured[] = [];
    for (const size of options.sizes)
      measured.push(...(await measureSize(size, contenders, options)));
    report("build", chapter({ measured, options, missing: contenders.missing }));
  } finally {
    emptyAway();
  }
}

async function measureSize(
  size: number,
  { of }: Field,
  { astroMax, rounds, limitMs }: BuildBench,
): Promise<Measured[]> {
  const articles = corpus(size);
  const contenders = (await of(size)).filter(({ name }) => name !== "astro" || size <= astroMax);
  const found: Measured[] = contenders.map(contender => ({
    size,
    contender,
    runs: new Map(contender.variants.map(variant => [variant, []])),
    pageBytes: Number.NaN,
  }));
  for (const variant of variants)
    for (let round = 0; round < rounds; round++)
      for (const entry of found.filter(({ runs }) => runs.has(variant)))
        await measureOne({ entry, variant, round, articles, limitMs });
  for (const entry of found) entry.pageBytes = bytesOf(entry.contender, articles);
  return found;
}

async function measureOne({
  entry: { size, contender, runs },
  variant,
  round,
  articles,
  limitMs,
}: {
  entry: Measured;
  variant: Variant;
  round: number;
  articles: readonly CorpusArticle[];
  limitMs: number;
}): Promise<void> {
  const run = await measureVariant(variant, { contender, articles, round }, limitMs);
  runs.get(variant)?.push(run);
  const outcome = run.failure ?? `${(run.ms / 1000).toFixed(2)} s`;
  say(`${size} articles, ${variant}, ${contender.name}: ${outcome}`);
}

function bytesOf(contender: Contender, articles: readonly CorpusArticle[]): number {
  try {
    return pageBytes(contender, articles);
  } catch {
    // Its builds failed, which the table says; it has no pages to weigh.
    return Number.NaN;
  }
}
