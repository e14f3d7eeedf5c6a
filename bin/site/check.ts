import { checkSite } from "../../generator/build/check-site.ts";
import { counted } from "../../generator/words/counted.ts";
import { printProblems } from "./outcome.ts";
import { clearProgress, printProgress } from "./print-progress.ts";

export async function checkCommand({
  root,
  production,
  json,
}: {
  root: string;
  production: boolean;
  json: boolean;
}): Promise<void> {
  const talk = !json;
  const { pages, problems } = await checkSite({
    root,
    production,
    onProgress: progress => talk && printProgress(progress),
  }).finally(() => talk && clearProgress());
  const failed = problems.some(({ severity }) => severity === "error");
  if (failed) process.exitCode = 1;
  if (json) process.stdout.write(`${JSON.stringify({ ok: !failed, pages, problems })}\n`);
  else if (problems.length > 0) printProblems(problems);
  const verdict = problems.length > 0 ? "nothing but what is said above" : "nothing is wrong";
  if (!json && !failed) process.stdout.write(`${counted(pages, "page")} checked: ${verdict}.\n`);
}
