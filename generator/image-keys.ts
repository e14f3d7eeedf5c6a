import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageKey, sourceBytes } from "./image-outline.ts";
import type { Stamps } from "./load/stamps.ts";
import type { ImageSource } from "./site.ts";
import { writeWhole } from "./write-whole.ts";

type Known = { key: string; stamp: string | undefined };
/** Of the sources of a plan, in their order. */
type Kept = { plan: string; known: Known[] };

/**
 * The keys of pictures, without drawing or reading them again: while the plan stays the same, drawings do too, and
 * photographs whose files have their old stamps.
 */
export function imageKeys(
  sources: ImageSource[],
  {
    root,
    folder,
    plan,
    stamps,
  }: { root: string; folder: string; plan: string; stamps: Stamps | undefined },
): string[] {
  const file = join(folder, "keys.json");
  const before = readKept(file, plan);
  const known = sources.map((source, index): Known => {
    const stamp = stampOf(source, stamps);
    const then = before[index];
    if (then && stamp !== undefined && then.stamp === stamp) return then;
    return { key: imageKey(sourceBytes(root, source), source), stamp };
  });
  if (known.some((now, index) => now !== before[index]))
    writeWhole(file, JSON.stringify({ plan, known } satisfies Kept));
  return known.map(({ key }) => key);
}

/** A drawing has none, and needs none. */
function stampOf({ file }: ImageSource, stamps: Stamps | undefined): string | undefined {
  return file === undefined ? "" : stamps?.get(`content/images/${file}`)?.join();
}

function readKept(file: string, plan: string): Known[] {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    return kept.plan === plan ? kept.known : [];
  } catch {
    // No cache or a broken one: all are drawn and read anew.
    return [];
  }
}
