import type { Config } from "../config/config.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import type { Store } from "../store/store.ts";
import { removeMailFiles } from "./remove-mail-files.ts";

/** Removes what is older than an age, but not what still has to go out. */
export async function purge(store: Store, config: Config, age: string): Promise<string[]> {
  const before = new Date(Math.max(0, Date.now() - ageMs(age)));
  const purged = await store.records.purge(before.getTime());
  const isKept = async (id: string) => (await store.records.find(id)) !== undefined;
  await removeMailFiles(config, { ids: purged.removedMailIds, left: { before, isKept } });
  await store.records.compact("purge");
  return [
    `Removed ${counted(purged.removedIds.length, "submission")} from before ${before.toISOString().slice(0, 10)}; those with mail still to be sent stay.`,
  ];
}

const dayMs = 86_400_000;
const unitsMs: Readonly<Record<string, number>> = {
  d: dayMs,
  w: 7 * dayMs,
  m: 30.44 * dayMs,
  y: 365.25 * dayMs,
};

function ageMs(age: string): number {
  const [, count, unit = ""] = /^(\d{1,4})([dwmy])$/.exec(age) ?? [];
  const unitMs = unitsMs[unit];
  if (unitMs && Number(count) > 0) return Number(count) * unitMs;
  throw new Failure("usage", `'${age}' is not an age such as 90d, 26w, 18m or 2y.`);
}
