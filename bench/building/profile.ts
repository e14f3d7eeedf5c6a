import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CorpusArticle, corpus } from "../corpus.ts";
import { millisecondsText } from "../figures.ts";
import { type Command, measure } from "../measure.ts";
import { emptyAway, moveAway } from "../move-away.ts";
import { benchCache } from "../places.ts";
import { type Table, tableText } from "../table.ts";
import type { Contender } from "./contender.ts";
import { costliest } from "./hot-spots.ts";
import { ours } from "./ours.ts";
import { keepPictures } from "./shared-pictures.ts";
import { measureVariant, type Variant, variants } from "./variants.ts";

/** Where our builds spend their time: by stage, and by function. */
export async function profileBuilds(sizes: readonly number[], limitMs: number): Promise<void> {
  for (const size of sizes) {
    const articles = corpus(size);
    const contender = await ours(articles);
    const { command } = contender;
    await measure(command, limitMs);
    keepPictures(contender.root);
    for (const variant of variants) {
      const plain = { ...contender, command: withArgs(command, { after: ["--json"] }) };
      const { output, failure, ms } = await measureVariant(
        variant,
        { contender: plain, articles, round: 0 },
        limitMs,
      );
      if (failure) throw new Error(failure);
      show(`${size} articles, ${variant}: ${millisecondsText(ms)}`, stageTable(output, ms));
      await profileOne(variant, { contender, articles, limitMs });
    }
  }
  emptyAway();
}

async function profileOne(
  variant: Variant,
  {
    contender,
    articles,
    limitMs,
  }: { contender: Contender; articles: readonly CorpusArticle[]; limitMs: number },
): Promise<void> {
  const folder = join(benchCache, "profiles", `${articles.length}-${variant.replace(" ", "-")}`);
  moveAway(folder);
  mkdirSync(folder, { recursive: true });
  const profiling = ["--cpu-prof", `--cpu-prof-dir=${folder}`];
  const command = withArgs(contender.command, { before: profiling });
  await measureVariant(
    variant,
    { contender: { ...contender, command }, articles, round: 1 },
    limitMs,
  );
  for (const file of readdirSync(folder).sort())
    show(`  ${file}`, costliest(JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

function withArgs(
  command: Command,
  { before = [], after = [] }: { before?: string[]; after?: string[] },
): Command {
  return { ...command, args: [...before, ...command.args, ...after] };
}

type BuildReport = { ms: number; stages: { stage: string; count: string; ms: number }[] };

function stageTable(output: string, totalMs: number): Table {
  const line = output.split("\n").find(text => text.startsWith("{")) ?? "{}";
  const { stages = [], ms = 0 }: Partial<BuildReport> = JSON.parse(line);
  const known = stages.reduce((sum, stage) => sum + stage.ms, 0);
  return {
    head: ["stage", "what", "time"],
    rows: [
      ...stages.map(({ stage, count, ms }) => [stage, count, millisecondsText(ms)]),
      ["open", "code and memory of the last build", millisecondsText(ms - known)],
      ["process", "start and end of Node", millisecondsText(totalMs - ms)],
    ],
  };
}

function show(title: string, table: Table): void {
  process.stdout.write(`\n${title}\n\n${tableText(table)}\n`);
}
