import { relative, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { build } from "../../generator/build/build.ts";
import type { BuildReport, StageReport } from "../../generator/build/build-site.ts";
import { inPassingFolder } from "../../generator/build/passing-folder.ts";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { counted } from "../../generator/words/counted.ts";
import { nothingWritten, printProblems, reportFailure } from "./outcome.ts";
import { clearProgress, printProgress } from "./print-progress.ts";

type Options = {
  root: string;
  out: string;
  drafts: boolean;
  cache: boolean;
  verifyCache: boolean;
  json: boolean;
};

export async function buildCommand(options: Options): Promise<void> {
  optimizeLater();
  const stages: StageReport[] = [];
  const talk = !options.json;
  const building = (freshCache?: string) =>
    build({
      root: options.root,
      out: options.out,
      drafts: options.drafts,
      ...(freshCache && { freshCache }),
      onStage: stage => {
        stages.push(stage);
        if (talk) printStage(stage);
      },
      onProgress: progress => talk && printProgress(progress),
      onWait: pid =>
        process.stderr.write(`Another build (process ${pid}) is at work here; waiting for it …\n`),
    }).finally(() => talk && clearProgress());
  const report = await reportFailure(
    () => (options.cache ? building() : inPassingFolder(building)),
    nothingWritten,
  );
  if (!report) return;
  const verified = options.verifyCache ? await verifyCache(options) : undefined;
  if (options.json)
    process.stdout.write(`${JSON.stringify(jsonReport(report, stages, verified))}\n`);
  else printReport(report, options, verified);
}

/**
 * A build is over before most of its functions have paid for being optimised, in each thread anew: V8 waits until they
 * have run three times as long as usual. Later Nodes optimise in other steps. docs/decisions/018.
 */
function optimizeLater(): void {
  if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=400000");
}

function printStage({ stage, count, ms }: StageReport): void {
  clearProgress();
  process.stdout.write(
    `  ${stage.padEnd(7)} ${count.padEnd(44)} ${Math.round(ms).toString().padStart(6)} ms\n`,
  );
}

function printReport(
  report: BuildReport,
  { root, out, drafts }: Options,
  verified: number | undefined,
): void {
  if (report.warnings.length > 0) printProblems(report.warnings);
  const advice = drafts ? "" : "; build again on that day";
  for (const entry of report.scheduled)
    process.stdout.write(`  scheduled: ${entry.file} for ${entry.date}${advice}\n`);
  if (report.gone.length > 0) printGone(report.gone);
  for (const entry of report.drafts) process.stdout.write(`  draft: ${entry.file}\n`);
  const folder = relative(process.cwd(), resolve(root, out)) || ".";
  process.stdout.write(
    `${counted(report.pages, "page")} in ${folder}, ${(report.ms / 1000).toFixed(2)} s\n`,
  );
  if (verified !== undefined)
    process.stdout.write(
      `Cache verified: ${counted(verified, "file")} made anew, every byte the same.\n`,
    );
}

/** Old links are only kept by a person who knows where their texts are now. */
function printGone(gone: string[]): void {
  const [first = ""] = gone;
  const more = gone.length > goneShownMax ? ` and ${gone.length - goneShownMax} more` : "";
  const named = gone.slice(0, goneShownMax).join(", ") + more;
  const leads = gone.length === 1 ? "leads" : "lead";
  process.stdout.write(
    `  gone: ${named} ${leads} nowhere now; a text that has moved keeps its old address with   aliases: [${first}]\n`,
  );
}

const goneShownMax = 5;

function jsonReport(
  report: BuildReport,
  stages: StageReport[],
  verified: number | undefined,
): object {
  const { pages, rendered, written, kept, removed, gone, scheduled, drafts, warnings, ms } = report;
  const named = (entries: BuildReport["drafts"]) =>
    entries.map(({ file, date }) => ({ file, date }));
  return {
    ok: true,
    pages,
    rendered,
    written,
    kept,
    removed,
    gone,
    stages,
    scheduled: named(scheduled),
    drafts: named(drafts),
    problems: warnings,
    verified,
    ms,
  };
}
