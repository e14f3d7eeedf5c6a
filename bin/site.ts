import { Command } from "commander";

const program = new Command("site")
  .description("Builds, checks and shows a website from its content/, templates/ and islands/.")
  .option("--root <dir>", "the site's folder", ".")
  .showSuggestionAfterError()
  .showHelpAfterError("(site --help lists the commands)")
  .configureHelp({ showGlobalOptions: true });

program
  .command("build")
  .description("build the site into dist/")
  .option("--out <dir>", "the output folder, below the site's folder", "dist")
  .option("--drafts", "also drafts and articles whose day has not come", false)
  .option("--no-cache", "make everything anew")
  .option("--verify-cache", "build, then make everything anew and compare each byte", false)
  .option("--json", "print one JSON object for machines", false)
  .addHelpText(
    "after",
    "\nExamples:\n  site build\n  site build --drafts --out preview\n  SITE_URL=https://www.example.com site build",
  )
  .action(async (options, command: Command) =>
    (await import("./commands/build.ts")).buildCommand({
      ...command.optsWithGlobals(),
      ...options,
    }),
  );

await (await import("./commands/outcome.ts")).reportFailure(() => program.parseAsync());
