import { resolve } from "node:path";
import { openSite } from "../../generator/open-site.ts";
import { formatProblems } from "../../generator/problems/format-problem.ts";
import { ProblemsError, refusal } from "../../generator/problems/problem.ts";
import { dev } from "../../generator/serve/dev/dev.ts";
import type { News } from "../../generator/serve/dev/open-pages/follow.ts";
import type { Route, Running } from "../../generator/serve/listen.ts";
import { counted } from "../../generator/words/counted.ts";
import { formRoute } from "./form-route.ts";
import { mailsRoute } from "./mails-route.ts";
import { onCacheLoss, onEnvChange } from "./root-changes.ts";
import { sayPortTaken, untilStopped } from "./serving.ts";
import { takeEnvFile } from "./take-env-file.ts";

type Options = {
  root: string;
  port: number;
  host: string;
  strictPort: boolean;
  /** The site's code, which is bundled already. */
  bundling: Promise<void>;
};

export async function devCommand(options: Options): Promise<void> {
  let starting = start(options, routes());
  const server = await starting;
  const stopped = untilStopped(async () => (await starting).close());
  const ends: (() => void)[] = [];
  const failed = new Promise<never>((_resolve, reject) => {
    const onChange = async () => {
      if (!(await hasNewSettings(options.root))) return;
      starting = again(starting, options);
      await starting;
    };
    const onLoss = async () => {
      await (await starting).close();
      throw refusal(cacheLost);
    };
    ends.push(
      onEnvChange(options.root, () => void onChange().catch(reject)),
      onCacheLoss(options.root, () => void onLoss().catch(reject)),
    );
  });
  // Counted from the start of the process.
  const seconds = (performance.now() / 1000).toFixed(2);
  process.stdout.write(
    `The site is at ${server.address}/   (ready in ${seconds} s, drafts included, stop with Ctrl+C)\n`,
  );
  await Promise.race([stopped, failed]).finally(() => {
    for (const end of ends) end();
  });
}

/** What is shown is loaded from there piece by piece, and so are parts of this program. */
const cacheLost = {
  code: "dev/cache",
  file: ".cache",
  message: "this folder was deleted, and site dev needs what was in it",
  fix: "Start it again: the folder is then made anew",
};

function start(options: Options, routes: Route[]): Promise<Running> {
  return dev({ ...options, routes, onPortTaken: sayPortTaken, onNews: tell });
}

/** Many settings are read only at the start. Open pages find the new server under the same address by themselves. */
async function again(running: Promise<Running>, options: Options): Promise<Running> {
  const { port, close } = await running;
  await close();
  const server = await start({ ...options, port, strictPort: true }, routes());
  process.stdout.write("  .env: started again with its new settings\n");
  return server;
}

/** What is wrong with them is told, and the server goes on with those that it has. */
async function hasNewSettings(root: string): Promise<boolean> {
  let putBack = () => {};
  try {
    const env = takeEnvFile(root);
    putBack = env.putBack;
    routes();
    if (env.isNew) await refuseSettings(root);
    return env.isNew;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    putBack();
    process.stderr.write(`\n${error.message}\n\nThe settings stay as they were until then.\n`);
    return false;
  }
}

/** Those that the site itself refuses, not what may be wrong with its code just now. */
async function refuseSettings(root: string): Promise<void> {
  const ofSettings = ["site/url", "site/environment"];
  await openSite(root).catch(error => {
    const isOfSettings =
      error instanceof ProblemsError &&
      error.problems.some(({ code }) => ofSettings.includes(code));
    if (isOfSettings) throw error;
  });
}

function routes(): Route[] {
  return [formRoute(), mailsRoute(mailFolder())];
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
  for (const told of formatProblems(problems)) process.stderr.write(`\n${told}\n`);
  if (news.kind === "warnings") return;
  const pages = news.hasPages ? "Pages stay as they last were" : "No page can be shown";
  process.stderr.write(
    `\n${counted(problems.length, "problem")}. ${pages} until this is mended.\n`,
  );
}

/** Where a form service that is started beside us writes its mails. */
function mailFolder(): string {
  return resolve(process.env.FORMS_DATA || "data", "mail");
}
