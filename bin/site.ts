import { Command } from "commander";
import { logToStderr } from "../generator/system/log-to-stderr.ts";
import { outliveReader } from "./site/outlive-reader.ts";
import { parsePort } from "./site/serving.ts";
import { takeEnvFile } from "./site/take-env-file.ts";

const program = new Command("site")
  .description("Builds, checks and shows a website from its content/, templates/ and islands/.")
  .option("--root <dir>", "the site's folder", ".")
  .showSuggestionAfterError()
  .showHelpAfterError("(site --help lists the commands)")
  .configureHelp({ showGlobalOptions: true })
  .hook("preAction", command => void takeEnvFile(command.opts<{ root: string }>().root));

program
  .command("build")
  .description("build the site into dist/")
  .option("--out <dir>", "the output folder, as seen from the site's folder", "dist")
  .option("--drafts", "also drafts and articles whose day has not come", false)
  .option("--no-cache", "make everything anew")
  .option("--verify-cache", "build, then make everything anew and compare each byte", false)
  .option("--json", "print one JSON object for machines", false)
  .addHelpText(
    "after",
    "\nExamples:\n  npx site build\n  npx site build --drafts --out preview\n  SITE_URL=https://www.example.com npx site build",
  )
  .action(async (_options, command: Command) =>
    (await import("./site/build.ts")).buildCommand(command.optsWithGlobals()),
  );

program
  .command("check")
  .description("check the whole site: links, headings, pictures, validity, budgets, similar pages")
  .option(
    "--production",
    "also what must be replaced or proven before the site is published",
    false,
  )
  .option("--json", "print one JSON object for machines", false)
  .addHelpText(
    "after",
    "\nExamples:\n  npx site check\n  npx site check --production\n  npx site check --json | jq '.problems[].code'",
  )
  .action(async (_options, command: Command) =>
    (await import("./site/check.ts")).checkCommand(command.optsWithGlobals()),
  );

listening(
  program
    .command("dev")
    .description("show the site while you write: drafts included, every change at once"),
)
  .addHelpText(
    "after",
    "\nExamples:\n  npx site dev\n  npx site dev --port 8080\n  npx site dev --host 0.0.0.0",
  )
  .action(async (_options, command: Command) => {
    const { root } = command.optsWithGlobals();
    const bundling = (await import("./site/bundle-ahead.ts")).bundleAhead(root);
    await (await import("./site/dev.ts")).devCommand({ ...command.optsWithGlobals(), bundling });
  });

listening(
  program
    .command("preview")
    .description("serve dist/ as a good static host does")
    .option("--out <dir>", "the built site, as seen from the site's folder", "dist"),
)
  .addHelpText(
    "after",
    "\nExamples:\n  npx site build && npx site preview\n  npx site preview --port 8080 --strict-port\n  npx site preview --host 0.0.0.0",
  )
  .action(async (_options, command: Command) =>
    (await import("./site/preview.ts")).previewCommand(command.optsWithGlobals()),
  );

program
  .command("new")
  .description("begin a new entry, such as an article, with commented front matter")
  .argument("<kind>", "what to begin, such as article or location")
  .argument("<title...>", "its title; signs such as ? and & need quotes round it")
  .showHelpAfterError('Write it as   npx site new article "How to choose a domain"')
  .addHelpText("after", '\nExample:\n  npx site new article "How to choose a domain"')
  .action(async (kind: string, words: string[], _options, command: Command) =>
    (await import("./site/new.ts")).newCommand({ ...command.optsWithGlobals(), kind, words }),
  );

program
  .command("explain")
  .description("tell more about a problem, by the code in [brackets] beside it")
  .argument("[code]", "such as article/date")
  .addHelpText("after", "\nExamples:\n  npx site explain article/date\n  npx site explain")
  .action(async (code: string | undefined, _options, command: Command) =>
    (await import("./site/explain.ts")).explainCommand({ ...command.optsWithGlobals(), code }),
  );

outliveReader();
if (process.argv.includes("--json")) logToStderr();
await (await import("./site/outcome.ts")).reportFailure(() => program.parseAsync());

/** A command that serves takes these options. */
function listening(command: Command): Command {
  return command
    .option(
      "--port <number>",
      "where to listen; the next free one when it is taken",
      parsePort,
      4321,
    )
    .option("--host <address>", "which address of this machine to listen on", "127.0.0.1")
    .option("--strict-port", "stop when the port is taken", false);
}
