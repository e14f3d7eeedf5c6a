import { resolve } from "node:path";
import { formatProblem } from "../../generator/problem.ts";
import { dev } from "../../generator/serve/dev/dev.ts";
import type { News } from "../../generator/serve/dev/follow.ts";
import { formRoute } from "./form-route.ts";
import { mailsRoute } from "./mails-route.ts";
import { counted } from "./outcome.ts";
import { sayPortTaken, untilStopped } from "./serving.ts";

type Options = { root: string; port: number; host: string; strictPort: boolean };

export async function devCommand(options: Options): Promise<void> {
  const server = await dev({
    ...options,
    routes: [formRoute(), mailsRoute(mailFolder())],
    onPortTaken: sayPortTaken,
    onNews: tell,
  });
  const stopped = untilStopped(server.close);
  // Counted from the start of the process.
  const seconds = (performance.now() / 1000).toFixed(2);
  process.stdout.write(
    `The site is at ${server.address}/   (ready in ${seconds} s, drafts included, stop with Ctrl+C)\n`,
  );
  await stopped;
}

function tell(news: News): void {
  if (news.kind === "updated") {
    const [first = "", ...others] = news.files;
    const more = others.length > 0 ? ` and ${counted(others.length, "other file")}` : "";
    process.stdout.write(`  ${first}${more}: up to date in ${Math.round(news.ms)} ms\n`);
    return;
  }
  const { problems } = news;
  if (problems.length === 0) process.stdout.write("  No warnings any more.\n");
  for (const problem of problems) process.stderr.write(`\n${formatProblem(problem)}\n`);
  if (news.kind === "warnings") return;
  process.stderr.write(
    `\n${counted(problems.length, "problem")}. Pages stay as they last were until this is mended.\n`,
  );
}

/** Where a form service that is started beside us writes its mails. */
function mailFolder(): string {
  return resolve(process.env.FORMS_DATA || "data", "mail");
}
