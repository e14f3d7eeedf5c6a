import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sentenceOf } from "../form-service/failure.ts";
import { projectRoot } from "../generator/system/project-root.ts";
import { ensureChromium } from "../tests/browser.ts";
import { ensurePostgres } from "../tests/service/postgres/find-postgres.ts";

const root = projectRoot();
const report = join(root, ".cache", "tests", "report.json");

const refusal = whyNotHere();
if (refusal) {
  process.stderr.write(`${refusal}\n`);
  process.stdout.write("\n0 passed, 1 failed\n");
  process.exit(1);
}
// What an earlier run has left there would be told as if it were of this one.
rmSync(report, { force: true });
ensureChromium();
ensurePostgres();
const status = await run([
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
const { numPassedTests, numFailedTests, numPendingTests } = existsSync(report)
  ? JSON.parse(readFileSync(report, "utf8"))
  : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
// A file that cannot be loaded, and a run that cannot begin, fail without a test of their own.
const failed = Math.max(numFailedTests, status === 0 ? 0 : 1);
// A business without a blog, say, has nothing to ask about it; what has vanished by mistake must not go unnoticed.
if (numPendingTests > 0)
  process.stdout.write(
    `\n${numPendingTests} not run: the site has not what they ask about, or they were not chosen\n`,
  );
process.stdout.write(`\n${numPassedTests} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** What would else end in a stack of calls of vite or of a test. */
function whyNotHere(): string | undefined {
  // vite takes what stands behind such a sign for no part of a file's name.
  const sign = /[#?]/.exec(root)?.[0];
  if (sign)
    return `Tests cannot run in a folder whose path has a ${sign} in it. Move this one: ${root}`;
  try {
    for (const folder of [root, join(root, "node_modules")]) accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return `Tests write into this folder, and cannot (${sentenceOf(error)}). Call them as its owner, or in a copy of your own.`;
  }
}

function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  // Who stops npm stops this process alone.
  process.once("SIGTERM", () => child.kill());
  return new Promise(resolve => child.on("exit", code => resolve(code ?? 1)));
}
