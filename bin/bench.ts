import { Command, InvalidArgumentError, Option } from "commander";

// The measured processes have groups of their own; an exit in good order ends them too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const program = new Command("bench")
  .description("Measures the project and writes docs/benchmarks.md. Without a command: everything.")
  .showSuggestionAfterError()
  .action(everything);

program
  .command("build")
  .description("builds of growing sites, against Hugo, Eleventy and Astro")
  .option(
    "--sizes <numbers>",
    "articles to add, with commas between them",
    counts,
    [250, 1000, 4000],
  )
  .option("--peers <names>", "hugo, eleventy, astro, with commas between them, or none", peers)
  .option("--rounds <number>", "measurements of each build", count, 3)
  .option("--limit <seconds>", "longest time for one build", count, 120)
  .option("--full", "250 to 10,000 articles, five rounds, everybody everywhere; an hour", false)
  .option("--profile", "show stages and the costliest functions of our builds instead", false)
  .addOption(siteOption())
  .action(async options =>
    (await import("../bench/building/build-command.ts")).buildCommand(options),
  );

program
  .command("dev")
  .description("site dev: how soon it is ready, and how soon a browser shows what was saved")
  .option("--sizes <numbers>", "articles to add", counts, [1, 4000])
  .option("--edits <number>", "edits of each kind", count, 40)
  .option("--starts <number>", "starts of the server", count, 5)
  .addOption(siteOption())
  .action(async options => (await import("../bench/dev/dev-command.ts")).devCommand(options));

await program.parseAsync();

async function everything(): Promise<void> {
  for (const { commands } of [program])
    for (const command of commands) await command.parseAsync([], { from: "user" });
}

function siteOption(): Option {
  return new Option("--site <kind>", "which of our sites").choices(["real", "tiny"]);
}

function count(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number from 1.");
}

function counts(text: string): number[] {
  return text.split(",").map(part => count(part.trim()));
}

function peers(text: string): string[] {
  return text === "none" ? [] : text.split(",").map(part => part.trim());
}
