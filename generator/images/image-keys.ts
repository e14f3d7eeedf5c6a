import { join } from "node:path";
import { hash } from "../hash.ts";
import type { Stamps } from "../load/files/stamps.ts";
import { keepValue, keptValue } from "../memory/kept-value.ts";
import type { ImageSource } from "../site.ts";
import { imageKey } from "./image-key.ts";
import { sourceBytes } from "./read-image.ts";

/** With a stamp that changes with whatever it is made of; a drawing that does not say what that is has none. */
type Known = { key: string; stamp: string | undefined };
/** Of the sources of a plan, in their order; as good as nothing under other code. */
type Kept = { plan: string; known: Known[] };
/** Hashes of what the sources were planned from, and of the code alone, which draws them. */
export type PlannedBy = { plan: string; code: string };

/**
 * The keys of pictures, without drawing or reading them again: while the plan stays the same, drawings do too. Those
 * that say what they are drawn from, and photographs, are the same as long as their stamps are.
 */
export function imageKeys(
  sources: ImageSource[],
  {
    root,
    folder,
    by,
    stamps,
  }: { root: string; folder: string; by: PlannedBy; stamps: Stamps | undefined },
): string[] {
  const file = join(folder, "keys.json");
  const before = keptValue<Kept>(file, by.code) ?? { plan: "", known: [] };
  const drawn = before.plan === by.plan ? before.known : [];
  const stamped = new Map(before.known.map(known => [known.stamp, known]));
  const known = sources.map((source, index): Known => {
    const same = source.file === undefined && drawn[index];
    if (same) return same;
    const stamp = stampOf(source, stamps);
    const old = stamp !== undefined && stamped.get(stamp);
    return old || { key: imageKey(sourceBytes(root, source), source), stamp };
  });
  if (before.plan !== by.plan || known.some((now, index) => now !== before.known[index]))
    keepValue(file, { key: by.code, value: { plan: by.plan, known } satisfies Kept });
  return known.map(({ key }) => key);
}

function stampOf(source: ImageSource, stamps: Stamps | undefined): string | undefined {
  const { name, file, from, widths, formats, quality } = source;
  const made = file === undefined ? from : stamps?.get(`content/images/${file}`);
  if (made === undefined) return undefined;
  return hash(JSON.stringify([name, file, made, widths, formats, quality]));
}
