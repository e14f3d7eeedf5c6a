import { Command, InvalidArgumentError } from "commander";
import { noSettings } from "../tests/no-settings.ts";

Object.assign(process.env, noSettings);

// The measured processes have groups of their own; an exit in good order ends them too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** What docs/benchmarks.md tells of; the others are looked at by themselves. */
const chapters = new Set([
  "build",
  "build-growth",
  "dev",
  "page",
  "weights",
  "islands",
  "service",
  "service-crash",
  "service-postgres",
]);
const program = new Command("bench")
  .description(
    "Measures the project and writes docs/benchmarks.md. Without a command: all but service-cluster and service-disk, which only print.",
  )
  .showSuggestionAfterError()
  .action(everything);

program
  .command("build")
  .description("builds of growing sites, against Hugo, Eleventy, Astro and bare Node")
  .option(
    "--sizes <numbers>",
    "articles to add, with commas between them",
    counts,
    [250, 1000, 4000],
  )
  .option(
    "--peers <names>",
    "hugo, eleventy, astro, bare, with commas between them, or none",
    names,
  )
  .option("--rounds <number>", "measurements of each build", count, 3)
  .option("--limit <seconds>", "longest time for one build", count, 120)
  .option("--full", "250 to 10,000 articles, five rounds, everybody everywhere; an hour", false)
  .option("--profile", "show stages and the costliest functions of our builds instead", false)
  .action(async options =>
    (await import("../bench/building/build-command.ts")).buildCommand(options),
  );

program
  .command("build-growth")
  .description("cold builds of our site alone, up to 50,000 articles, and those in little memory")
  .option("--sizes <numbers>", "articles to add", counts, [1000, 10_000, 50_000])
  .option("--heap <megabytes>", "the most memory for a last build of the largest", count, 1024)
  .action(async ({ sizes, heap }) =>
    (await import("../bench/building/growth-command.ts")).growthCommand(sizes, heap),
  );

program
  .command("dev")
  .description("site dev: how soon it is ready, and how soon a browser shows what was saved")
  .option("--sizes <numbers>", "articles to add", counts, [1, 4000])
  .option("--edits <number>", "edits of each kind", count, 40)
  .option("--starts <number>", "starts of the server", count, 5)
  .action(async options => (await import("../bench/dev/dev-command.ts")).devCommand(options));

program
  .command("page")
  .description("every page type by Lighthouse, against an empty page with the same first words")
  .option("--runs <number>", "visits to each page", count, 3)
  .option("--only <names>", "page types, with commas between them", names)
  .action(async options => (await import("../bench/page/page-command.ts")).pageCommand(options));

program
  .command("weights")
  .description("what the first view of each page type transfers, and each island on first use")
  .action(async () => {
    (await import("../bench/page/weights-command.ts")).weightsCommand();
    await (await import("../bench/island-weights.ts")).printIslandWeights();
  });

program
  .command("islands")
  .description("how long ordering and searching a thousand articles keep a slow phone busy")
  .action(async () => (await import("../bench/page/islands-command.ts")).islandsCommand());

program
  .command("service")
  .description("the form service: durable orders a second, latency, memory")
  .action(async () => (await import("../bench/service/service-command.ts")).serviceCommand());

program
  .command("service-crash")
  .description("kills the form service hundreds of times and counts what was lost")
  .option("--rounds <number>", "kills", count, 300)
  .action(async ({ rounds }) => {
    const { crashCommand } = await import("../bench/service/crash-command.ts");
    process.exitCode = await crashCommand(rounds);
  });

program
  .command("service-postgres")
  .description("one, two and four instances on PostgreSQL beside SQLite")
  .action(async () => (await import("../bench/service/instances-command.ts")).instancesCommand());

program
  .command("service-cluster")
  .description("kills four instances and PostgreSQL under load and counts orders and mails")
  .option("--lives <number>", "how often each of the four ends", count, 25)
  .action(async ({ lives }) => {
    const { clusterCommand } = await import("../bench/service/cluster-command.ts");
    process.exitCode = await clusterCommand(lives);
  });

program
  .command("service-disk")
  .description(
    "fills the disk under PostgreSQL's tables, makes it larger, and counts what was lost",
  )
  .action(async () => {
    const { diskCommand } = await import("../bench/service/disk-command.ts");
    process.exitCode = await diskCommand();
  });

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** One after the other, so that no chapter disturbs another. */
async function everything(): Promise<void> {
  for (const command of program.commands)
    if (chapters.has(command.name())) await command.parseAsync([], { from: "user" });
}

function count(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

function counts(text: string): number[] {
  return text.split(",").map(part => count(part.trim()));
}

function names(text: string): string[] {
  return text === "none" ? [] : text.split(",").map(part => part.trim());
}
