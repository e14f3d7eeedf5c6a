import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CrashResult, crashRounds } from "../../tests/service/crash.ts";
import { benchCache } from "../places.ts";
import { report } from "../report.ts";

/** A file is looked through as a whole after each kill, so none may grow for hundreds of rounds. */
const roundsAFile = 25;

/** `npm run bench -- service-crash`: promise 1 over hundreds of kills. Gives the exit code. */
export async function crashCommand(rounds: number): Promise<number> {
  const startedMs = performance.now();
  const results: CrashResult[] = [];
  for (let done = 0; done < rounds; done += roundsAFile) {
    results.push(await killedRepeatedly(Math.min(roundsAFile, rounds - done)));
    process.stdout.write(`${Math.min(done + roundsAFile, rounds)} kills\n`);
  }
  const minutes = (performance.now() - startedMs) / 60_000;
  const acknowledged = results.reduce((sum, one) => sum + one.acknowledged, 0);
  const lost = results.flatMap(one => one.lost);
  for (const one of lost.slice(0, 20)) process.stdout.write(`lost: ${one}\n`);
  report("service-crash", {
    title: "Form service: killed under load",
    about: [
      `16 visitors send orders, messages and plain forms without a pause; the service is killed with SIGKILL at a random moment and started again on the same file, ${minutes.toFixed(1)} minutes in all.`,
      "After each kill the file's integrity is checked, and each acknowledged submission is looked up: whole, and with its mail.",
    ],
    tables: [
      {
        caption: "Submissions",
        table: {
          head: ["kills", "acknowledged", "kept", "lost"],
          rows: [[rounds, acknowledged, acknowledged - lost.length, lost.length].map(String)],
        },
      },
    ],
    notes: [
      "A kill ends the process, not the machine: that the flush to the disk comes before the answer is what tests/service/promises/02-flush.test.ts shows.",
    ],
  });
  return lost.length ? 1 : 0;
}

/** The file stays when something in it is missing. */
async function killedRepeatedly(rounds: number): Promise<CrashResult> {
  const dataDir = join(benchCache, "crash-data");
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const result = await crashRounds(dataDir, rounds);
  if (!result.lost.length) rmSync(dataDir, { recursive: true, force: true });
  return result;
}
