import type { Config } from "../config/config.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import { idFloor } from "../store/ids.ts";
import type { Purged, Store } from "../store/store.ts";
import { utcDay } from "../utc-day.ts";
import { removeMailFiles } from "./remove-mail-files.ts";

/** Removes what is older than an age, but not what still has to go out. */
export async function* purge(store: Store, config: Config, age: string): AsyncGenerator<string> {
  const nowMs = Date.now();
  const beforeMs = Math.max(0, Math.floor(nowMs - ageMs(age)));
  await assertLikely(store, { nowMs, beforeMs });
  const old = { beforeMs, untoldBeforeMs: Math.min(beforeMs, nowMs - untoldKeptMs) };
  const steps: Purged[] = [];
  for (;;) {
    const step = await store.records.purge(old);
    if (!step.removedIds.length) break;
    // They are gone now, whatever becomes of the next step, of files and log: nobody else will name them.
    if (step.untoldIds.length && !steps.some(({ untoldIds }) => untoldIds.length))
      yield "The owner was never told of these, since their mail was given up; older backups still hold them:";
    yield* step.untoldIds;
    steps.push(step);
  }
  const removedCount = steps.flatMap(({ removedIds }) => removedIds).length;
  yield `Removed ${counted(removedCount, "submission")} from before ${utcDay(beforeMs)}.`;
  const heldCount = steps.reduce((sum, step) => sum + step.heldCount, 0);
  if (heldCount) yield neverReleased(heldCount);
  const isKept = async (id: string) => (await store.records.find(id)) !== undefined;
  const ids = steps.flatMap(({ removedMailIds }) => removedMailIds);
  await removeMailFiles(config, { ids, left: { beforeMs, isKept } });
  await store.records.compact("purge");
  yield* stillThere(await store.records.countOlder(beforeMs));
}

/**
 * By a clock that is years ahead everything is old, and so is an order that came in before a clock that began with 1970
 * was set. A purge that is run now and then finds what has just become old; where all of it has long been, and nothing came
 * in for a year after it, somebody has to look.
 */
async function assertLikely(
  { records }: Store,
  { nowMs, beforeMs }: { nowMs: number; beforeMs: number },
): Promise<void> {
  const afterId = idFloor(beforeMs);
  const [newest] = await records.list({ afterId, limit: 1, newestFirst: true });
  const [next] = await records.list({ afterId, limit: 1, newestFirst: false });
  if (!newest) return;
  const newestMs = newest.submission.createdAtMs;
  const nextMs = next?.submission.createdAtMs ?? nowMs;
  if (newestMs > beforeMs - unlikelyMs || newestMs > nextMs - unitsMs.y) return;
  // Of days since 1970 there are more than an age has digits.
  const weeks = Math.floor((nowMs - newestMs) / unitsMs.w);
  throw new Failure(
    "usage",
    `Nothing was removed: by the clock of this machine it is ${utcDay(nowMs)}, and the newest of what is so old came in on ${utcDay(newestMs)}. Is the clock right, and was it then? If so, all of it goes with --older-than ${weeks}w.`,
  );
}

/** A real order may have been among them. */
function neverReleased(heldCount: number): string {
  return `Put aside as possible spam and never released: ${heldCount} of these, which older backups still hold.`;
}

function stillThere(keptCount: number): string[] {
  if (!keptCount) return [];
  const stay = counted(keptCount, "submission as old stays", "submissions as old stay");
  return [
    `${stay}: its mail still has to go out, or was given up and it is not ${untoldKeptDays} days old.`,
  ];
}

const dayMs = 86_400_000;
/**
 * For so long the alarm about a mail that was given up must have been there to be seen. It is no reason to keep what a
 * person wrote for longer than we promise.
 */
const untoldKeptDays = 30;
const untoldKeptMs = untoldKeptDays * dayMs;
const unitsMs = { d: dayMs, w: 7 * dayMs, m: 30.44 * dayMs, y: 365.25 * dayMs };
/** Longer than between two purges. */
const unlikelyMs = 60 * dayMs;

function ageMs(age: string): number {
  const [, count, unit = ""] = /^(\d{1,4})([dwmy])$/.exec(age) ?? [];
  const unitMs = new Map(Object.entries(unitsMs)).get(unit);
  if (unitMs && Number(count) > 0) return Number(count) * unitMs;
  throw new Failure("usage", `'${age}' is not an age such as 90d, 26w, 18m (months) or 2y.`);
}
