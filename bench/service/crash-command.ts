import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../tests/service/bundle.ts";
import { crashRounds } from "../../tests/service/crash.ts";
import { benchCache } from "../places.ts";

/** `npm run bench -- service-crash`: promise 1 over hundreds of kills. Gives the exit code. */
export async function crashCommand(rounds = 300): Promise<number> {
  const dataDir = join(benchCache, "crash-data");
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const onRound = (n: number) => n % 25 === 0 && process.stdout.write(`${n} kills\n`);
  const file = await bundle("bin/form-service.ts");
  const { acknowledged, lost } = await crashRounds(file, { rounds, dataDir, onRound });
  const kept = acknowledged - lost.length;
  process.stdout.write(
    `${rounds} kills, ${acknowledged} acknowledged, ${kept} kept, ${lost.length} lost\n`,
  );
  for (const one of lost.slice(0, 20)) process.stdout.write(`lost: ${one}\n`);
  if (!lost.length) rmSync(dataDir, { recursive: true, force: true });
  return lost.length ? 1 : 0;
}
