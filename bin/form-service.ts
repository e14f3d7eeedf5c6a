import { Command, Option } from "commander";
import { counted } from "../form-service/counted.ts";
import { codeOf, Failure, sentenceOf } from "../form-service/failure.ts";
import { backUpNoted } from "../form-service/operator/back-up-noted.ts";
import { describe } from "../form-service/operator/describe.ts";
import { exportCsv, exportJsonLines } from "../form-service/operator/export.ts";
import { showLines } from "../form-service/operator/listing.ts";
import { findPerson, foundLines } from "../form-service/operator/person.ts";
import { purge } from "../form-service/operator/purge.ts";
import { release } from "../form-service/operator/release.ts";
import { resend } from "../form-service/operator/resend.ts";
import { submissionOf } from "../form-service/operator/submission-of.ts";
import type { Counts } from "../form-service/store/sqlite/copies/copies.ts";
import { restore } from "../form-service/store/sqlite/copies/restore.ts";
import { type ListOptions, list, listHeld } from "./form-service/list.ts";
import { print, sayFailure, tell, write } from "./form-service/print.ts";
import { repeatedSettings, settings } from "./form-service/settings.ts";
import { inStore, sqliteFile, withStore } from "./form-service/with-store.ts";

const program = new Command("form-service")
  .description("Takes orders and enquiries and loses none. Settings: see .env.example.")
  .showHelpAfterError();

// What a list does without is loaded for those alone that lean on it: the web server takes longer than most commands.
program
  .command("start")
  .description("run the service")
  .action(async () => (await import("./form-service/start.ts")).start());
program
  .command("check")
  .description("check the settings")
  .action(() => print([...describe(settings()), ...repeatedSettings()]));
program.command("doctor").description("look at everything the service leans on").action(examine);

program
  .command("list")
  .description("the newest submissions")
  .option("--state <state>", "received or held")
  .option("--form <form>", "order, contact, coventry-audit …")
  .option("--limit <count>", "how many", "50")
  .action((options: ListOptions) => list(options));

program
  .command("show <id>")
  .description("one submission with its mails")
  .action((id: string) =>
    withStore(async store => print(showLines(await submissionOf(store, id)))),
  );

program
  .command("export")
  .description("all submissions on standard output, or those of a person")
  .option("--csv", "for a spreadsheet (the default)")
  .addOption(new Option("--jsonl", "one JSON object a line").conflicts("csv"))
  .option("--email <address>", "only what this person sent", onlyOne("address"))
  .action(({ jsonl, email }: { jsonl?: boolean; email?: string }) =>
    withStore(async store => {
      const person = email === undefined ? undefined : await findPerson(store, email);
      const lines = (jsonl ? exportJsonLines : exportCsv)(store, person?.ownIds);
      for await (const line of lines) await write(line);
      if (person) tell(foundLines(person));
    }),
  );

program
  .command("resend [ids...]")
  .description("queue the mails of submissions again")
  .option("--dead", "all mails that were given up")
  .option("--waiting", "all mails that wait for another attempt, such as those a filter put off")
  .action((ids: string[], which: { dead?: boolean; waiting?: boolean }) =>
    withStore(async (store, config) => print(await resend(store, config, { ids, ...which }))),
  );

const held = program.command("held").description("submissions put aside as possible spam");
held
  .command("list")
  .description("all that are held")
  .action(() => withStore(listHeld));
held
  .command("release <ids...>")
  .description("take them as received and tell the owner")
  .action((ids: string[]) =>
    withStore(async (store, config) => print(await release(store, config, ids))),
  );

program
  .command("erase")
  .description("remove everything about a person, or single submissions")
  .option("--email <address>", "whose", onlyOne("address"))
  .addOption(new Option("--id <ids...>", "which").conflicts("email"))
  .action(async ({ email, id: ids }: { email?: string; id?: string[] }) => {
    const { erase, eraseSubmissions } = await import("../form-service/operator/erase.ts");
    await withStore(async (store, config) => {
      if (email !== undefined) print(await erase(store, config, email));
      else if (ids) print(await eraseSubmissions(store, config, ids));
      else throw new Failure("usage", "Say whose with --email <address>, or which with --id <id>.");
    });
  });

program
  .command("purge")
  .description("remove what is old")
  .requiredOption("--older-than <age>", "such as 90d, 26w, 18m (months) or 2y", onlyOne("age"))
  .action(({ olderThan }: { olderThan: string }) =>
    withStore(async (store, config) => {
      for await (const line of purge(store, config, olderThan)) print([line]);
    }),
  );

program
  .command("backup <file>")
  .description("copy the database, also while the service runs")
  .option("--scheduled", "one of a timer: /readyz tells when no more are made")
  .action((file: string, { scheduled: isScheduled = false }: { scheduled?: boolean }) => {
    const { counts, problem } = backUpNoted(sqliteFile(), { file, isScheduled });
    if (problem) tell([problem]);
    print([`${file} holds ${contents(counts)}, and was checked.`]);
  });

program
  .command("restore <file>")
  .description("put a backup in the database's place; the service must be stopped")
  .action((file: string) => {
    const { counts, kept } = restore(sqliteFile(), file);
    print([
      `Restored ${contents(counts)}.`,
      ...(kept ? [`What was there before is in ${kept}.`] : []),
    ]);
  });

program
  .command("migrate")
  .description("bring the database to the newest version, as start does; or copy it to another")
  .option(
    "--to <address>",
    "postgres://user:password@host/database, or sqlite:file",
    onlyOne("address"),
  )
  .action(async ({ to }: { to?: string }) => {
    if (to === undefined) return inStore(settings(), async store => print(await store.diagnose()));
    const { migrateTo } = await import("../form-service/operator/migrate-to.ts");
    print(await migrateTo(settings(), to));
  });

// `| head` closes the pipe early, which is no error.
process.stdout.on("error", error => {
  if (codeOf(error) === "EPIPE") process.exit(0);
  process.stderr.write(`The output cannot be written: ${sentenceOf(error)}.\n`);
  process.exit(1);
});

// What cannot be told, because the disk with the log is full, must not stop what runs.
process.stderr.on("error", () => {});

try {
  await program.parseAsync();
} catch (error) {
  sayFailure(error);
}

/** Of two the first would be passed over in silence: with the other one a purge may remove far more. */
function onlyOne(what: "address" | "age") {
  return (named: string, earlier?: string): string => {
    if (earlier === undefined) return named;
    throw new Failure("usage", `Name one ${what} at a time: nothing was done.`);
  };
}

async function examine(): Promise<void> {
  const { doctor } = await import("../form-service/operator/doctor.ts");
  for await (const { ok, sentence } of doctor(settings())) {
    print([`${ok ? "ok  " : "LOOK"}  ${sentence}`]);
    if (!ok) process.exitCode = 1;
  }
}

function contents({ orders, enquiries }: Counts): string {
  return `${counted(orders, "order")} and ${counted(enquiries, "enquiry", "enquiries")}`;
}
